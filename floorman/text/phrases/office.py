"""Sentences for prices, pools, prize lists, satellites, rebuys, refunds, envelopes, flights and shootouts."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "price.parts": N_("Of {total}: pool {pool}, fee {fee}, staff {staff}, bounty {bounty}."),
    "price.over-hundred": N_("The percentages withheld are {sum} together, more than 100."),
    "pool.paid-in": N_("Prizes {prizes}, all that was paid in for them; bounties {bounty}."),
    "pool.reached": N_("Prizes {prizes}: the guarantee of {guarantee} is reached; bounties {bounty}."),
    "pool.overlay": N_(
        "Prizes {prizes}: the house adds {overlay} to reach the guarantee of {guarantee}; bounties {bounty}."
    ),
    "pool.refunds": N_("More is taken back than was sold."),
    "places-paid.percent": N_("Paid places: {places}, by the percentage of {entries} entries, rounded up."),
    "places-paid.number": N_("Paid places: {places}, as the house has set it."),
    "places-paid.table": N_("Paid places: {places}, by the table's row for {entries} entries."),
    "places-paid.persons": N_("Paid places: {places} instead of {wanted}, since no more different players entered."),
    "places-paid.none": N_("Nobody has entered: no place is paid."),
    "places-paid.persons-entries": N_("{persons} different players cannot have made {entries} entries."),
    "prizes.curve": N_("{money} over {places} places by the curve: first {first}, last {last}."),
    "prizes.curve-cut": N_(
        "{money} over {places} places by the curve, fewer than asked so that nobody is paid less than {least}: "
        "first {first}, last {last}."
    ),
    "prizes.percent": N_("{money} over {places} places by percentages: first {first}, last {last}."),
    "prizes.percent-cut": N_(
        "{money} over {places} places by percentages, fewer than asked so that nobody is paid less than {least}: "
        "first {first}, last {last}."
    ),
    "prizes.amounts": N_("{money} over {places} places in the amounts typed: first {first}, last {last}."),
    "prizes.amounts-under": N_("The amounts typed leave {rest} of {money}: the list cannot be final."),
    "prizes.amounts-over": N_("The amounts typed are {rest} over {money}: the list cannot be final."),
    "prizes.first-lifted": N_("{money} over {places} places: the house adds {added}, so that first gets {first}."),
    "prizes.none": N_("No place is paid: {money} are left."),
    "prizes.number": N_("{field} holds {count} for {places} places."),
    "prizes.rise": N_("{field} must not rise from first place to last."),
    "prizes.not-hundred": N_("The percentages are {sum} together, not 100."),
    "prizes.min-unit": N_("The lowest prize must be a multiple of {unit}, to which it is rounded."),
    "prizes.first-step": N_("Rounding must begin at 0."),
    "prizes.step": N_("The step at {start} must be above the one before it and a multiple of both its units."),
    "satellite.seats": N_("Seats: {seats}, cash by place: {cash}; it ends with {ends} left."),
    "satellite.overlay": N_("Seats: {seats}, for which the house adds {overlay}; it ends with {ends} left."),
    "satellite.no-seat": N_("The pool buys no seat: all of it is cash by place: {cash}."),
    "satellite.no-step": N_("Nobody has said how large the steps are."),
    "satellite.many": N_("More than {most} places would get a part of the rest."),
    "rebuy.allowed": N_("Rebuys allowed: {allowed}; the stack is {stack} then."),
    "rebuy.limit": N_("Rebuys allowed: {allowed} of {asked}, for the limit is {most}; the stack is {stack} then."),
    "rebuy.stack": N_("Rebuys allowed: {allowed} of {asked}, for the stack of {stack} is too large for another."),
    "withdraw.before-start": N_("The stack is not in play yet: {refund} go back, {chips} chips leave."),
    "withdraw.none": N_("The stack is in play: this house gives nothing back."),
    "withdraw.prorata": N_("{refund} go back, the pool part by chips and the fee; {chips} chips leave play."),
    "withdraw.in-money": N_("In the money nothing goes back."),
    "withdraw.no-start": N_("Without the starting stack nobody can say what part of it is left."),
    "in-kind.back": N_("Back the way it came: {back}."),
    "in-kind.ticket": N_("Back the way it came, a ticket as a new one of its value: {back}."),
    "in-kind.voucher": N_("Back the way it came, {part} as a voucher since no ticket comes back in part: {back}."),
    "in-kind.nothing": N_("Nothing goes back."),
    "in-kind.more": N_("{amount} cannot go back: only {paid} were paid."),
    "due.due": N_("Still due: {due}."),
    "due.secured": N_("Still in, and sure of the lowest prize left: {due} due."),
    "due.nothing": N_("Nothing is due."),
    "due.over": N_("{over} paid too much: reclaim it, or let it stand with a remark."),
    "bounty-chain.paid": N_("Bounties by player: {cash}."),
    "bounty-chain.unawarded": N_("Bounties by player: {cash}; {unawarded} are not awarded."),
    "bounty-chain.not-out": N_("{player} cannot be out here: out before, or the winner of the tournament."),
    "bounty-chain.gone": N_("{player} is out already and wins no bounty."),
    "envelopes.made": N_("{count} envelopes of {pool}: {envelopes}."),
    "envelopes.top": N_("The amounts typed leave {left} for {others} envelopes, which cannot be."),
    "envelopes.unit": N_("{left} are left for the equal envelopes, no multiple of {unit}."),
    "envelopes.empty": N_("{left} cannot fill {others} envelopes: one would be empty."),
    "envelope-draw.drawn": N_("{draws} of {count} envelopes drawn with the seed {seed}, sealed as {sealed}."),
    "envelope-draw.more": N_("{draws} cannot be drawn of {count} envelopes."),
    "flights-merge.best": N_(
        "{players} players with {chips} chips go on, each with the largest bag; out of play: {leaving}."
    ),
    "flights-merge.first": N_(
        "{players} players with {chips} chips go on, each with the first bag; out of play: {leaving}."
    ),
    "flights-merge.all": N_("{players} players with {chips} chips go on, each with all bags together."),
    "flights-merge.no-flight": N_("{field} names {flight}, which is none of the flights."),
    "flights-merge.twice": N_("{player} has two bags in flight {flight}."),
    "shootout.rounds": N_("{players} players, {rounds} rounds; tables by round: {tables}."),
    "shootout.too-few": N_("A shootout needs two players."),
    "shootout.no-shrink": N_("After a round {players} players would still be left: fewer must go on from a table."),
    "early-payout.split": N_("{least} at once to each of {places} places, {at_once} in all; the rest on going out."),
    "early-payout.least": N_("Place {place} is paid {prize}, less than the {least} that would be paid at once."),
}
