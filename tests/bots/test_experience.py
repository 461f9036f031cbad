"""Weights by the names of traits, in a file and in a judgement."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from everdell import EverdellError, new_game
from everdell.bots.experience import (
    OURS,
    Experience,
    Lesson,
    Taught,
    load_experience,
    write_experience,
)
from everdell.bots.thinking.traits import trait_names
from everdell.engine.scoring import score
from everdell.games import all_beside, shelf
from tests.texts import vocabulary

FOUR = [1.0, 2.0, 3.0, 4.0]


def lesson(rivalry: float = 0.0, **weights: list[float]) -> Lesson:
    return Lesson(rivalry, FOUR, weights)


def kept(path: Path, company: Lesson, solo: Lesson) -> Taught:
    write_experience(path, Experience(company, solo))
    return Taught(str(path))


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    made = Experience(lesson(0.5, one=FOUR), lesson(1.0, workers=FOUR), {"command": "everdell"})
    write_experience(path, made)
    assert load_experience(path) == made
    assert '"one": [ 1.0, 2.0, 3.0, 4.0 ]' in path.read_text()


def test_a_failed_write_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.json"
    write_experience(path, Experience(lesson(one=FOUR), lesson()))
    before = path.read_text()

    def full(beside: Path, *_: object, **__: object) -> int:
        beside.touch()
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="no space"):
        write_experience(path, Experience(lesson(), lesson()))
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_weight_counts_in_its_season(tmp_path: Path) -> None:
    taught = kept(tmp_path / "a.json", lesson(workers=[0.5, 0.0, 0.0, 2.0]), lesson())
    game = new_game(2, seed=1)
    judgement = taught.judgement(game)
    game.players[0].home = 2
    assert judgement.points(game, 0) == score(game, 0).total + 1.0
    game.players[0].season = 3
    assert judgement.points(game, 0) == score(game, 0).total + 4.0
    assert taught.error(game, 0) == 4.0


def test_a_table_with_an_automatic_rival_has_its_own_lesson(tmp_path: Path) -> None:
    taught = kept(tmp_path / "b.json", lesson(0.25), lesson(1.0, one=FOUR))
    assert taught.judgement(new_game(2)).rivalry == 0.25
    alone = new_game(1)
    assert taught.judgement(alone).rivalry == 1.0
    assert taught.judgement(alone).points(alone, 0) == score(alone, 0).total + 1.0


def boxes_of_training(provenance: Mapping[str, Any]) -> set[str]:
    """The boxes of the tables from which weights were learned, first and last."""
    words = provenance["command"].split()
    boxes = set(words[words.index("--boxes") + 1].split(","))
    former = provenance.get("after")
    return boxes | boxes_of_training(former) if former else boxes


def test_our_own_experience_knows_traits_of_the_game_and_how_it_was_made() -> None:
    ours = load_experience(OURS)
    trained = boxes_of_training(ours.provenance)
    assert set(all_beside("base")) <= trained
    names = {name for rules in vocabulary.all_rules() for name in trait_names(rules)}
    for lesson in (ours.company, ours.solo):
        assert set(lesson.weights) <= names
        for box in [shelf()[id] for id in trained]:
            known = [
                card for card in box.printed().cards if f"playable:{card.id}" in lesson.weights
            ]
            assert len(known) >= 0.8 * len(box.printed().cards), box.id
    assert ours.provenance["command"].startswith("everdell train")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"company": 3}'])
def test_a_file_without_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    with pytest.raises(EverdellError, match="everdell train"):
        load_experience(path)


def test_a_weight_without_its_seasons_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "short.json"
    write_experience(path, Experience(lesson(one=[1.0]), lesson()))
    with pytest.raises(EverdellError, match="everdell train"):
        load_experience(path)


def test_styles_like_other_things() -> None:
    game = new_game(2, seed=1)
    plain, builder = Taught().judgement(game), Taught("builder").judgement(game)
    racer, blocker = Taught("racer").judgement(game), Taught("blocker").judgement(game)
    assert builder.points(game, 0) != plain.points(game, 0)
    assert racer.rivalry == plain.rivalry
    assert blocker.rivalry > plain.rivalry
    assert blocker.points(game, 0) == plain.points(game, 0)
