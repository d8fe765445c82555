# SPDX-License-Identifier: MIT
"""Kiln's kernels as PyTorch operators.

torch.ops.kiln.gemv(a, x, bias=None): a (rows, columns) times each row of x (..., columns), plus bias (rows).
kiln_torch.gemm(a, b, bias=None, transpose_a=False, transpose_b=False): the product of two matrices, plus bias, with
derivatives, of torch.ops.kiln.gemm. kiln_torch.linear(x, weight, bias=None) is torch.nn.functional.linear by the same kernels.
kiln_torch.attention(q, k, v, is_causal=False, scale=None, window=(-1, -1)): attention with derivatives, of
torch.ops.kiln.attention. kiln_torch.register_attention() makes attn_implementation="kiln" known to transformers.
torch.ops.kiln.reshape_and_cache(key, value, key_cache, value_cache, slots): key and value (tokens, heads, head) into pages of
caches (pages, page, heads, head); slot page_number * page + row, int64, a negative one is left out.
torch.ops.kiln.paged_attention(q, key_cache, value_cache, block_table, lengths, scale, left=-1, right=-1): attention to the
first lengths (batch) keys in the pages of block_table (batch, pages of a sequence), both int32; o and lse.
kiln_torch.PagedCache(config, pages, page=16) is a cache of transformers for both.
kiln_torch.rmsnorm(x, weight, epsilon=1e-6, residual=None), kiln_torch.layernorm(x, weight, bias, epsilon=1e-5, residual=None):
of rows of x + residual, with derivatives; with a residual also that sum.
kiln_torch.rotary(q, k, positions, cache, neighbours=False): rotary position embedding, with derivatives, of
torch.ops.kiln.rotary; kiln_torch.rotary_cache(inverse_frequencies, length) makes the cache.
torch.ops.kiln.silu_and_mul(x): silu(first half of each row) * second half. torch.ops.kiln.gelu(x, approximate="none").
torch.ops.kiln.softmax(x): of the last dimension.
torch.ops.kiln.sort(input, descending=False): values and int64 indices of the sorted last dimension (at most 1,024
elements), stable. All run on GPU tensors in the order of the current stream, and on CPU tensors in Kiln's simulator.
"""
import pathlib

import torch

torch.ops.load_library(pathlib.Path(__file__).with_name("operators.so"))
from .attention import attention, register_attention  # noqa: E402  its operators are loaded now
from .rotary import rotary, rotary_cache  # noqa: E402
from .rows import layernorm, refuse_derivative, rmsnorm  # noqa: E402


def __getattr__(name):
    """PagedCache is imported where it is used: it needs transformers."""
    if name == "PagedCache":
        from .cache import PagedCache
        return PagedCache
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@torch.library.register_fake("kiln::gemv")
def _(a, x, bias=None):
    for name, other in (("x", x), ("bias", bias)):
        if other is not None and other.device != a.device:
            raise ValueError(f"a is on {a.device}, {name} is on {other.device}; they must be on the same device")
    if a.dim() != 2 or x.dim() < 1 or x.shape[-1] != a.shape[1]:
        raise ValueError(f"a is {list(a.shape)}, x is {list(x.shape)}; a is (rows, columns), x (..., columns)")
    return x.new_empty((*x.shape[:-1], a.shape[0]))


refuse_derivative("gemv")


@torch.library.register_fake("kiln::gemm")
def _(a, b, bias=None, transpose_a=False, transpose_b=False):
    for name, other in (("b", b), ("bias", bias)):
        if other is not None and other.device != a.device:
            raise ValueError(f"a is on {a.device}, {name} is on {other.device}; they must be on the same device")
    if a.dim() != 2 or b.dim() != 2 or a.shape[0 if transpose_a else 1] != b.shape[1 if transpose_b else 0]:
        raise ValueError(f"a is {list(a.shape)}, b is {list(b.shape)}; op(a) is (m, k), op(b) (k, n)")
    return a.new_empty((a.shape[1 if transpose_a else 0], b.shape[0 if transpose_b else 1]))


def _setup_gemm(ctx, inputs, output):
    a, b, bias, ctx.transpose_a, ctx.transpose_b = inputs
    ctx.save_for_backward(a, b)
    ctx.has_bias = bias is not None


def _gemm_backward(ctx, of_d):
    """With op(a) = x, op(b) = y: the derivative by x is of_d y^T, that by y is x^T of_d; by a stored x^T, its transpose."""
    a, b = ctx.saved_tensors
    of_d, of_a, of_b, of_bias = of_d.contiguous(), None, None, None
    transposed, gemm = (ctx.transpose_a, ctx.transpose_b), torch.ops.kiln.gemm
    if ctx.needs_input_grad[0]:
        of_a = gemm(b, of_d, None, transposed[1], True) if transposed[0] else gemm(of_d, b, None, False, not transposed[1])
    if ctx.needs_input_grad[1]:
        of_b = gemm(of_d, a, None, True, transposed[0]) if transposed[1] else gemm(a, of_d, None, not transposed[0], False)
    if ctx.has_bias and ctx.needs_input_grad[2]:
        of_bias = of_d.sum(0)
    return of_a, of_b, of_bias, None, None


torch.library.register_autograd("kiln::gemm", _gemm_backward, setup_context=_setup_gemm)


@torch.library.register_fake("kiln::sort")
def _(input, descending=False):
    return torch.empty_like(input), torch.empty_like(input, dtype=torch.int64)


refuse_derivative("sort")


def gemm(a, b, bias=None, transpose_a=False, transpose_b=False):
    """op(a) op(b) + bias (n) of float16 or bfloat16 without gaps, with derivatives; op(a) is (m, k), op(b) (k, n)."""
    return torch.ops.kiln.gemm(a, b, bias, transpose_a, transpose_b)


def linear(x, weight, bias=None):
    """torch.nn.functional.linear of float16 or bfloat16, with derivatives."""
    rows = gemm(x.reshape(-1, x.shape[-1]).contiguous(), weight, bias, transpose_b=True)
    return rows.reshape(*x.shape[:-1], weight.shape[0])


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
