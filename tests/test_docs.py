"""The documentation is true: its examples run, its generated pages are up to date, its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.documents import pages

ROOT = Path(__file__).parents[1]
SPOKEN = (".css", ".ftl", ".html", ".json", ".md", ".py", ".svelte", ".svg", ".toml", ".ts", ".txt")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")])
EXAMPLES = [
    pytest.param(code, id=f"{path.name}-{number}")
    for path in PAGES
    for number, code in enumerate(re.findall(r"```python\n(import clerestory\n.*?)```", path.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_of_the_documentation_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "example", "exec"), {})
    assert "Traceback" not in capsys.readouterr().out


def test_the_readme_has_an_example_and_fits_on_a_screen() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "```python\nimport clerestory\n" in readme
    assert len(readme.splitlines()) <= 50


@pytest.mark.parametrize(
    ("path", "text"), list(pages()), ids=lambda value: value.name if isinstance(value, Path) else ""
)
def test_a_generated_page_is_up_to_date(path: Path, text: str) -> None:
    """`make docs` writes them anew."""
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        assert target.startswith("https://") or (page.parent / target).exists(), target


def test_the_project_speaks_of_itself_alone() -> None:
    machine = re.compile(r"/(?:work|root|home)/|index-url|pythonhosted|registry\.|\"resolved\"")
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True)
    files = [ROOT / name for name in listed.stdout.decode().splitlines()]
    found = [
        str(path)
        for path in files
        if path.is_file()
        and path.suffix in SPOKEN
        and path.name != Path(__file__).name
        and machine.search(path.read_text("utf-8"))
    ]
    assert found == []
