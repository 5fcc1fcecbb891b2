"""What can happen, by subject: each fact is one class, with its check, its effect and what it touches.

A fact is added in the module of its subject alone; a new subject also stands here.
"""

from collections.abc import Mapping

from floorman.core.facts.areas import *
from floorman.core.facts.bounties import *
from floorman.core.facts.busts import *
from floorman.core.facts.cancelled import *
from floorman.core.facts.clock import *
from floorman.core.facts.conduct import *
from floorman.core.facts.days import *
from floorman.core.facts.deals import *
from floorman.core.facts.drawers import *
from floorman.core.facts.entries import *
from floorman.core.facts.event import *
from floorman.core.facts.flights import *
from floorman.core.facts.games import *
from floorman.core.facts.hand_for_hand import *
from floorman.core.facts.hands import *
from floorman.core.facts.matches import *
from floorman.core.facts.money import *
from floorman.core.facts.moves import *
from floorman.core.facts.payouts import *
from floorman.core.facts.persons import *
from floorman.core.facts.presence import *
from floorman.core.facts.prizes import *
from floorman.core.facts.rulings import *
from floorman.core.facts.screens import *
from floorman.core.facts.slips import *
from floorman.core.facts.tables import *
from floorman.core.facts.tickets import *
from floorman.core.facts.tournament import *
from floorman.core.facts.undoing import *

KINDS: Mapping[str, type[Event]] = {kind.KIND: kind for kind in Event.__subclasses__()}
"""Every fact by its name in the journal."""
