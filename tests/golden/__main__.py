"""Write the golden files anew."""

from tests.golden.writing import FOLDER, golden_files

for name, text in golden_files():
    (FOLDER / name).write_text(text, encoding="utf-8")
    print(name)
