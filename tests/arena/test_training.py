"""Training: what is written down of games, how it is fitted, and that it can be done again."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import msgspec
import pytest

from everdell import EverdellError, new_game
from everdell.arena import HERE, Job, Result, run
from everdell.arena.training import Course, Generation, train
from everdell.arena.training.fitting import add_up, lesson_from, no_sums
from everdell.arena.training.samples import WATCHER, Notes, Sample
from everdell.bots import World, make_bot
from everdell.bots.experience import Experience, Lesson, load_experience, write_experience
from everdell.bots.simulation import Lineup
from everdell.games import shelf

SMALL = Course(games=6, generations=2, seed=3)
NOTHING = Lesson(0.3, [0.0] * 4, {})


def here(jobs: list[Job]) -> list[Result]:
    return list(run(jobs, HERE))


def steps_of(course: Course, folder: Path) -> tuple[list[Generation], Experience]:
    *generations, experience = train(course, folder / "out.json", lambda jobs: run(jobs, HERE))
    assert isinstance(experience, Experience)
    return [one for one in generations if isinstance(one, Generation)], experience


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Generation], Experience]:
    """A whole course, taught once."""
    folder = tmp_path_factory.mktemp("course")
    taught = steps_of(SMALL, folder)
    assert not list(folder.iterdir())  # what the generations played with is gone
    return taught


def fitted(
    samples: list[Sample],
    names: tuple[str, ...],
    former: Lesson = NOTHING,
    kept: tuple[str, ...] = (),
) -> Lesson:
    sums = no_sums(len(names))
    for sample in samples:
        add_up(sums, [sample])
    return lesson_from(sums, names, former, kept)


def test_a_sample_says_what_was_still_to_come() -> None:
    [result] = here([Job(Lineup(bots=("greedy",)), 5, WATCHER)])
    samples = msgspec.convert(result.record, Notes).samples
    first = [sample for sample in samples if sample.season == 0][:2]
    assert {sample.seat for sample in samples} == {0, 1}
    # In the first turns no player has scored much yet, so nearly all points are still to come.
    for sample in first:
        assert result.scores[sample.seat] - 5 <= sample.points <= result.scores[sample.seat]
    for sample in samples:
        assert len(sample.traits) % 2 == 0
        assert sample.traits[:2] == [0, 1]


def test_the_fit_finds_what_the_points_were_made_of() -> None:
    """Three points for each player, two for each of the second trait."""
    samples = [
        Sample(0, season, 3 + 2 * n, 0, [0, 1, 1, n]) for season in range(4) for n in range(50)
    ]
    lesson = fitted(samples, ("one", "seen", "unseen"))
    assert lesson.weights["one"] == pytest.approx([3.0] * 4, abs=0.2)
    assert lesson.weights["seen"] == pytest.approx([2.0] * 4, abs=0.2)
    assert "unseen" not in lesson.weights
    assert max(lesson.error) < 0.2


def test_an_automatic_rivals_points_are_forecast_too() -> None:
    samples = [Sample(0, 0, 10, 4, [0, 1])] * 20
    lesson = fitted(samples, ("one",))
    assert lesson.weights["one"][0] == pytest.approx(10.0, abs=0.1)
    assert lesson.automaton["one"][0] == pytest.approx(4.0, abs=0.1)


def test_what_is_rarely_seen_keeps_its_former_weight() -> None:
    former = Lesson(0.3, [0.0] * 4, {"rare": [4.0] * 4, "never": [7.0] * 4})
    samples = [Sample(0, 0, 3, 0, [0, 1])] * 100 + [Sample(0, 0, 3, 0, [0, 1, 1, 1])]
    lesson = fitted(samples, ("one", "rare", "never"), former)
    assert 3.5 < lesson.weights["rare"][0] < 4.0
    assert lesson.weights["never"] == [7.0] * 4


def test_what_is_known_of_other_boxes_is_kept() -> None:
    former = Lesson(0.3, [0.0] * 4, {"city:far_away": [4.0] * 4})
    lesson = fitted([Sample(0, 0, 3, 0, [0, 1])], ("one",), former)
    assert lesson.weights["city:far_away"] == [4.0] * 4


def test_what_is_to_be_kept_stays_and_the_rest_is_learned_beside_it() -> None:
    """A known trait brings two points, and is thought to bring one; a new one brings four.

    All get ten points more than was known: that is put down to the company, not to the new trait.
    """
    former = Lesson(0.3, [9.0] * 4, {"one": [3.0] * 4, "known": [1.0] * 4})
    samples = [
        Sample(0, season, 13 + 2 * known + 4 * new, 0, [0, 1, 1, known, 2, new])
        for season in range(4)
        for known in (0, 1)
        for new in (0, 1)
    ] * 2000
    names = ("one", "known", "new")
    lesson = fitted(samples, names, former, ("one", "known"))
    assert lesson.weights["one"] == [3.0] * 4
    assert lesson.weights["known"] == [1.0] * 4
    assert lesson.weights["new"] == pytest.approx([4.0] * 4, abs=0.1)
    assert lesson.error == former.error
    assert fitted(samples, names, former).weights["known"] == pytest.approx([2.0] * 4, abs=0.2)


def test_a_box_is_learned_beside_another(
    small: tuple[list[Generation], Experience], tmp_path: Path
) -> None:
    _, former = small
    boxes = ("base", "extra")
    more = Course(boxes, games=8, generations=1, seed=4, after=former, keep=("base",))
    _, experience = steps_of(more, tmp_path)
    for then, now in ((former.company, experience.company), (former.solo, experience.solo)):
        assert {name: now.weights[name] for name in then.weights} == then.weights
        fresh = {name.partition(":")[2] for name in now.weights.keys() - then.weights.keys()}
        assert fresh
        assert fresh <= {card.id for card in shelf()["extra"].printed().cards}
    assert experience.provenance["command"].endswith("--seed 4 --after FORMER --keep base")


def test_a_course_ends_with_an_experience_that_plays(
    small: tuple[list[Generation], Experience],
) -> None:
    generations, experience = small
    assert [(one.solo, one.games) for one in generations] == [
        *[(False, 6), (False, 6)],
        *[(True, 6), (True, 6)],
    ]
    assert experience.company.weights["one"] != [0.0] * 4
    assert experience.provenance["command"] == (
        "everdell train FILE --boxes base --games 6 --generations 2 --seed 3"
    )


def test_the_same_course_teaches_the_same(tmp_path: Path) -> None:
    course = Course(games=4, generations=1, seed=8)
    assert steps_of(course, tmp_path) == steps_of(course, tmp_path)


def test_a_course_goes_on_where_another_has_ended(
    small: tuple[list[Generation], Experience], tmp_path: Path
) -> None:
    _, former = small
    more = Course(games=3, generations=1, seed=4, subjects=("solo",), after=former)
    generations, experience = steps_of(more, tmp_path)
    assert [(one.solo, one.games) for one in generations] == [(True, 3)]
    assert more.all_games == 3
    assert experience.company == former.company
    assert experience.solo.rivalry == former.solo.rivalry
    # What three games did not show is still known.
    assert experience.solo.weights.keys() >= former.solo.weights.keys()
    assert experience.solo != former.solo
    assert experience.provenance["command"].endswith("--seed 4 --only solo --after FORMER")
    assert experience.provenance["after"] == former.provenance


def test_what_is_not_learned_has_to_be_known() -> None:
    with pytest.raises(EverdellError, match="name its file with --after"):
        Course(subjects=("solo",))


def test_alone_every_year_of_the_rival_is_met() -> None:
    years = [lineup.options for lineup in Course().lineups(True, ("greedy",))]
    assert years == [{"rugwort_year": year} for year in ("1", "2", "3")]
    assert [lineup.players for lineup in Course().lineups(False, ("greedy",))] == [2, 2, 2, 3, 4]


def test_settings_hold_at_every_table() -> None:
    course = Course(("base", "newleaf"), options={"powers": "dealt", "rugwort_year": "2"})
    assert [lineup.options for lineup in course.lineups(True, ("greedy",))] == [course.options]
    assert all(lineup.options == course.options for lineup in course.lineups(False, ("greedy",)))
    assert "tile:bats" in course.traits(False)
    assert "tile:bats" not in Course(("base", "newleaf")).traits(False)
    assert "--option powers=dealt --option rugwort_year=2 --games" in course.command


def test_games_with_other_settings_teach_what_only_they_have(tmp_path: Path) -> None:
    """Their traits are told apart by name: the same number is another thing there."""

    def two_games(jobs: list[Job]) -> Generator[Result, None, None]:
        for job, name, worth in zip(jobs, ("tile:fast", "tile:slow"), (2, 0), strict=True):
            samples = [
                Sample(0, season, 3 + worth * n, 0, [0, 1, 1, n])
                for season in range(4)
                for n in range(9)
                for _ in range(20)
            ]
            notes = Notes(["one", name], samples)
            yield Result(job.seed, ("trainee",), (3,), (0,), record=msgspec.to_builtins(notes))

    wish = Course(games=2, generations=1, after=Experience(NOTHING, NOTHING), subjects=("company",))
    *_, experience = train(wish, tmp_path / "out.json", two_games)
    assert isinstance(experience, Experience)
    weights = experience.company.weights
    assert weights["tile:fast"][0] > 1.5
    assert abs(weights["tile:slow"][0]) < 0.5


def test_a_game_that_breaks_off_ends_the_training(tmp_path: Path) -> None:
    def broken(jobs: list[Job]) -> Generator[Result, None, None]:
        yield Result(jobs[0].seed, ("trainee",), error="a stone")

    with pytest.raises(EverdellError, match="a stone"):
        list(train(SMALL, tmp_path / "out.json", broken))


def test_a_bot_plays_by_a_file_of_weights(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    write_experience(path, Experience(NOTHING, NOTHING))
    assert load_experience(path).company == NOTHING
    game = new_game(2, seed=1)
    chosen = make_bot(f"steward:{path}", 0).choose(World(game.determinize(0, 1)), 0)
    assert chosen in {option.id for option in game.options}
