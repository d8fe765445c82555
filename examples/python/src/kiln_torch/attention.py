# SPDX-License-Identifier: MIT
"""Attention with derivatives, and transformers' attn_implementation="kiln"."""
import torch

from .pages import Pages


@torch.library.register_fake("kiln::attention")
def _(q, k, v, scale, left=-1, right=-1):
    if q.dim() != 4 or k.dim() != 4 or k.shape != v.shape or q.shape[0] != k.shape[0] or q.shape[3] != k.shape[3]:
        raise ValueError(f"q is {list(q.shape)}, k {list(k.shape)}, v {list(v.shape)}; q is (batch, heads, length, head), "
                         "k and v (batch, heads of k, length of k, head)")
    return _rows(q), q.new_empty(q.shape[:3], dtype=torch.float32)


@torch.library.register_fake("kiln::attention_backward")
def _(d_o, q, k, v, o, lse, scale, left=-1, right=-1):
    return _rows(q), _rows(k), _rows(v)


def _rows(like):
    """(batch, heads, length, head), in memory (batch, length, heads, head)."""
    batch, heads, length, head = like.shape
    return like.new_empty((batch, length, heads, head)).transpose(1, 2)


def _setup(ctx, inputs, output):
    q, k, v, ctx.scale, ctx.left, ctx.right = inputs
    ctx.save_for_backward(q, k, v, *output)
    ctx.mark_non_differentiable(output[1])


def _backward(ctx, d_o, _):
    q, k, v, o, lse = ctx.saved_tensors
    return *torch.ops.kiln.attention_backward(d_o, q, k, v, o, lse, ctx.scale, ctx.left, ctx.right), None, None, None


torch.library.register_autograd("kiln::attention", _backward, setup_context=_setup)


def attention(q, k, v, is_causal=False, scale=None, window=(-1, -1)):
    """softmax(scale q k^T) v; q is (batch, heads, length, head), as for torch's scaled_dot_product_attention, k and v may have
    fewer heads. float16 and bfloat16, heads of 64 or 128. window: keys to the left and right that a query sees, counted from
    the place that makes the last query see the last key; below 0: all. is_causal: none to the right. Derivatives have the same
    bits in every run. k and v may be what PagedCache.update() gives: then there are none."""
    left, right = window
    scale, right = q.shape[-1]**-0.5 if scale is None else scale, 0 if is_causal else right
    if isinstance(k, Pages):
        return k.attend(q, scale, left, right)
    return torch.ops.kiln.attention(q, k, v, scale, left, right)[0]


def register_attention():
    """Makes attn_implementation="kiln" known to transformers."""
    from transformers import AttentionInterface, AttentionMaskInterface
    AttentionInterface.register("kiln", _attend)
    AttentionMaskInterface.register("kiln", _padding)


def _attend(module, query, key, value, attention_mask, dropout=0.0, scaling=None, is_causal=None, sliding_window=None, **given):
    """The padding mask is _padding()'s: per sequence the keys from the first to the last that is not masked."""
    for name in ("softcap", "s_aux", "position_bias", "cache"):
        if given.get(name) is not None:
            raise ValueError(f"kiln attention does not take {name}; choose another attn_implementation for this model")
    if dropout != 0:
        raise ValueError("kiln attention has no dropout; set attention_dropout to 0")
    causal = getattr(module, "is_causal", True) if is_causal is None else is_causal
    window = (-1 if sliding_window is None else sliding_window - 1, -1)
    if attention_mask is not None and attention_mask.dim() != 2:
        raise ValueError(f"kiln attention takes masks of padding, (batch, keys), not {list(attention_mask.shape)}")
    if isinstance(key, Pages):
        scaling = query.shape[-1]**-0.5 if scaling is None else scaling
        o = key.attend(query, scaling, window[0], 0 if causal else window[1], attention_mask)
    elif attention_mask is None:
        o = attention(query, key, value, causal, scaling, window)
    else:
        o = _attend_ragged(query, key, value, attention_mask, causal, scaling, window)
    return o.transpose(1, 2).contiguous(), None


def _attend_ragged(query, key, value, mask, causal, scaling, window):
    queries, keys = query.shape[2], key.shape[2]
    o = torch.zeros_like(query)
    for i, row in enumerate(mask.bool()):
        seen = row.nonzero().flatten()
        if len(seen) == 0:
            continue
        begin, end = int(seen[0]), int(seen[-1]) + 1
        first = keys - queries  # key of the first query
        if end - begin != len(seen) or (end != keys and first != 0):
            raise ValueError(f"kiln attention takes padding before or after a sequence, not within: sequence {i}")
        rows = slice(max(begin - first, 0), queries if end == keys else end)
        some = slice(begin, end)
        o[i:i + 1, :, rows] = attention(query[i:i + 1, :, rows], key[i:i + 1, :, some], value[i:i + 1, :, some], causal, scaling,
                                        window)
    return o


def _padding(batch_size, q_length, kv_length, q_offset=0, kv_offset=0, mask_function=None, attention_mask=None, local_size=None,
             use_vmap=False, device="cpu", **_):
    """None, or which keys of each sequence are not padding. A mask that is neither full, causal nor a window is an error."""
    from transformers.masking_utils import bidirectional_mask_function, causal_mask_function
    if q_offset + q_length != kv_offset + kv_length:
        raise ValueError(f"kiln attention takes caches that end with the queries, not {kv_length} keys from {kv_offset} on beside "
                         f"{q_length} queries from {q_offset} on")
    if mask_function not in (causal_mask_function, bidirectional_mask_function):
        q = torch.arange(q_length, device=device)[None, None, :, None] + q_offset
        k = torch.arange(kv_length, device=device)[None, None, None, :] + kv_offset
        wanted = (k <= q) & (k > q - (kv_length + q_length if local_size is None else local_size))
        batch = torch.arange(batch_size, device=device)[:, None, None, None]
        if use_vmap or not (mask_function(batch, batch * 0, q, k) == wanted).all():
            raise ValueError("kiln attention takes full, causal and sliding masks, beside padding; not this one")
    if attention_mask is None:
        return None
    attention_mask = attention_mask[:, -kv_length:]
    return None if attention_mask.all() else attention_mask
