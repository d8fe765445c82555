# SPDX-License-Identifier: MIT
"""Code objects and their kernels."""
from __future__ import annotations

import dataclasses
import json
import operator
import os
import weakref
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, SupportsIndex

from . import _library
from ._arguments import arguments_of
from ._errors import Error
from ._results import Result, result_of


@dataclasses.dataclass(frozen=True)
class Argument:
    """What a kernel takes, as the code object's metadata says it; whether a value is an integer or a float it does not."""
    name: str  #: may be empty
    kind: str  #: "global_buffer" is a pointer, "by_value" a value
    size: int  #: in bytes
    offset: int  #: in the argument block

    def __str__(self) -> str:
        what = "pointer" if self.kind == "global_buffer" else f"{self.size} bytes"
        return f"{self.name}: {what}" if self.name else what


def _triple(what: str, value: SupportsIndex | Sequence[SupportsIndex]) -> list[int]:
    items = [value] if isinstance(value, SupportsIndex) else list(value)
    if not 1 <= len(items) <= 3:
        raise Error(f"{what} takes one to three numbers, not {len(items)}")
    return [operator.index(i) for i in items]


class Kernel:
    """A kernel of a code object."""

    def __init__(self, owner: CodeObject, index: int, data: dict[str, Any]):
        self._owner, self._index = owner, index
        self.name: str = data["name"]
        self.arguments: tuple[Argument, ...] = tuple(Argument(**a) for a in data["arguments"])
        self.lds_bytes: int = data["lds"]  #: that the kernel declares
        self.scratch_bytes: int = data["scratch"]  #: of a lane
        self.vgprs: int = data["vgprs"]  #: that a lane is given
        self.unlisted_arguments: bool = data["unlisted"]  #: the metadata does not list them: as many as launch() gives
        self.block_limit: int = data["block_limit"]  #: work-items
        self.required_block: tuple[int, ...] | None = tuple(data["required_block"]) if any(data["required_block"]) else None

    def launch(self, grid: SupportsIndex | Sequence[SupportsIndex], block: SupportsIndex | Sequence[SupportsIndex],
               *args: Any, lds: int = 0, scratch: int = 0, monitor: bool = True, check_waits: bool = True,
               report_clamping: bool = False, by_line: bool = False, threads: int = 0, budget: int | None = None,
               schedule_seed: int = 0, strict: bool = False, silence: str | Sequence[str] | None = None) -> Result:
        """Runs the kernel: `grid` workgroups of `block` work-items, each a number or up to three.

        A pointer takes a contiguous array or CPU tensor, whose memory the kernel reads and writes, or None; a value takes
        an int, a float, a numpy scalar, bytes or a ctypes.Structure. lds, scratch: bytes beyond what the kernel declares.
        monitor=False looks for nothing and is faster; check_waits=False leaves out waits and wait states. by_line: counters
        of each source line. threads: 0 is all the host has. budget: instructions that a workgroup may execute. schedule_seed,
        strict, silence: as those of kiln_sim. Ctrl-C is heard when the launch has ended.
        """
        options: dict[str, Any] = {
            "grid": _triple("grid", grid), "block": _triple("block", block), "lds": operator.index(lds),
            "scratch": operator.index(scratch), "monitor": bool(monitor), "check_waits": bool(check_waits),
            "report_clamping": bool(report_clamping), "by_line": bool(by_line), "threads": operator.index(threads)}
        if budget is not None:
            options["budget"] = operator.index(budget)
        for name, given in (("schedule_seed", operator.index(schedule_seed)), ("strict", bool(strict)),
                            ("silence", [silence] if isinstance(silence, str) else list(silence or ()))):
            if given:
                options[name] = given
        passed, _kept = self._passed(args)
        return result_of(json.loads(_library.launch(self._owner._handle, self._index, json.dumps(options), passed)))

    def estimate(self, grid: SupportsIndex | Sequence[SupportsIndex], block: SupportsIndex | Sequence[SupportsIndex],
                 *args: Any, board: str, lds: int = 0, scratch: int = 0, warm: bool = False, clock: float | None = None,
                 most_instructions: int | None = None) -> dict[str, Any]:
        """Predicts how long such a launch takes on a board ("MI300X") instead of running it: docs/timing.md names the fields.

        No argument is written to. warm: the last-level cache holds all data. clock: MHz. most_instructions: of all waves,
        before the rest is extrapolated.
        """
        options: dict[str, Any] = {
            "grid": _triple("grid", grid), "block": _triple("block", block), "lds": operator.index(lds),
            "scratch": operator.index(scratch), "board": board, "warm": bool(warm)}
        if clock is not None:
            options["clock"] = float(clock)
        if most_instructions is not None:
            options["most_instructions"] = operator.index(most_instructions)
        passed, _kept = self._passed(args)
        prediction: dict[str, Any] = json.loads(
            _library.estimate(self._owner._handle, self._index, json.dumps(options), passed))
        return prediction

    def _passed(self, args: tuple[Any, ...]) -> tuple[list[_library.Argument], list[object]]:
        """Arguments for the library, and what must live as long as it uses them."""
        arguments = self.arguments
        if self.unlisted_arguments:
            arguments = tuple(Argument("", "", 0, 0) for _ in args)
        if len(args) != len(arguments):
            raise Error(f"{self} takes {len(self.arguments)} arguments; {len(args)} are given")
        passed: list[_library.Argument] = []
        kept = []
        for i, (argument, value) in enumerate(zip(arguments, args, strict=True)):
            try:
                converted, alive = arguments_of(argument.kind, argument.size, value)
            except Error as e:
                name = f" ({argument.name})" if argument.name else ""
                raise Error(f"{self.name}: argument {i}{name} {e}") from None
            passed += converted
            kept.append(alive)
        return passed, kept

    def listing(self) -> str:
        """The instructions, as the simulator has read them."""
        return _library.listing(self._owner._handle, self._index)

    def __str__(self) -> str:
        return f"{self.name}({', '.join(map(str, self.arguments))})"

    def __repr__(self) -> str:
        return f"<kiln_sim.Kernel {self}>"


class CodeObject(Mapping[str, Kernel]):
    """The kernels of a file, by name."""

    __hash__ = object.__hash__
    __eq__ = object.__eq__

    def __init__(self, data: bytes, name: str, target: str):
        self._handle = _library.load(data, name, target)
        weakref.finalize(self, _library.close, self._handle)
        said = json.loads(_library.describe(self._handle))
        self.name = name
        self.target: str = said["target"]  #: "gfx942"
        self.kernels: Mapping[str, Kernel] = MappingProxyType(
            {k["name"]: Kernel(self, i, k) for i, k in enumerate(said["kernels"])})

    def __getitem__(self, name: str) -> Kernel:
        try:
            return self.kernels[name]
        except KeyError:
            raise KeyError(f"{self.name} has no kernel {name}; it has {', '.join(self.kernels)}") from None

    def __iter__(self) -> Iterator[str]:
        return iter(self.kernels)

    def __len__(self) -> int:
        return len(self.kernels)

    def __repr__(self) -> str:
        return f"<kiln_sim.CodeObject {self.name} for {self.target}: {', '.join(map(str, self.kernels.values()))}>"


def load(path_or_bytes: str | os.PathLike[str] | bytes | bytearray | memoryview, target: str | None = None) -> CodeObject:
    """A code object, an offload bundle or a HIP program that holds one, or assembly as `clang -S` writes it.

    `target` ("gfx942") chooses among several; for assembly that names no target it says which.
    """
    if isinstance(path_or_bytes, (bytes, bytearray, memoryview)):
        return CodeObject(bytes(path_or_bytes), "(bytes)", target or "")
    with open(path_or_bytes, "rb") as file:
        return CodeObject(file.read(), os.fspath(path_or_bytes), target or "")
