"""The faults that can be planted in a source file, each a small replacement of its text."""

from __future__ import annotations

import ast
from dataclasses import dataclass

COMPARED = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
REPLACED = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}


@dataclass(frozen=True)
class Fault:
    """Characters ``start`` to ``end`` of a file become ``text``."""

    line: int
    start: int
    end: int
    text: str

    def planted(self, source: str) -> str:
        """The source with the fault; every other line stays where it is."""
        lines = source.count("\n", self.start, self.end) - self.text.count("\n")
        return source[: self.start] + self.text + "\n" * lines + source[self.end :]


class Finder(ast.NodeVisitor):
    """Goes through the functions of a module; annotations, defaults and words are left alone."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.faults: list[Fault] = []
        lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in lines:
            self._starts.append(self._starts[-1] + len(line))
        self._lines = lines
        self._inside = False

    def at(self, line: int, column: int) -> int:
        """The place of a column, which ``ast`` counts in bytes."""
        text = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(text)

    def span(self, node: ast.AST) -> tuple[int, int]:
        return (
            self.at(node.lineno, node.col_offset),  # type: ignore[attr-defined]
            self.at(node.end_lineno, node.end_col_offset),  # type: ignore[attr-defined]
        )

    def replace(self, node: ast.AST, text: str) -> None:
        self.faults.append(Fault(node.lineno, *self.span(node), text))  # type: ignore[attr-defined]

    def between(self, left: ast.AST, right: ast.AST, old: str, new: str) -> None:
        """The operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        found = self.source[start:end].find(old)
        if found >= 0:
            at = start + found
            line = left.end_lineno  # type: ignore[attr-defined]
            self.faults.append(Fault(line, at, at + len(old), new))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self._inside = self._inside, True
        for statement in node.body:
            self.visit(statement)
        self._inside = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]  # noqa: N815

    def visit_Raise(self, node: ast.Raise) -> None:
        """No faults in the words of an error."""
        self._dropped(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """No faults in an assertion, which only speaks to the reader."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and self._inside:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if _is_logged(node.value):
            return
        if isinstance(node.value, ast.Call | ast.Await):
            self._dropped(node)
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._dropped(node)
        self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self._inside and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self._dropped(node)
        self.generic_visit(node)

    def _dropped(self, node: ast.stmt) -> None:
        if self._inside:
            self.replace(node, "pass")

    def visit_If(self, node: ast.If) -> None:
        if self._inside:
            self.replace(node.test, f"not ({self.source[slice(*self.span(node.test))]})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if self._inside and len(node.ops) == 1:
            old, new = COMPARED[type(node.ops[0])]
            self.between(node.left, node.comparators[0], old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        swap = REPLACED.get(type(node.op))
        if self._inside and swap and not isinstance(node.left, ast.Constant | ast.JoinedStr):
            self.between(node.left, node.right, *swap)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        if self._inside:
            self.between(node.values[0], node.values[1], old, new)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if not self._inside:
            return
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """No faults in words."""


def _is_logged(node: ast.expr) -> bool:
    """Words for the operator."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
        return False
    return isinstance(node.func.value, ast.Name) and node.func.value.id in ("log", "logger")


def faults(source: str) -> list[Fault]:
    """All faults that can be planted in a file."""
    finder = Finder(source)
    finder.visit(ast.parse(source))
    return finder.faults
