# SPDX-License-Identifier: MIT
"""Kiln's kernels as PyTorch operators.

torch.ops.kiln.gemv(a, x, bias=None): a (rows, columns) times each row of x (..., columns), plus bias (rows).
torch.ops.kiln.sort(input, descending=False): values and int64 indices of the sorted last dimension (at most 1,024
elements), stable. Both run on GPU tensors in the order of the current stream, and on CPU tensors in Kiln's simulator.
"""
import pathlib

import torch

torch.ops.load_library(pathlib.Path(__file__).with_name("operators.so"))


@torch.library.register_fake("kiln::gemv")
def _(a, x, bias=None):
    for name, other in (("x", x), ("bias", bias)):
        if other is not None and other.device != a.device:
            raise ValueError(f"a is on {a.device}, {name} is on {other.device}; they must be on the same device")
    if a.dim() != 2 or x.dim() < 1 or x.shape[-1] != a.shape[1]:
        raise ValueError(f"a is {list(a.shape)}, x is {list(x.shape)}; a is (rows, columns), x (..., columns)")
    return x.new_empty((*x.shape[:-1], a.shape[0]))


@torch.library.register_fake("kiln::sort")
def _(input, descending=False):
    return torch.empty_like(input), torch.empty_like(input, dtype=torch.int64)


class Linear(torch.nn.Module):
    """What torch.nn.Linear computes, by torch.ops.kiln.gemv. For inference: it has no derivative."""

    def __init__(self, linear):
        super().__init__()
        self.weight, self.bias = linear.weight, linear.bias

    def forward(self, x):
        return torch.ops.kiln.gemv(self.weight.detach(), x.detach().contiguous(),
                                   None if self.bias is None else self.bias.detach())


def replace_linear(model):
    """Replaces every torch.nn.Linear in `model` by Kiln's, sharing the weights. Returns how many there were."""
    count = 0
    for module in list(model.modules()):
        for name, child in list(module.named_children()):
            if type(child) is torch.nn.Linear:
                setattr(module, name, Linear(child))
                count += 1
    return count
