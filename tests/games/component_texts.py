"""Component files for tests, with something changed or damaged."""

from __future__ import annotations

from hypothesis import strategies as st

# What happens to some lines of a file.
EDITS = st.lists(
    st.tuples(st.sampled_from(["delete", "double", "swap", "move"]), st.integers(), st.integers()), max_size=4
)


def with_changes(text: str, *changes: tuple[str, str]) -> str:
    """A text with some things changed, each at its first place."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def with_edits(text: str, edits: list[tuple[str, int, int]]) -> str:
    """A text with lines lost, doubled, swapped or moved."""
    lines = text.splitlines()
    for edit, at, other in edits:
        at, other = at % len(lines), other % len(lines)
        if edit == "swap":
            lines[at], lines[other] = lines[other], lines[at]
        elif edit != "double":
            line = lines.pop(at)
            lines[other:other] = [line] if edit == "move" else []
        else:
            lines.insert(other, lines[at])
    return "\n".join(lines)
