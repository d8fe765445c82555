#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Refuses the phrases that docs/style.md lists, and comment and prose lines that are too wide.

usage: check_words.py ROOT

Searched are comments of C++, Python, CMake and shell sources, docstrings, and pages outside code blocks. Tables, in
pages or between clang-format off and on, may be wider. A line with `style: keep` is exempt.
"""
import ast
import io
import pathlib
import re
import sys
import tokenize

MAX_COLUMNS = 128
GUIDE = "docs/style.md"
LISTED = re.compile(r"^- `(.+)`: (.+)$", re.MULTILINE)
KEEP = "style: keep"
DATA = re.compile(r"^// expect: ")  # what a test reads, as wide as the message
TOP = ["include", "tests", "bench", "examples", "tools", "scripts", "cmake", "docs"]
KINDS = {".hpp": "cpp", ".cpp": "cpp", ".hip": "cpp", ".inc": "cpp", ".h": "cpp", ".py": "python", ".cmake": "hash",
         ".txt": "hash", ".md": "page"}
GENERATED = re.compile(r"(^|/)(gen|golden)/")
STRING = {"cpp": re.compile(r'R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''),
          "hash": re.compile(r'"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'')}
COMMENT = {"cpp": re.compile(r"//.*"), "hash": re.compile(r"(?:^|(?<=\s))#.*", re.MULTILINE)}


def kind_of(path, first_line):
    if path.suffix in KINDS:
        return KINDS[path.suffix]
    if first_line.startswith("#!"):
        return "python" if "python" in first_line else "hash"
    return None


def aligned_lines_of(lines):
    """Numbers of the lines that clang-format leaves alone: tables of data, which may be wide."""
    found, inside = set(), False
    for number, line in enumerate(lines, 1):
        inside = "clang-format off" in line or (inside and "clang-format on" not in line)
        if inside:
            found.add(number)
    return found


def blank(match):
    """The same lines and columns without the text."""
    return re.sub(r"[^\n]", "_", match[0])


def prose_of(kind, text):
    """Yields line numbers and what a reader reads there: comments, docstrings, or a page without its code."""
    lines = text.splitlines()
    if kind == "page":
        fenced = False
        for number, line in enumerate(lines, 1):
            if line.lstrip().startswith("```"):
                fenced = not fenced
            elif not fenced:
                yield number, line
        return
    if kind == "python":
        yield from python_prose_of(text, lines)
        return
    for number, line in enumerate(STRING[kind].sub(blank, text).splitlines(), 1):
        comment = COMMENT[kind].search(line)
        if comment:
            yield number, lines[number - 1][comment.start():]


def python_prose_of(text, lines):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node):
            expression = node.body[0]
            for number in range(expression.lineno, expression.end_lineno + 1):
                yield number, lines[number - 1]
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def check_file(name, kind, text, phrases):
    """Yields each phrase and each wide line of a file."""
    lines = text.splitlines()
    aligned = aligned_lines_of(lines)
    for number, prose in prose_of(kind, text):
        line = lines[number - 1]
        if KEEP in line or DATA.match(line):
            continue
        is_table = number in aligned or (kind == "page" and line.lstrip().startswith("|"))
        if len(line) > MAX_COLUMNS and not is_table:
            yield f"{name}:{number}: {len(line)} columns, the limit is {MAX_COLUMNS}"
        for phrase, instead in phrases:
            found = phrase.search(prose)
            if found:
                yield f"{name}:{number}: \"{found[0]}\": say {instead}"


def check(root):
    """Every breach in the repository at `root`, as text."""
    phrases = [(re.compile(phrase, re.IGNORECASE), instead) for phrase, instead
               in LISTED.findall((root / GUIDE).read_text())]
    if not phrases:
        return [f"{GUIDE} lists no phrases"]
    found = []
    files = [path for top in TOP for path in (root / top).rglob("*")] + list(root.glob("*.md"))
    for path in sorted(path for path in files if path.is_file()):
        name = str(path.relative_to(root))
        if name == GUIDE or GENERATED.search(name) or "__pycache__" in name:
            continue
        try:
            text = path.read_text()
        except UnicodeDecodeError:
            continue
        kind = kind_of(path, text.partition("\n")[0])
        if not kind:
            continue
        found += check_file(name, kind, text, phrases)
    return found


if __name__ == "__main__":
    breaches = check(pathlib.Path(sys.argv[1]))
    print("\n".join(breaches) or "words and widths are in order")
    sys.exit(bool(breaches))
