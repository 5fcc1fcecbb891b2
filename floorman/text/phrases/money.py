"""Sentences for antes, chip races, places, bounties, deals and cancellations."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "ante.none": N_("Heads-up there is no ante in this house."),
    "ante.full-blind-first": N_("Blind and ante; from a short stack the blind first."),
    "ante.full-ante-first": N_("From a short stack the ante first."),
    "ante.reduced-blind-first": N_("With {players} at the table the ante is a small blind."),
    "ante.reduced-ante-first": N_("With {players} at the table the ante is a small blind; it comes first."),
    "big-blind-ante.full": N_("Big blind {blind}, ante {ante}."),
    "big-blind-ante.blind-first": N_("Short stack, blind first: {blind} blind, {ante} ante."),
    "big-blind-ante.ante-first": N_("Short stack, in this house ante first: {ante} ante, {blind} blind."),
    "big-blind-ante.reduced-full": N_("Big blind {blind}, ante {ante}: reduced, with {players} at the table."),
    "big-blind-ante.reduced-blind-first": N_(
        "Short stack, blind first and a reduced ante with {players} at the table: {blind} blind, {ante} ante."
    ),
    "big-blind-ante.reduced-ante-first": N_(
        "Short stack, in this house ante first, reduced with {players} at the table: {ante} ante, {blind} blind."
    ),
    "big-blind-ante.heads-up-full": N_("Big blind {blind}; heads-up there is no ante in this house."),
    "big-blind-ante.heads-up-blind-first": N_("Short stack: {blind} blind; heads-up there is no ante in this house."),
    "big-blind-ante.heads-up-ante-first": N_(
        "Short stack: {blind} blind; heads-up there is no ante, though otherwise it comes first in this house."
    ),
    "chip-race.seat-1": N_(
        "Cards dealt from seat 1: one chip of {new} each to seats {seats}; "
        "nobody is raced out: whoever has no other chip gets one of {new}."
    ),
    "chip-race.dealer-left": N_(
        "Cards dealt from the dealer's left: one chip of {new} each to seats {seats}; "
        "nobody is raced out: whoever has no other chip gets one of {new}."
    ),
    "chip-race.nothing-to-win": N_(
        "The odd chips of {old} are not worth half a chip of {new}: none is paid; "
        "nobody is raced out: whoever has no other chip gets one of {new}."
    ),
    "chip-race.seat-1-and-kept": N_(
        "Cards dealt from seat 1: one chip of {new} each to seats {seats}; not raced out, one chip too: seats {kept}."
    ),
    "chip-race.dealer-left-and-kept": N_(
        "Cards dealt from the dealer's left: one chip of {new} each to seats {seats}; not raced out, one chip "
        "too: seats {kept}."
    ),
    "chip-race.nothing-to-win-and-kept": N_(
        "The odd chips of {old} are not worth half a chip of {new}; not raced out, one chip each: seats {kept}."
    ),
    "chip-race.smaller-chip": N_("The new chip has to be worth more than the old one."),
    "chip-race.whole-chip": N_("Seat {seat} can change a whole chip first: only odd chips are raced."),
    "chip-race.cards": N_("Seat {seat} needs one card for each odd chip, no more and no fewer."),
    "chip-race.card-twice": N_("A card was drawn twice, or by a seat that does not race."),
    "finish.one": N_("Place: {places}."),
    "finish.nobody": N_("Nobody is out."),
    "finish.ranked": N_("Ranked by the stacks at the start of the hand: {places}."),
    "finish.tied": N_("Ranked by the stacks at the start of the hand, equal stacks share: {places}."),
    "finish.across-tables": N_(
        "Hand-for-hand, out on one hand at different tables: they share; at one table the stacks rank: {places}."
    ),
    "finish.announcement": N_("Out on a hand in progress when hand-for-hand was announced: all share: {places}."),
    "finish.nobody-left": N_("Not everybody can be out: somebody holds the chips."),
    "bounty.nobody-out": N_("Nobody is out, so no bounty is paid."),
    "bounty.none": N_("Out: {busted}; no bounty to pay."),
    "bounty.none-lost": N_("Out: {busted}; no bounty to pay; in this house it is lost with a rebuy."),
    "bounty.none-forfeits-collected": N_(
        "Out: {busted}; no bounty to pay; in this house a rebuy forfeits the bounties collected."
    ),
    "bounty.cash": N_("The winner of the pot with the last chips takes the bounty: {awards}."),
    "bounty.cash-split": N_("The pot with the last chips was tied, so the bounty is split: {awards}."),
    "bounty.bigger-stack": N_(
        "The pot with the last chips was tied; in this house the bigger stack takes it: {awards}."
    ),
    "bounty.progressive": N_("Half in cash, half on the winner's own head: {awards}."),
    "bounty.progressive-split": N_("Tied pot: each half is split, cash first and the rest on the heads: {awards}."),
    "bounty.too-few": N_("A bounty needs two players in the hand."),
    "bounty.ranked-twice": N_("A player is ranked twice, or has folded and is ranked all the same."),
    "bounty.not-ranked": N_("Every player with chips in the pot has to be ranked or folded, and nobody else."),
    "bounty.low-not-shown": N_("A low hand is shown once, by a player who is ranked."),
    "bounty.nothing-put-in": N_("Whoever shows a hand has chips in the pot."),
    "bounty-winner.knockout": N_("The winner is paid the bounty on the winner's own head: {paid}."),
    "bounty-winner.progressive": N_("The winner is paid the bounty on the winner's own head: {paid}."),
    "bounty-winner.team": N_("A team bounty is not paid when its player wins the tournament."),
    "bounty-winner.fixed": N_("A fixed bounty is not paid when its player wins the tournament."),
    "bounty-winner.mystery-draws": N_("The winner is paid the envelope of the winner's own head: {paid}."),
    "bounty-winner.mystery-none": N_("There is no envelope for the winner's own head in this house."),
    "bounty-after-rebuy.eligible": N_(
        "After a rebuy the bounty stays on: other houses take it off or keep those collected."
    ),
    "bounty-after-rebuy.lost": N_("After a rebuy there is no bounty on that player any more in this house."),
    "bounty-after-rebuy.forfeits-collected": N_("A rebuy forfeits the bounties collected so far in this house."),
    "deal.icm": N_("Deal by ICM: {shares}."),
    "deal.icm-with-rest": N_("Deal by ICM with {left} left for the winner: {shares}."),
    "deal.icm-many": N_("Deal by ICM, worked out by numerical integration for so many players: {shares}."),
    "deal.icm-many-with-rest": N_(
        "Deal by ICM, worked out by numerical integration for so many players, with {left} left for the "
        "winner: {shares}."
    ),
    "deal.chip-chop": N_("Deal by chips, lowest prize each and nobody over first prize: {shares}."),
    "deal.chip-chop-with-rest": N_(
        "Deal by chips with {left} left for the winner, lowest prize each and nobody over first prize: {shares}."
    ),
    "deal.equal": N_("Deal in equal parts: {shares}."),
    "deal.equal-with-rest": N_("Deal in equal parts with {left} left for the winner: {shares}."),
    "deal.custom": N_("Deal in the amounts agreed: {shares}."),
    "deal.custom-with-rest": N_("Deal in the amounts agreed with {left} left for the winner: {shares}."),
    "deal.sum-over": N_("No deal: the amounts are {off} more than the prizes left."),
    "deal.sum-short": N_("No deal: the amounts are {off} less than the prizes left."),
    "deal.forbidden": N_("No deal: this house does not allow deals."),
    "deal.forbidden-by-regulator": N_("No deal: the regulator does not allow deals, whatever the house's choice."),
    "deal.not-final-table": N_("No deal yet: deals are made at the final table only."),
    "deal.not-unanimous": N_("No deal: everybody left has to agree, and not all have: {against}."),
    "deal.leave": N_("No deal: {left} left for the winner is more than may be left."),
    "deal.leave-too-little": N_("No deal: {left} left for the winner is less than has to be left."),
    "deal.too-few": N_("A deal needs two players."),
    "deal.too-many": N_("{field} may hold {most} players at most."),
    "deal.unknown-player": N_("{player} is not among the players left."),
    "deal.more-prizes": N_("The prizes left have to be at least one, and no more than the players left ({players})."),
    "deal.prizes-rise": N_("The prizes have to come first prize first."),
    "deal.above-pool": N_("The prizes left ({prizes}) are more than the whole pool ({pool})."),
    "cancel.rollback": N_("As if it had never been played; prize money + fees and bounties back: {refunds}."),
    "cancel.before-money": N_(
        "Half of the pool equally, half by chips; prize money + fees and bounties back: {refunds}."
    ),
    "cancel.in-money": N_("The lowest prize each, the rest by chips; prize money + fees and bounties back: {refunds}."),
    "cancel.heads-up": N_("The pool by chips; prize money + fees and bounties back: {refunds}."),
    "cancel.td-decides-rollback": N_(
        "This house keeps its own policy: the TD decides; others give everybody buy-in, fee and bounty back."
    ),
    "cancel.td-decides-before-money": N_(
        "This house keeps its own policy: the TD decides; others return fees and share the pool, half equally "
        "and half by chips."
    ),
    "cancel.td-decides-in-money": N_(
        "This house keeps its own policy: the TD decides; others return fees and give the lowest prize each "
        "and the rest by chips."
    ),
    "cancel.td-decides-heads-up": N_(
        "This house keeps its own policy: the TD decides; others return fees and share the pool by chips."
    ),
    "cancel.nobody-in": N_("Nobody is still in."),
    "cancel.not-heads-up": N_("Heads-up there are two players still in."),
    "cancel.no-chips": N_("Nobody still in has any chips."),
    "cancel.not-in-money": N_("More players are in than there are prizes left: that is before the money."),
    "cancel.pool-too-small": N_("The pool of {pool} does not cover the lowest prize for everybody still in."),
}
