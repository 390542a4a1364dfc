"""The component file: what ours says of itself, and a clear sentence for every fault of a map that is drawn anew.

The faults are made in other_city.toml, a box that is made up, so that a corrected map of ours changes nothing here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from clerestory import ComponentError
from clerestory.games.towerup import components as towerup
from clerestory.games.towerup.components import COMPONENTS
from tests.cli.conftest import call_program
from tests.games.towerup.component_files import OTHER, OTHER_FILE, OUR_FILE, OURS, changed, problems_of, read

# --- What is in the box ---


@pytest.mark.rule("BOARD-2", "BOARD-6", "SETUP-2", "SETUP-8")
@pytest.mark.parametrize("text", [OURS, OTHER], ids=["ours", "the other city"])
def test_a_sound_box_has_what_the_rules_speak_of(text: str) -> None:
    box = read(text)
    assert (len(box.areas), sum(area.is_grey for area in box.areas)) == (5, 2)
    assert len(box.cone_money) == 1 + 7
    assert box.cone_money[0] == 0
    assert sum(card.copies for card in box.cards) == 44
    assert (len(box.token_shapes), len(box.starting_objectives), len(box.player_colors)) == (3, 3, 4)
    assert all(0 < column < len(box.track_money) for column in box.star_columns)
    for board in box.boards:
        assert {site.area for site in board.sites} == set(range(5))


@pytest.mark.rule("SETUP-1", "SETUP-9", "OPTION-1")
def test_our_box_has_the_numbers_that_the_rulebook_tells() -> None:
    box = read(OURS)
    assert 4 * box.floors_of_each_color == 120
    assert [list(box.token_money[seats, :seats]) for seats in (2, 3, 4)] == [[7, 3], [7, 5, 3], [7, 5, 3, 3]]
    assert list(box.most_starting_floors[2:]) == [7, 7, 5]
    assert [towerup.OBJECTIVE_NAMES[number] for number in box.starting_objectives] == ["colors", "park", "areas"]


@pytest.mark.rule("CARD-1")
def test_the_five_cards_of_the_rulebook_are_in_our_box() -> None:
    """T3. Floors in any order from the bottom up."""
    shown = {("".join(sorted("BGWN*"[floor] for floor in card.floors)), card.steps) for card in read(OURS).cards}
    assert {("BBWW", ()), ("BNW", ()), ("**", ()), ("*", (0, 0)), ("NW", (1,))} <= shown


@pytest.mark.skipif("reconstruction" not in COMPONENTS.title, reason="the printed map is known")
def test_our_file_says_what_was_not_found() -> None:
    """R1. Maps, tracks and money are stand-ins and say so; every fact has a note."""
    facts = COMPONENTS.facts
    drawn = [name for name in facts if name.startswith(("front_", "back_"))]
    assert len(drawn) == 8
    for name in (*drawn, "track_money", "cone_money", "token_shapes"):
        assert facts[name].confidence == "reconstructed", name
    assert not facts["cards"].confidence.startswith("sourced"), "how often each card occurs is not known"
    assert all(len(fact.note) > 10 for fact in facts.values())


def test_check_accepts_both_boxes_and_says_how_they_differ() -> None:
    for file, sentence in ((OUR_FILE, "Its values are the same as ours."), (OTHER_FILE, "It differs from ours in: ")):
        answer = call_program("components", "check", file, CLERESTORY_PLAIN="1")
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.startswith('OK: a component file of towerup, "')
        assert sentence in answer.out


def test_check_names_every_fault_at_once(tmp_path: Path) -> None:
    faults = [FAULTS[name] for name in ("a street to nowhere", "a tag that is none", "a card too few", "cones: 6")]
    mine = tmp_path / "mine.toml"
    mine.write_text(changed(*(change for changes, _ in faults for change in changes)), encoding="utf-8")
    answer = call_program("components", "check", mine, CLERESTORY_PLAIN="1")
    assert (answer.code, answer.out) == (2, "")
    assert len(answer.err.splitlines()) == 1 + len(faults)
    assert all(f"  - {sentence}" in answer.err for _, sentence in faults)


# --- Faults ---

FAULTS: dict[str, tuple[list[tuple[str, str]], str]] = {
    # Sites
    "a site outside its area": (
        [("Z1     9.5    13  meadow", "Z1  9.5  4  meadow")],
        "[front_sites] Z1 lies outside its area meadow. [BOARD-2]",
    ),
    "a site in another area": (
        [("Z1     9.5    13  meadow", "Z1  9.5  13  hill")],
        "[front_sites] Z1 of hill lies in meadow too. [BOARD-2]",
    ),
    "a site in two areas": (
        [("108,5  108,18  1,18", "108,5  108,23.2  1,23.2")],
        "[front_sites] HA1 of harbor lies in meadow too. [BOARD-2]",
    ),
    "two sites at one place": (
        [("Z2      21  11.5", "Z2  9.5  13")],
        "[front_sites] Z1 and Z2 lie too close together.",
    ),
    "a site twice": ([("Z2      21", "Z1      21")], "[front_sites] Z1 is there twice."),
    "a site without a place": (
        [("Z1     9.5    13  meadow", "Z1 meadow")],
        '[front_sites] "Z1 meadow" must look like "P1 40 20 park park".',
    ),
    "a site left of the map": (
        [("Z1     9.5    13", "Z1  -9.5  13")],
        '[front_sites] "Z1 -9.5 13 meadow" must look like "P1 40 20 park park".',
    ),
    "an area that is none": (
        [("Z1     9.5    13  meadow", "Z1  9.5  13  lawn")],
        '[front_sites] Z1: there is no area "lawn" in [areas]. [BOARD-2]',
    ),
    "a tag that is none": (
        [("meadow   park", "meadow   pond")],
        '[front_sites] Z2: "pond" is neither "park" nor "lake". [R24]',
    ),
    "more than 60 sites": (
        [("Z1     9.5    13  meadow\n", "".join(f"Y{n} {n} 6 meadow\n" for n in range(1, 11)))],
        "[front_sites] may have 60 sites at most; it has 61.",
    ),
    # Streets
    "a street to nowhere": (
        [("X8-X9  X9-X10", "X8-X9  X9-X11")],
        "[front_streets] X9-X11 leads nowhere: there is no site X11.",
    ),
    "a street to itself": ([("X8-X9  X9-X10", "X8-X9  X9-X9")], "[front_streets] X9-X9 leads from a site to itself."),
    "a street twice": ([("X8-X9  X9-X10", "X8-X9  X9-X10 X10-X9")], "[front_streets] X9-X10 is there twice."),
    "a street of three sites": (
        [("X8-X9  X9-X10", "X8-X9-X10")],
        '[front_streets] "X8-X9-X10" must be two sites, such as P1-P2.',
    ),
    "crossing streets": (
        [("X8-X9  X9-X10", "X8-X9  X9-X10  HA7-HA12")],
        "[front_streets] HA8-HA11 and HA7-HA12 cross.",
    ),
    "a street over a third site": (
        [("X8-X9  X9-X10", "X8-X9  X9-X10  MA9-MA11")],
        "[front_streets] MA9-MA11 runs over MA10; it joins two sites directly. [BOARD-3]",
    ),
    "8 streets at a site": (
        [("X8-X9  X9-X10", "X8-X9  X9-X10  K5-K2")],
        "[front_streets] K5 has 8 streets; 7 are the most.",
    ),
    "a board that falls apart": (
        [("X8-X9  X9-X10", "X8-X9  X9-X10"), ("Z1-HA1  Z2-HA2", "Z2-HA2")],
        "[front_streets] the board falls apart: no street leads from Z1 to the rest. [BUILD-2]",
    ),
    "an area that is not connected": (
        [("X8-X9  X9-X10", "X8-X9  X9-X10"), ("K10-K11  K10-X3", "K10-X3  K11-X3")],
        "[front_streets] hill is not connected: no street of its own joins K11 to the rest of it. If it is printed so, "
        'write "scattered" behind its name in [areas].',
    ),
    "an area that is no longer scattered": (
        [("meadow scattered", "meadow")],
        "[front_streets] meadow is not connected: no street of its own joins",
    ),
    # Areas
    "an area twice": ([("\nhill\n", "\nmarket\n")], '[areas] "market" is there twice.'),
    "four areas": ([("\nhill\n", "\n")], "[areas] must be 5; there are 4. [BOARD-2]"),
    "three grey areas": ([("\nhill\n", "\nhill grey\n")], "[areas] must have 2 grey ones; there are 3. [GOAL-GREYS]"),
    "an area of glass": ([("\nhill\n", "\nhill glass\n")], '[areas] hill: "glass" is neither "grey" nor "scattered".'),
    "an outline of two corners": (
        [("1,5  108,5  108,18  1,18", "1,5  108,5")],
        "[front_areas] meadow needs an outline of three corners or more.",
    ),
    "an outline of nothing": (
        [("meadow   1,5  108,5", "lawn   1,5  108,5")],
        '[front_areas] "lawn" is none of harbor, hill, mills, market, meadow.',
    ),
    "an outline twice": ([("market   1,54", "mills   1,54")], "[front_areas] mills is there twice."),
    "a corner that is none": (
        [("meadow   1,5  108,5", "meadow   1,5  108,x")],
        '[front_areas] "108,x" must be a corner of an outline, such as 32.1,15.5.',
    ),
    # Cards, tracks and tokens
    "a card too few": ([("BN  GB\n", "BN\n")], "[cards] must be 44 cards; there are 43. [SETUP-2]"),
    "a card of five floors": ([("BN  GB\n", "BN  GBGBG\n")], '[cards] "GBGBG" must be one to 4 floors of B, G, W, N'),
    "a card without floors": ([("BN  GB\n", "BN  >GB\n")], '[cards] ">GB" must be one to 4 floors of B, G, W, N and *'),
    "a blue card": ([("BN  GB\n", "BN  GA\n")], '[cards] "GA" must be one to 4 floors of B, G, W, N and *'),
    "money that falls": ([('"0 0 1 1 2', '"0 1 0 1 2')], "[track_money] must not fall from one number to the next."),
    "a track of one space": (
        [('"0 0 1 1 2 3 3 4 6 8 8 9 10 12 15 15 16 18 20 25 30"', '"0"')],
        "[track_money] must have 2 to 61 numbers; it has 1.",
    ),
    "money that is no number": ([('"0 0 1 1 2', '"0 0 one 1 2')], "[track_money] must be whole numbers; it is "),
    "a star off the track": ([("9 14 20", "9 14 21")], "[star_columns] must be between 1 and 20; 21 is not."),
    "a star at the start": ([('"3 5 9', '"0 5 9')], "[star_columns] must be between 1 and 20; 0 is not."),
    "stars that fall": ([('"3 5 9', '"5 3 9')], "[star_columns] must be positions from the left to the right"),
    "a star twice": ([('"3 5 9', '"5 5 9')], "[star_columns] must be positions from the left to the right"),
    "cones: 6": ([('"1 1 2 3 5 8 13"', '"1 1 2 3 5 8"')], "[cone_money] must have 7 numbers; it has 6."),
    "too much money": ([("5 8 13", "5 8 101")], "[cone_money] must be between 0 and 100; 101 is not."),
    "a token too many": ([("2 players  9 2", "2 players  9 6 2")], '[token_money] needs a line such as "2 players '),
    "tokens that rise": ([("3 players  9 6 2", "3 players  6 9 2")], "[token_money] 3 players: from the highest to"),
    "a token of nothing": ([("2 players  9 2", "2 players  9 0")], "[token_money] 2 players: from the highest to"),
    "two tokens alike": ([("star moon sun", "star moon star")], "[token_shapes] must be 3 different words;"),
    "colors that begin alike": ([("green blue", "green gold")], "[player_colors] must be words of letters that begin"),
    "three colors": ([("red green blue", "red green")], "[player_colors] must be 4 different words;"),
    "an objective that is none": (
        [("lake borders", "pond borders")],
        '[starting_objectives] "pond" is none of colors, park, areas, lake, connected, brown, greys, borders, double, ',
    ),
    "an objective twice": ([("lake borders", "lake lake")], "[starting_objectives] must be 3 different words;"),
    "two objectives": ([("lake borders", "lake")], "[starting_objectives] must be 3 different words;"),
    "too few floors": ([('value = "26"', 'value = "10"')], "[floors_of_each_color] must be between 11 and 100"),
    "8 starting floors": ([('"5 7 4"', '"5 8 4"')], "[most_starting_floors] must be between 3 and 7; 8 is not."),
    "a missing fact": ([("[cards]", "[deck]")], "[cards] is missing."),
    "an unknown fact": ([("[cards]", "[deck]")], "[deck] is not a fact of towerup."),
}  # fmt: skip


@pytest.mark.rule("BOARD-2", "BOARD-3", "SETUP-2")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_file_is_explained(fault: str) -> None:
    changes, sentence = FAULTS[fault]
    assert any(problem.startswith(sentence) for problem in problems_of(changed(*changes)))


@pytest.mark.parametrize("name", ["Z", "1Z", "ZZZ1", "Z100", "Z-1", "Z1A", "Ž1"])
def test_a_site_has_letters_and_a_number_for_a_name(name: str) -> None:
    sentence = f'[front_sites] "{name.upper()}" must be a name such as P1: letters, then a number.'
    assert sentence in problems_of(changed(("Z1     9.5", f"{name}  9.5")))


@pytest.mark.rule("BOARD-2")
def test_a_scattered_area_need_not_hang_together() -> None:
    assert problems_of(OTHER) == []
    assert problems_of(changed(("K10-K11  K10-X3", "K10-X3  K11-X3"), ("\nhill\n", "\nhill scattered\n"))) == []


@pytest.mark.parametrize("name", ["v[iolet", "v(iolet", "v*", "v\\iolet"])
def test_a_player_color_is_a_word(name: str) -> None:
    assert problems_of(changed(("violet", name.replace("\\", "\\\\"))))


@pytest.mark.parametrize("number", ["32768", "99999", "-40000"])
def test_a_number_that_is_far_too_large_is_explained_too(number: str) -> None:
    assert f"[cone_money] must be between 0 and 100; {number} is not." in problems_of(
        changed(("5 8 13", f"5 8 {number}"))
    )


def test_a_number_of_5000_digits_is_explained_too() -> None:
    with pytest.raises(ComponentError):
        read(changed(('value = "26"', f"value = {'9' * 5000}")))
