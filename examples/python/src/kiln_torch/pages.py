# SPDX-License-Identifier: MIT
"""Attention to keys and values in pages, and which pages sequences have."""
import torch

from .rows import refuse_derivative

ops = torch.ops.kiln


def _check_caches(key_cache, value_cache):
    if key_cache.dim() != 4 or key_cache.shape != value_cache.shape:
        raise ValueError(f"key_cache is {list(key_cache.shape)}, value_cache {list(value_cache.shape)}; both are (pages, page, "
                         "heads, head)")


@torch.library.register_fake("kiln::reshape_and_cache")
def _(key, value, key_cache, value_cache, slots):
    _check_caches(key_cache, value_cache)
    if key.dim() != 3 or key.shape != value.shape or key.shape[1:] != key_cache.shape[2:]:
        raise ValueError(f"key is {list(key.shape)}, value {list(value.shape)}, key_cache {list(key_cache.shape)}; key and "
                         "value are (tokens, heads, head), a cache (pages, page, heads, head)")
    if slots.shape != key.shape[:1]:
        raise ValueError(f"slots are {list(slots.shape)}, key is {list(key.shape)}; there is a slot for each token")


@torch.library.register_fake("kiln::paged_attention")
def _(q, key_cache, value_cache, block_table, lengths, scale, left=-1, right=-1):
    _check_caches(key_cache, value_cache)
    if q.dim() != 4 or q.shape[3] != key_cache.shape[3]:
        raise ValueError(f"q is {list(q.shape)}, key_cache {list(key_cache.shape)}; q is (batch, heads, length, head), a cache "
                         "(pages, page, heads, head)")
    if block_table.dim() != 2 or lengths.dim() != 1 or not block_table.shape[0] == lengths.shape[0] == q.shape[0]:
        raise ValueError(f"q is {list(q.shape)}, block_table {list(block_table.shape)}, lengths {list(lengths.shape)}; "
                         "block_table is (batch, pages of a sequence), lengths (batch)")
    batch, heads, length, head = q.shape
    return q.new_empty((batch, length, heads, head)).transpose(1, 2), q.new_empty(q.shape[:3], dtype=torch.float32)


refuse_derivative("paged_attention")


class _NoDerivative(torch.autograd.Function):
    """Makes backward() an error where keys or values alone have gradients: the cache is between them and the result."""

    @staticmethod
    def forward(ctx, o, key, value):
        return o.view_as(o)

    @staticmethod
    def backward(ctx, d_o):
        raise NotImplementedError("attention to keys in pages has no derivative")


class Pages:
    """New keys and values of a layer beside those in its pages: kiln_torch.attention() takes it in place of both. What else
    takes tensors gets an error."""

    def __init__(self, layer, key, value, seen):
        self.layer, self.key, self.value, self.seen = layer, key, value, seen

    def attend(self, q, scale, left, right, mask=None):
        """Stores what is new, but for what `mask` (batch, keys) leaves out, and attends to all."""
        slots, table, lengths = self.layer.sequences.extend(self.seen, self.key.shape[0], self.key.shape[2], mask)
        rows = (t.detach().transpose(1, 2).flatten(0, 1) for t in (self.key, self.value))
        caches = self.layer.keys, self.layer.values
        ops.reshape_and_cache(*rows, *caches, slots.to(q.device))
        o, _ = ops.paged_attention(q, *caches, table.to(q.device), lengths.to(q.device), scale, left, right)
        return _NoDerivative.apply(o, self.key, self.value)

    def __getattr__(self, name):
        raise AttributeError(f"keys and values are in pages, and have no {name}: attn_implementation=\"kiln\" alone reads them")

    @classmethod
    def __torch_function__(cls, function, types, args=(), kwargs=None):
        raise TypeError(f"keys and values are in pages, not for {function}: attn_implementation=\"kiln\" alone reads them")


class Sequences:
    """Which of a number of pages sequences have: the same in all layers."""

    def __init__(self, pages, page):
        self.pages, self.page = pages, page
        self.reset()

    def reset(self):
        self.free = list(range(self.pages))[::-1]
        self.owned, self.lengths, self.seen, self.step = [], None, 0, None

    def extend(self, seen, batch, count, mask):
        """Slots of `count` more tokens of each sequence after `seen`, the block table, and the numbers of keys with them. The
        first layer's call extends the sequences, those of other layers get the same."""
        if self.step is not None and self.step[0] == (seen, batch, count):
            _, known, result = self.step
            if known is not mask and (known is None or mask is None or not torch.equal(known, mask)):
                raise ValueError("layers give different masks of padding; a paged cache has one for all")
            return result
        if seen != self.seen:
            raise ValueError(f"a paged cache has {self.seen} tokens of a sequence, its layer {seen}: each update() belongs to "
                             "one attention, of all layers in turn")
        old = torch.zeros(batch, dtype=torch.int64) if self.lengths is None else self.lengths
        if len(old) != batch:
            raise ValueError(f"a paged cache has {len(old)} sequences, the keys {batch}; reset() empties it")
        new = old + self._count_of(mask, old, seen, batch, count)
        self._allocate(new)
        self.step = (seen, batch, count), mask, self._places(old, new, count)
        self.seen, self.lengths = seen + count, new
        return self.step[2]

    @staticmethod
    def _count_of(mask, old, seen, batch, count):
        """How many of the new tokens of each sequence are not padding."""
        if mask is None:
            if (old != seen).any():
                raise ValueError("a paged cache has sequences with padding, which needs their mask in each step")
            return torch.full((batch,), count)
        mask = mask.bool().cpu()
        if mask.shape != (batch, seen + count):
            raise ValueError(f"the mask is {list(mask.shape)}; with a paged cache of {seen} tokens and {count} new ones it is "
                             f"{[batch, seen + count]}")
        own, of_new = mask.sum(1), mask[:, seen:].sum(1)
        for i, row in enumerate(mask):
            if own[i] != old[i] + of_new[i] or not row[len(row) - own[i]:].all():
                raise ValueError("a paged cache takes padding before a sequence, the same in each step, not within or after "
                                 f"it: sequence {i}")
        return of_new

    def _allocate(self, lengths):
        wanted = [-(-int(n) // self.page) for n in lengths]
        self.owned = self.owned or [[] for _ in wanted]
        missing = sum(w - len(own) for w, own in zip(wanted, self.owned))
        if missing > len(self.free):
            raise ValueError(f"a paged cache of {self.pages} pages of {self.page} has {len(self.free)} left, {missing} are "
                             "needed")
        for w, own in zip(wanted, self.owned):
            own.extend(self.free.pop() for _ in range(w - len(own)))

    def _places(self, old, new, count):
        table = torch.zeros(len(new), max(1, *map(len, self.owned)), dtype=torch.int32)
        for row, own in zip(table, self.owned):
            row[:len(own)] = torch.tensor(own, dtype=torch.int32)
        position = new[:, None] - count + torch.arange(count)
        slots = table.long().gather(1, position.clamp(min=0) // self.page) * self.page + position % self.page
        return torch.where(position < old[:, None], -1, slots).flatten(), table, new.int()
