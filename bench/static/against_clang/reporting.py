# SPDX-License-Identifier: MIT
"""Ratios of Kiln to clang: as JSON, as a table, and against the recorded ones."""
import dataclasses
import json
import math
import pathlib

BOUNDS = pathlib.Path(__file__).resolve().parent / "bounds.json"
#: A ratio of issue cycles may be this much above the recorded one.
ALLOWED = 1.02


def ratio(figures, name):
    ours, theirs = (getattr(figures[side], name) for side in ("kiln", "clang"))
    return None if ours is None or not theirs else ours / theirs


def mean(ratios):
    """The geometric mean of those that exist."""
    logarithms = [math.log(r) for r in ratios if r is not None]
    return math.exp(sum(logarithms) / len(logarithms)) if logarithms else None


def means(results, target=None):
    chosen = [figures for (_, t), figures in results.items() if target in (None, t)]
    return {name: mean(ratio(figures, name) for figures in chosen) for name in ("weighted", "cycles", "executed", "bytes", "loop")}


def as_json(results):
    """One object: kernels[name][target][side], geomean."""
    kernels = {}
    for (name, target), figures in results.items():
        kernels.setdefault(name, {})[target] = {side: dataclasses.asdict(f) for side, f in figures.items()} | {
            "ratio": ratio(figures, "weighted")}
    targets = sorted({target for _, target in results})
    return json.dumps({"kernels": kernels, "geomean": means(results) | {t: means(results, t) for t in targets}}, indent=1)


def cell(figures, name):
    def text(x):
        return "-" if x is None else f"{x:.2f}" if isinstance(x, float) else str(x)
    return f"{text(getattr(figures['kiln'], name))} / {text(getattr(figures['clang'], name))}"


COLUMNS = {"issue cycles": "weighted", "cycles": "cycles", "loop": "loop", "instructions": "instructions", "bytes": "bytes", "VGPRs": "vgprs",
           "loads": "loads", "waits": "waits", "nops": "nops"}


def rows(results, target):
    """Text of each row: the kernel, the ratio of issue cycles, then Kiln's / clang's figures."""
    for (name, t), figures in results.items():
        if t == target:
            yield [name, f"{ratio(figures, 'weighted'):.3f}", *(cell(figures, column) for column in COLUMNS.values())]


def closing(results, target):
    found = means(results, target)
    loop = "" if found["loop"] is None else f", of instructions in the loop {found['loop']:.3f}"
    return (f"{target}: geometric mean of issue cycles {found['weighted']:.3f}, of predicted cycles {found['cycles']:.3f}, "
            f"of bytes {found['bytes']:.3f}{loop}")


def table(results, target):
    lines = [["kernel", "ratio", *COLUMNS], *rows(results, target)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = ["  ".join(f"{c:<{w}}" if i == 0 else f"{c:>{w}}" for i, (c, w) in enumerate(zip(line, widths))) for line in lines]
    return "\n".join([*text, closing(results, target)])


def markdown(results, targets):
    text = []
    for target in targets:
        text += [f"On {target}:", "", "| kernel | ratio | " + " | ".join(COLUMNS) + " |",
                 "|---|--:|" + "--:|" * len(COLUMNS)]
        text += ["| " + " | ".join([f"`{name}`", *rest]) + " |" for name, *rest in rows(results, target)]
        text += ["", closing(results, target) + ".", ""]
    return "\n".join(text)


def write_between_marks(file, text):
    """Replaces what stands between the two marks."""
    first, last = "<!-- against_clang -->\n", "<!-- end of against_clang -->\n"
    page = file.read_text()
    if first not in page or last not in page:
        raise SystemExit(f"{file}: the marks {first.strip()} and {last.strip()} are missing")
    file.write_text(page[:page.index(first) + len(first)] + text + page[page.index(last):])


def record(results):
    bounds = json.loads(BOUNDS.read_text()) if BOUNDS.exists() else {}
    for (name, target), figures in results.items():
        bounds.setdefault(name, {})[target] = round(ratio(figures, "weighted"), 4)
    BOUNDS.write_text(json.dumps(bounds, indent=1, sort_keys=True) + "\n")


def worse(results, bounds):
    """A line for each ratio that is worse than the recorded one."""
    lines = []
    for (name, target), figures in results.items():
        now, before = ratio(figures, "weighted"), bounds.get(name, {}).get(target)
        if before is None:
            lines.append(f"{name}, {target}: no recorded ratio; --record writes it")
        elif now > ALLOWED * before:
            lines.append(f"{name}, {target}: {now:.4f} times clang's issue cycles, {before:.4f} are recorded")
    return lines
