# SPDX-License-Identifier: MIT
"""Launches of what triton.compile() returns."""
from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, SupportsIndex

from ._errors import Error
from ._objects import Kernel, load
from ._results import Result

_load = functools.lru_cache(maxsize=64)(load)  # a kernel is launched more than once


def check_support(metadata: Any) -> None:
    """Raises for what a kernel of these metadata, which are Triton's, would need."""
    if metadata.target.backend != "hip":
        raise Error(f"the kernel is compiled for {metadata.target.backend}: GPUTarget('hip', 'gfx942', 64)")
    for scratch in ("global_scratch_size", "profile_scratch_size"):
        if getattr(metadata, scratch, 0):
            raise Error(f"the kernel needs {getattr(metadata, scratch)} bytes of {scratch[:-5]}, which is not supported")
    if getattr(metadata, "launch_cooperative_grid", False):
        raise Error(f"{metadata.name}: launch_cooperative_grid is not supported: workgroups run one after another")


def kernel_of(hsaco: Any, name: str) -> Kernel:
    """The kernel in a compiled one's code object."""
    if not isinstance(hsaco, bytes) or not hsaco:
        raise Error(f"the compiled kernel {name} has no code object (asm['hsaco'])")
    return _load(hsaco)[name]


def with_scratch(kernel: Kernel, args: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, and null pointers for the scratch that follows them."""
    missing = kernel.arguments[len(args):]
    scratch = len(missing) <= 2 and all(a.kind == "global_buffer" for a in missing)
    return args + (None,) * len(missing) if scratch else args


def launch_triton(compiled: Any, grid: SupportsIndex | Sequence[SupportsIndex], *args: Any, **options: Any) -> Result:
    """Runs a kernel that triton.compile() made for a GPUTarget("hip", ...). `args` are without constexprs.

    What Triton's own launcher adds is added: work-items for num_warps, LDS, null pointers for the scratch that follows the
    arguments (two in Triton 3.6). `options` are those of Kernel.launch().
    """
    metadata = compiled.metadata
    check_support(metadata)
    kernel = kernel_of(compiled.asm.get("hsaco"), metadata.name)
    options.setdefault("lds", metadata.shared)
    return kernel.launch(grid, metadata.num_warps * metadata.warp_size, *with_scratch(kernel, args), **options)
