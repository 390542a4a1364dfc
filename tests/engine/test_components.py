"""Component files: what is in the box can be corrected by whoever owns it, and every mistake gets a clear sentence."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clerestory import ComponentError
from clerestory.engine.components import load_component_set, read_component_set
from clerestory.games.sintra import components as sintra

OURS = Path(sintra.__file__).with_name("components.toml").read_text(encoding="utf-8")


def read(text: str) -> sintra.Box:
    return sintra.read_box(read_component_set(text, "mine.toml"))


def test_our_own_file_is_read() -> None:
    box = read(OURS)
    assert box.colors == ("blue", "orange", "pink", "yellow", "white")
    assert box.spaces.sum() == 80
    assert (box.joker_strip, box.joker_face) == (7, 1)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game = "sintra"', 'game = "sagrada"', 'this file is for "sagrada", not for "sintra"'),
        ('game = "sintra"', "", 'the line game = "..." that says which game this is for is missing'),
        ('title = "reconstruction 1"', "title = 3", "title must be a text"),
        ("[ornaments]", "[ornament]", r"\[ornaments\] is missing.\n.*\[ornament\] is not a fact of sintra"),
        ('value = "20"', 'value = "many"', r'\[panes_of_each_color\] must be whole numbers; it is "many"'),
        ('value = "20"', "value = 20", r"\[panes_of_each_color\] needs a value, written as a text"),
        ('value = "20"', 'value = "5"', "25 panes are too few to fill 9 displays and the round track"),
        ('value = "5 7 9"', 'value = "5 7"', r"\[displays\] must have 3 numbers; it has 2"),
        ('value = "5 7 9"', 'value = "5 7 10"', r"\[displays\] must be between 1 and 9; 10 is not"),
        ("blue orange pink", "red orange pink", r"\[colors\] must be 5 names that begin with B, O, P, Y, W"),
        ("0 -1 -2 -4", "0 -2 -1 -4", r"\[broken_glass\] must begin with 0 and cost more in each row"),
        ("0 -1 -2 -4 -6 -8 -11 -14 -18", "0 -18", r"\[broken_glass\] must have 3 to 32 rows; it has 2"),
        ("1-2 3-4 5-6 7-8", "1-2 3-4 5-6 7-7", r"\[ornaments\] must be four pairs"),
        ("8   w w w o p", "9   w w w o p", 'line 8 must begin with its number 8; it begins with "9"'),
        ("1   b b b o o   p p w w o\n", "", r"\[strips\] must have 8 lines, one for each strip; it has 7"),
        ("b b b o o   p p w w o", "b b b o o   p p w w", "strip 1 must have 2 faces of 5 spaces; it has 9 letters"),
        ("b b b o o   p p w w o", "b b b o o   p p w w x", "strip 1: X is none of B, O, P, Y, W and"),
        ("* * b p y", "* b b p y", "exactly one face must have jokers, 2 of them; 8b has any"),
        (
            "b b b o o   p p w w o",
            "* * b o o   p p w w o",
            "exactly one face must have jokers, 2 of them; 1a, 8b has any",
        ),
        ('confidence = "reconstructed"', 'confidence = "certain"', "confidence must be one of sourced:N, inferred"),
        ("[displays]", "[displays]\nsource = 1", r"\[displays\] may hold only value, confidence and note"),
        ('game = "sintra"', "game = ", "this is not a TOML file"),
    ],
)
def test_a_faulty_file_is_explained(old: str, new: str, sentence: str) -> None:
    assert old in OURS
    with pytest.raises(ComponentError, match=re.compile(sentence, re.S)):
        read(OURS.replace(old, new, 1))


def test_every_problem_is_told_at_once() -> None:
    wrong = OURS.replace("5 7 9", "5 7").replace("1-2 3-4", "1-2 2-4").replace("4 3 3 2 2 1 1 2", "4 3", 1)
    with pytest.raises(ComponentError) as error:
        read(wrong)
    assert str(error.value).count("\n  - ") == 3


def test_the_hash_changes_with_a_value_and_with_nothing_else() -> None:
    ours = read_component_set(OURS, "mine.toml").hash
    assert read_component_set(OURS.replace("title =", "title  =").replace("# What", "# Why"), "other.toml").hash == ours
    assert read_component_set(OURS.replace("4 3 3", "4   3 3"), "mine.toml").hash == ours
    assert read_component_set(OURS.replace('confidence = "inferred"', 'confidence = "sourced:2"'), "mine").hash == ours
    assert read_component_set(OURS.replace("4 3 3", "4 3 4"), "mine.toml").hash != ours


def test_the_users_file_takes_the_place_of_ours_for_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, mine = tmp_path / "ours.toml", tmp_path / "mine.toml"
    ours.write_text(OURS, encoding="utf-8")
    mine.write_text(OURS.replace("reconstruction 1", "my own box"), encoding="utf-8")
    monkeypatch.setenv("CLERESTORY_COMPONENTS", str(mine))
    assert load_component_set("sintra", ours).title == "my own box"
    mine.write_text(OURS.replace('game = "sintra"', 'game = "chess"'), encoding="utf-8")
    assert load_component_set("sintra", ours).title == "reconstruction 1"
    monkeypatch.setenv("CLERESTORY_COMPONENTS", str(tmp_path / "nowhere.toml"))
    with pytest.raises(ComponentError, match="cannot be read: No such file"):
        load_component_set("sintra", ours)


@given(at=st.integers(0, len(OURS) - 1), length=st.integers(0, 30), insert=st.text(max_size=8))
@settings(max_examples=400, deadline=None, derandomize=True)
def test_no_damage_to_a_component_file_makes_more_than_a_sentence(at: int, length: int, insert: str) -> None:
    with suppress(ComponentError):
        read(OURS[:at] + insert + OURS[at + length :])
