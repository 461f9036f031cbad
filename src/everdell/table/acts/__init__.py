"""What people, bots and the clock may do at a table.

An act looks at a table and answers with the events that come of it, or with an error that says
what to do instead. It changes nothing itself. `actor` is the hash of the token that a player holds
seats with.
"""

from everdell.table.acts.carrying import carry, make_link, make_phrase, seats_opened_by
from everdell.table.acts.change import Change, check_turn
from everdell.table.acts.consent import answer, ask_to_abandon, ask_to_stand_in, undo
from everdell.table.acts.deleting import check_deletion
from everdell.table.acts.lobby import (
    arrange,
    begun,
    dealt_if_full,
    dress,
    open_table,
    rise,
    sit,
    start,
)
from everdell.table.acts.playing import (
    MOST_STUMBLES,
    bot_chooses,
    bot_stumbles,
    choose,
    come_back,
    give_time,
    leave,
    rematch,
    take_hint,
    time_out,
    update_rules,
)
from everdell.table.acts.recorded import Replayed, play_again, start_from
from everdell.table.acts.talk import PHRASES, clean_name, say

__all__ = [
    "MOST_STUMBLES",
    "PHRASES",
    "Change",
    "Replayed",
    "answer",
    "arrange",
    "ask_to_abandon",
    "ask_to_stand_in",
    "begun",
    "bot_chooses",
    "bot_stumbles",
    "carry",
    "check_deletion",
    "check_turn",
    "choose",
    "clean_name",
    "come_back",
    "dealt_if_full",
    "dress",
    "give_time",
    "leave",
    "make_link",
    "make_phrase",
    "open_table",
    "play_again",
    "rematch",
    "rise",
    "say",
    "seats_opened_by",
    "sit",
    "start",
    "start_from",
    "take_hint",
    "time_out",
    "undo",
    "update_rules",
]
