# SPDX-License-Identifier: MIT
"""Launches of what triton.compile() returns."""
from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any, SupportsIndex

from ._errors import Error
from ._objects import load
from ._results import Result

_load = functools.lru_cache(maxsize=64)(load)  # a kernel is launched more than once


def launch_triton(compiled: Any, grid: SupportsIndex | Sequence[SupportsIndex], *args: Any, **options: Any) -> Result:
    """Runs a kernel that triton.compile() made for a GPUTarget("hip", ...). `args` are without constexprs.

    What Triton's own launcher adds is added: work-items for num_warps, LDS, null pointers for the scratch that follows the
    arguments (two in Triton 3.6). `options` are those of Kernel.launch().
    """
    metadata = compiled.metadata
    if metadata.target.backend != "hip":
        raise Error(f"the kernel is compiled for {metadata.target.backend}: GPUTarget('hip', 'gfx942', 64)")
    for scratch in ("global_scratch_size", "profile_scratch_size"):
        if getattr(metadata, scratch, 0):
            raise Error(f"the kernel needs {getattr(metadata, scratch)} bytes of {scratch[:-5]}, which is not supported")
    kernel = _load(compiled.asm["hsaco"])[metadata.name]
    missing = kernel.arguments[len(args):]
    if len(missing) <= 2 and all(a.kind == "global_buffer" for a in missing):
        args += (None,) * len(missing)
    options.setdefault("lds", metadata.shared)
    return kernel.launch(grid, metadata.num_warps * metadata.warp_size, *args, **options)
