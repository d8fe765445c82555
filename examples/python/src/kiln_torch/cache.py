# SPDX-License-Identifier: MIT
"""transformers' cache of keys and values, in pages."""
import transformers
from transformers.cache_utils import CacheLayerMixin, get_layer_types_and_kwargs

from .pages import Pages, Sequences


class PagedLayer(CacheLayerMixin):
    """The pages of a layer, (pages, page, heads, head), for attn_implementation="kiln" alone."""

    is_sliding = False

    def __init__(self, sequences):
        super().__init__()
        self.sequences, self.seen = sequences, 0

    def lazy_initialization(self, key_states, value_states):
        sequences = self.sequences
        self.keys, self.values = (t.new_empty((sequences.pages, sequences.page, t.shape[1], t.shape[3]))
                                  for t in (key_states, value_states))
        self.is_initialized = True

    def update(self, key_states, value_states, *_, **__):
        """The attention that gets the result stores the keys and values: it has the mask of padding."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        pages = Pages(self, key_states, value_states, self.seen)
        self.seen += key_states.shape[2]
        return pages, pages

    def get_mask_sizes(self, query_length):
        return self.seen + query_length, 0

    def get_seq_length(self):
        return self.seen

    def get_max_length(self):
        return -1

    def reset(self):
        self.seen = 0
        self.sequences.reset()

    def _refuse(self, *_):
        raise NotImplementedError("a paged cache has no beam search and no assisted generation, and stays on its device")

    reorder_cache = crop = batch_repeat_interleave = batch_select_indices = offload = prefetch = _refuse


class PagedCache(transformers.Cache):
    """`pages` pages of `page` keys in each layer of a model, a power of 2 from 16 on; sequences take them as they grow."""

    def __init__(self, config, pages, page=16):
        if page < 16 or page & (page - 1) != 0:
            raise ValueError(f"pages of {page} keys; a power of 2 from 16 on is supported")
        kinds, _ = get_layer_types_and_kwargs(config.get_text_config(decoder=True))
        others = set(kinds) - {"full_attention", "sliding_attention"}
        if others:
            raise ValueError(f"a paged cache is for layers of full and sliding attention, not {', '.join(sorted(others))}")
        sequences = Sequences(pages, page)
        super().__init__(layers=[PagedLayer(sequences) for _ in kinds])
