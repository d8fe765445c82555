# SPDX-License-Identifier: MIT
"""The figures of one pair for one target: of the code as it is, and of a run."""
import dataclasses
import re
import subprocess

import disassembly

from . import running

SIDES = ("kiln", "clang")
WAVE = 64
BOARDS = {"gfx90a": "MI210", "gfx942": "MI300X", "gfx950": "MI350X"}


@dataclasses.dataclass
class Figures:
    weighted: int  #: issue cycles of the executed instructions
    cycles: int  #: predicted for the launch on the target's board, the last-level cache warm
    executed: int  #: instructions, by wave
    loop: float | None  #: instructions of a wave for 64 more elements: of the steady loop
    instructions: int
    bytes: int
    vgprs: int
    loads: int  #: of vector memory, before the first wait for one
    waits: int
    nops: int  #: wait states


def static_figures(code):
    """What Figures says of the code itself."""
    code = disassembly.without_padding(code)
    loads, waited = 0, False
    for _, name, operands in code:
        waited = waited or name == "s_waitcnt" and "vmcnt" in operands
        loads += not waited and bool(re.match(r"(global|buffer|flat)_load", name))
    return {"instructions": len(code), "bytes": disassembly.code_bytes(code), "loads": loads,
            "waits": sum(name == "s_waitcnt" for _, name, _ in code),
            "nops": sum(int(operands.split()[0]) + 1 for _, name, operands in code if name == "s_nop")}


def compile_side(pair, side, target, scratch, as_assembly=False):
    out = f"{scratch}/{pair.name}.{side}.{target}.{'s' if as_assembly else 'co'}"
    options = ["-w"] + ["-S"] * as_assembly
    if side == "kiln":  # in half the time, with the same result
        options.append("-fexperimental-new-constant-interpreter")
    elif target == "gfx950":  # where packed f32 may lose operands: isa/errata.hpp
        options += ["-Xclang", "-target-feature", "-Xclang", "-packed-fp32-ops"]
    try:
        disassembly.compile_for(pair.source(side), target, out, *options)
    except subprocess.CalledProcessError as error:
        raise running.Wrong(f"{pair.name}: the kernel of {side} does not compile for {target}") from error
    return out


def measure(pair, target, simulator, scratch):
    """Figures of both sides, by side. Raises Wrong where a result is not right."""
    objects = {side: compile_side(pair, side, target, scratch) for side in SIDES}
    counted = {side: [] for side in SIDES}
    sizes = pair.sizes + ([] if pair.longer is None else [pair.longer])
    for size in sizes:
        launch = pair.launch(target, size)
        outputs = {}
        for side in SIDES:
            outputs[side], counters = running.run(simulator, objects[side], pair.symbol(side), pair.block, launch, scratch)
            running.check(f"{pair.name} of {side}, {target}, size {size}", launch, outputs[side])
            counted[side].append((launch.elements, counters))
        running.compare(f"{pair.name}, {target}, size {size}", launch, *outputs.values())
    figures = {}
    for side in SIDES:
        elements, counters = counted[side][len(pair.sizes) - 1]
        loop = None
        if pair.longer is not None:
            more_elements, more = counted[side][-1]
            loop = (more["instructions"] - counters["instructions"]) * WAVE / (more_elements - elements)
        symbol = pair.symbol(side)
        cycles = running.predicted_cycles(simulator, objects[side], symbol, pair.block, pair.launch(target, pair.sizes[-1]),
                                          scratch, BOARDS[target])
        figures[side] = Figures(weighted=counters["issue_cycles"], cycles=cycles, executed=counters["instructions"], loop=loop,
                                vgprs=disassembly.vgprs(objects[side])[symbol],
                                **static_figures(disassembly.instructions(objects[side])[symbol]))
    return figures
