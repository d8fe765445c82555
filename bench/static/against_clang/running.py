# SPDX-License-Identifier: MIT
"""Runs a kernel of a code object in kiln_sim on numpy arrays."""
import json
import pathlib
import subprocess

import numpy as np

from .launches import ROOT, Output


class Wrong(Exception):
    """A kernel that does not compile, fails in the simulator or gives another result."""


def find_simulator():
    """The newest kiln_sim of the builds in the repository."""
    found = sorted(ROOT.glob("build/*/tools/kiln_sim/kiln_sim"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise SystemExit("no kiln_sim in build/: ninja -C build/test kiln_sim, or --kiln-sim PATH")
    return found[-1]


def words_of(launch, code_object, kernel, block, scratch):
    """kiln_sim's words for the launch, whose arguments are written to files; and the files of the outputs."""
    words = [code_object, "--kernel", kernel, "--grid", ",".join(map(str, launch.grid)), "--block", ",".join(map(str, block))]
    saved = []
    for i, argument in enumerate(launch.arguments):
        file, out = scratch / f"{i}.npy", scratch / f"{i}.out.npy"
        if isinstance(argument, tuple):
            words += ["--arg", f"{argument[0]}:{argument[1]}"]
        elif isinstance(argument, Output):
            np.save(file, argument.before)
            words += ["--arg", f"inout:{file}:{out}"]
            saved.append(out)
        else:
            np.save(file, argument)
            words += ["--arg", f"in:{file}"]
    return words, saved


def call(simulator, kernel, words):
    done = subprocess.run([str(word) for word in (simulator, *words)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Wrong(f"{kernel}: kiln_sim reports\n{done.stdout}")


def run(simulator, code_object, kernel, block, launch, scratch, by_line=False):
    """The outputs, and the counters as kiln_sim's JSON has them."""
    counters = pathlib.Path(scratch) / "counters.json"
    words, saved = words_of(launch, code_object, kernel, block, pathlib.Path(scratch))
    call(simulator, kernel, [*words, "--counters", counters, *["--by-line"] * by_line])
    return [np.load(file) for file in saved], json.loads(counters.read_text())


def predicted_cycles(simulator, code_object, kernel, block, launch, scratch, board):
    """Of the launch on a board whose last-level cache holds all data, by the timing model."""
    prediction = pathlib.Path(scratch) / "prediction.json"
    words, _ = words_of(launch, code_object, kernel, block, pathlib.Path(scratch))
    call(simulator, kernel, [*words, "--board", board, "--warm", "--prediction", prediction])
    return round(json.loads(prediction.read_text())["cycles"])


def check(what, launch, outputs):
    """Compares the outputs with numpy's."""
    for i, (output, got) in enumerate(zip((a for a in launch.arguments if isinstance(a, Output)), outputs, strict=True)):
        if output.expected is not None and not output.is_close(got, output.expected):
            raise Wrong(f"{what}: output {i} differs from numpy's")
    if launch.check is not None and not launch.check(outputs):
        raise Wrong(f"{what}: the outputs are not what numpy allows")


def compare(what, launch, ours, theirs):
    """Compares the outputs of the two kernels."""
    for i, (output, a, b) in enumerate(zip((a for a in launch.arguments if isinstance(a, Output)), ours, theirs, strict=True)):
        if not output.is_close(a, b):
            raise Wrong(f"{what}: output {i} of Kiln's kernel differs from that of clang's")
