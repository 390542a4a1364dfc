"""Rules stay GPU-clean: scalars and loops only. This reads the sources of a game's rules and says where they are not.

Allocation is refused by the compiler itself (see COMPILER in rules.py). What a CPU compiles but a CUDA kernel does not
is found here: slices, arithmetic on whole arrays, strings, exceptions.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

RULE_DECORATORS = ("rule", "wrapping")
ARRAYS = ("Array", "Features", "Generator")
FORBIDDEN = {
    ast.Slice: "a slice",
    ast.Raise: "an exception",
    ast.Try: "an exception",
    ast.Assert: "an exception",
    ast.With: "a with block",
    ast.Lambda: "a lambda",
    ast.ListComp: "a list",
    ast.List: "a list",
    ast.GeneratorExp: "a generator",
    ast.Dict: "a dict",
    ast.DictComp: "a dict",
    ast.Set: "a set",
    ast.SetComp: "a set",
    ast.JoinedStr: "a string",
}


def check_sources(folder: Path) -> list[str]:
    """Everything in the rules of this folder that a GPU cannot run, each with its file and line."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py"))}
    fields = {name: size for tree in trees.values() for name, size in record_fields(tree)}
    return [
        f"{path.name}:{line}: {function.name} uses {what}; a GPU cannot."
        for path, tree in trees.items()
        for function in rules_in(tree)
        for line, what in sorted(check_rule(function, fields))
    ]


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [decorator.id for decorator in node.decorator_list if isinstance(decorator, ast.Name)]
            if any(name in RULE_DECORATORS for name in names):
                yield node


def record_fields(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """The fields of the records, each with its number of dimensions."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name), value=ast.Subscript(value=ast.Name(id="COUNT" | "WIDE")) as grid
            ):
                yield name, indices(grid)


def check_rule(function: ast.FunctionDef, fields: dict[str, int]) -> Iterator[tuple[int, str]]:
    sizes = {
        argument.arg: 1 for argument in function.args.args if ast.unparse(argument.annotation or function) in ARRAYS
    }
    docstring = ast.get_docstring(function, clean=False)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            sizes[node.targets[0].id] = dimensions(node.value, sizes, fields)
        if (what := FORBIDDEN.get(type(node))) is not None:
            yield getattr(node, "lineno", function.lineno), what
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value != docstring:
            yield node.lineno, "a string"
        for operand in operands(node):
            if dimensions(operand, sizes, fields) > 0:
                yield operand.lineno, f"arithmetic on the whole array {ast.unparse(operand)}"


def operands(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    if isinstance(node, ast.AugAssign):
        return [node.target, node.value]
    if isinstance(node, ast.UnaryOp):
        return [node.operand]
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    return []


def dimensions(node: ast.expr, sizes: dict[str, int], fields: dict[str, int]) -> int:
    """How many dimensions an expression has, as far as its names tell."""
    if isinstance(node, ast.Name):
        return sizes.get(node.id, 0)
    if isinstance(node, ast.Attribute):
        return fields.get(node.attr, 0)
    if isinstance(node, ast.Subscript):
        return max(dimensions(node.value, sizes, fields) - indices(node), 0)
    return 0


def indices(node: ast.Subscript) -> int:
    return len(node.slice.elts) if isinstance(node.slice, ast.Tuple) else 1
