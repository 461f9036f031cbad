"""What becomes of things that are picked."""

from __future__ import annotations

from typing import final

from everdell.engine.changes import (
    add_to_hand,
    discard_from_city,
    gain_bundle,
    give_cards,
    put_points_on,
    told_reveal,
)
from everdell.engine.characters import carry_over, settled_on
from everdell.engine.content import Card
from everdell.engine.effects.city import keep_under_event
from everdell.engine.effects.picking import Doing, Source, city_mark
from everdell.engine.journal import Entry
from everdell.engine.option import Option
from everdell.engine.queries import chosen_slot, room_for_gifts, room_in_hand
from everdell.engine.rules import Rules
from everdell.engine.stack import NO_SEAT, NO_SLOT, Frame, Program
from everdell.engine.state import Game
from everdell.engine.visits import achieve, use_place

# With cards ----------------------------------------------------------------------------------


@final
class Discard(Doing):
    word: str = "discard"
    city_word: str = "discard:city"
    prompt: str = "discard"
    asks_whence: bool = True
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        source.discard(g, f, option)


@final
class Dismantle(Doing):
    """Discard a card of one's city and regain its cost.

    Workers who would be lost for good with the card stay on the speaking card.
    """

    city_word: str = "discard:city"
    prompt: str = "discard-city"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        slot = chosen_slot(g, option)
        standing = settled_on(g, f.me, slot)
        gone = discard_from_city(g, f.me, slot, f.source)
        if gone.settled and f.slot != NO_SLOT:
            carry_over(g, standing, f.owner, f.slot, settled=True)
            city = g.players[f.owner].city
            here = city[f.slot]
            city[f.slot] = here.with_workers(here.workers, here.settled + gone.settled)
        gain_bundle(g, f.me, g.rules.cards[gone.card].price, f.source)


@final
class Take(Doing):
    """Take it into hand, as far as there is room."""

    word: str = "take"
    prompt: str = "take"
    asks_whence: bool = True
    leaves: bool = True
    as_possible: bool = True

    def room(self, g: Game, f: Frame) -> int:
        return room_in_hand(g, g.players[f.me])

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        card = source.lift(g, f, option)
        add_to_hand(g.players[f.me], card)
        f.taken = (*f.taken, card)
        source.tell_taken(g, f, option, card)


@final
class HoldApart(Doing):
    """Have the text beneath hold it apart from the hand, as far as there is room in that."""

    word: str = "take"
    prompt: str = "take"
    asks_whence: bool = True
    leaves: bool = True
    as_possible: bool = True

    def room(self, g: Game, f: Frame) -> int:
        return room_in_hand(g, g.players[f.me]) - len(g.stack[-2].cards)

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        card = source.lift(g, f, option)
        looking = g.stack[-2]
        looking.cards = tuple(sorted([*looking.cards, card]))
        source.tell_taken(g, f, option, card)


@final
class Keep(Doing):
    """Put one of the cards that only its reader sees into hand."""

    word: str = "keep"
    prompt: str = "keep"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        add_to_hand(g.players[f.me], source.lift(g, f, option))


@final
class Show(Doing):
    """Show it to everyone; it stays where it is."""

    word: str = "show"
    prompt: str = "show-card"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        told_reveal(g, f.me, [option.card], f.source)


@final
class PutAside(Doing):
    """Put it aside, unseen, to be given away."""

    word: str = "give"
    prompt: str = "give-cards"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        f.cards = (*f.cards, source.lift(g, f, option))
        f.secret = True


@final
class Give(Doing):
    """Give it to the seat that was chosen, as far as there is room."""

    word: str = "give"
    prompt: str = "give-cards"
    leaves: bool = True

    def room(self, g: Game, f: Frame) -> int:
        return 0 if f.seat == NO_SEAT else room_for_gifts(g, g.players[f.seat])

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        give_cards(g, f.me, f.seat, (source.lift(g, f, option),))

    def goes_on(self, g: Game, f: Frame) -> bool:
        return self.room(g, f) > 0 and bool(f.cards)


@final
class PutBeneath(Doing):
    """Put it under the event just achieved."""

    word: str = "put"
    city_word: str = "put:city"
    prompt: str = "put-critters"
    leaves: bool = True

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        card = source.lift(g, f, option)
        f.cards = (*f.cards, card)
        if g.journal is not None and not source.tells:
            id, event = g.rules.cards[card].id, g.rules.source_id(f.source)
            g.journal.tell(Entry("put_under", f.me, card=id, place=event))

    def finish(self, g: Game, f: Frame) -> None:
        keep_under_event(g, f)


# With green cards ----------------------------------------------------------------------------


def act_as(g: Game, f: Frame, owner: int, slot: int) -> None:
    """Run another green card's production for `me`, its conditions read in its own city."""
    placed = g.players[owner].city[slot]
    production = g.rules.cards[placed.card].production
    if production is None:
        return
    if g.journal is not None:
        id, by = g.rules.cards[placed.card].id, g.rules.source_id(f.source)
        g.journal.tell(Entry("activated", f.me, card=id, city=owner, source=by))
    inner = g.push(production, f.me, owner, slot, placed.card)
    speaking = (city_mark(f.owner, f.slot),) if f.slot != NO_SLOT else ()
    inner.trail = (*f.trail, *speaking, city_mark(owner, slot))


@final
class Activate(Doing):
    """Let it act once more, never one of the speaking card's name, and none of them twice.

    In another city only what may be copied out of it. Some names may be left out.
    """

    city_word: str = "activate"
    prompt: str = "activate"
    conditional: bool = False
    in_turn: bool = True

    def __init__(self, but_not: tuple[str, ...] = ()) -> None:
        self.but_not = but_not
        self.excluded: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.excluded = [rules.card_or_none(id) for id in self.but_not]

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        number = g.players[seat].city[slot].card
        card = g.rules.cards[number]
        mark = city_mark(seat, slot)
        return (
            (f.slot == NO_SLOT or number != g.players[f.owner].city[f.slot].card)
            and number not in self.excluded
            and not card.stays
            and (seat == f.me or may_copy(card))
            and mark not in f.trail
            and mark not in f.acted
        )

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        slot = chosen_slot(g, option)
        f.acted = (*f.acted, city_mark(option.seat, slot))
        act_as(g, f, option.seat, slot)

    def finish(self, g: Game, f: Frame) -> None:
        f.acted = ()


def may_copy(card: Card) -> bool:
    """Whether a green card may be copied out of an opponent's city at all."""
    return not (
        card.production is None or card.never_copied or card.stays or card.copied_at_home_only
    )


@final
class Copy(Doing):
    """Do what an opponent's card does.

    So copying an opponent's copier offers your own city next, and with it cards that are
    `copied_at_home_only`.
    """

    city_word: str = "copy"
    prompt: str = "copy"
    conditional: bool = False

    def __init__(self, but_not: tuple[str, ...] = ()) -> None:
        self.but_not = but_not
        self.excluded: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.excluded = [rules.card_or_none(id) for id in self.but_not]

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        card = g.rules.cards[g.players[seat].city[slot].card]
        if card.production is None or card.never_copied or card.stays:
            return False
        if seat != f.me and (card.copied_at_home_only or card.number in self.excluded):
            return False
        return city_mark(seat, slot) not in f.trail

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        act_as(g, f, option.seat, chosen_slot(g, option))


def _own_slot(f: Frame) -> int:
    """Where the speaking card stands in one's own city; it may be used in another one."""
    return f.slot if f.owner == f.me else NO_SLOT


class _CopyAsMine(Doing):
    """Do what an opponent's card does, as if it stood where the speaking card stands.

    Of another card with the same text in an opponent's city, one's own city may be read instead.
    """

    city_word: str = "copy"
    prompt: str = "copy"
    conditional: bool = False

    def __init__(self, but_not: tuple[str, ...] = ()) -> None:
        self.but_not = but_not
        self.excluded: list[int] = []

    def bind(self, rules: Rules) -> None:
        self.excluded = [rules.card_or_none(id) for id in self.but_not]

    def text(self, card: Card) -> Program | None:
        """What is done of a card."""
        raise NotImplementedError

    def fits(self, g: Game, f: Frame, seat: int, slot: int) -> bool:
        card = g.rules.cards[g.players[seat].city[slot].card]
        text = self.text(card)
        if text is None or card.stays or card.number in self.excluded:
            return False
        if text is f.program:
            return seat != f.me and not (seat == f.owner and slot == f.slot)
        return text.possible(g, f.me, f.me, _own_slot(f))

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        card = g.rules.cards[option.card]
        text = self.text(card)
        if text is None:
            return
        if g.journal is not None:
            by = g.rules.source_id(f.source)
            g.journal.tell(Entry("activated", f.me, card=card.id, city=option.seat, source=by))
        inner = g.push(text, f.me, f.me, _own_slot(f), card.number)
        if text is f.program:
            inner.trail = (*f.trail, city_mark(option.seat, chosen_slot(g, option)))


@final
class CopyVisit(_CopyAsMine):
    """Do what a worker would do there."""

    def text(self, card: Card) -> Program | None:
        return card.visit


@final
class CopyPlay(_CopyAsMine):
    """Do what it does when it is played."""

    def text(self, card: Card) -> Program | None:
        return card.play


# With places ---------------------------------------------------------------------------------


@final
class Use(Doing):
    """Take its action, even if it is occupied."""

    word: str = "copy"
    prompt: str = "use-place"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        use_place(g, f.me, option.place)


@final
class UseForToken(Doing):
    """Return a point token of the speaking card to take its action."""

    word: str = "activate"
    prompt: str = "reuse-place"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        put_points_on(g, f.owner, f.slot, -1)
        use_place(g, f.me, option.place)


@final
class Achieve(Doing):
    """Achieve it; its costs are paid."""

    word: str = "event"
    prompt: str = "achieve-any"

    def to(self, g: Game, f: Frame, source: Source, option: Option) -> None:
        achieve(g, f.me, option.place)
