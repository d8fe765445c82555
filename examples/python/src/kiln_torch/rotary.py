# SPDX-License-Identifier: MIT
"""Rotary position embedding with derivatives."""
import torch


@torch.library.register_fake("kiln::rotary")
def _(q, k, positions, cache, neighbours=False, inverse=False):
    if q.dim() < 2 or q.shape[:-2] != positions.shape or k.shape[:-2] != positions.shape or q.shape[-1] != k.shape[-1]:
        raise ValueError(f"q is {list(q.shape)}, k {list(k.shape)}, positions {list(positions.shape)}; q and k are "
                         "(..., heads, head), positions (...)")
    return q.new_empty(q.shape), k.new_empty(k.shape)


def _setup(ctx, inputs, output):
    _, _, positions, cache, ctx.neighbours, ctx.inverse = inputs
    ctx.save_for_backward(positions, cache)


def _backward(ctx, d_q, d_k):
    positions, cache = ctx.saved_tensors
    return *torch.ops.kiln.rotary(d_q, d_k, positions, cache, ctx.neighbours, not ctx.inverse), None, None, None, None


torch.library.register_autograd("kiln::rotary", _backward, setup_context=_setup)


def rotary(q, k, positions, cache, neighbours=False):
    """q (..., heads, head) and k (..., heads of k, head) of float16 or bfloat16, rotated by the angles of positions (...),
    which are int64; rotary_cache() makes the cache. A cache of fewer columns than a head has leaves the last numbers of heads
    as they are. Pairs are halves of what is rotated (NeoX, Llama), or neighbours (GPT-J)."""
    return torch.ops.kiln.rotary(q, k, positions, cache, neighbours)


def rotary_cache(inverse_frequencies, length, scale=1.0):
    """(length, 2 pairs), float32: cosines and sines of position * inverse_frequencies (pairs), times scale."""
    inverse = inverse_frequencies.float()
    angles = torch.arange(length, device=inverse.device)[:, None] * inverse
    return torch.cat((angles.cos(), angles.sin()), -1) * scale
