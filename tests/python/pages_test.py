# SPDX-License-Identifier: MIT
"""Keys and values in pages: operators of kiln_torch on CPU tensors, and PagedCache in transformers' models."""
import pytest
import torch
import transformers

import kiln_torch
from kiln_torch import pages

ops = torch.ops.kiln
HALF = {"dtype": torch.float16}


def caches(count, page, heads, head, dtype):
    """NaN where nothing is written."""
    return [torch.full((count, page, heads, head), torch.nan, dtype=dtype) for _ in range(2)]


def in_pages(lengths, page, heads, head, dtype):
    """Keys and values of sequences, caches with them in mixed pages, and their table, garbage past their lengths."""
    torch.manual_seed(3)
    k, v = ([torch.randn(n, heads, head).to(dtype) for n in lengths] for _ in range(2))
    counts = [-(-n // page) for n in lengths]
    numbers = torch.randperm(sum(counts) + 2).int()
    key_cache, value_cache = caches(len(numbers), page, heads, head, dtype)
    table = torch.full((len(lengths), max(*counts, 1)), 1 << 30, dtype=torch.int32)
    for i, (n, count) in enumerate(zip(lengths, counts)):
        table[i, :count], numbers = numbers[:count], numbers[count:]
        positions = torch.arange(n)
        slots = table[i].long()[positions // page] * page + positions % page
        ops.reshape_and_cache(k[i], v[i], key_cache, value_cache, slots)
    return k, v, key_cache, value_cache, table


def reference(q, k, v, left, right):
    """Of one sequence, in the tensors' own type; double for what is right."""
    k, v = (x.transpose(0, 1).repeat_interleave(q.shape[0] // x.shape[1], 0) for x in (k, v))
    from_query = torch.arange(k.shape[1])[None, :] - torch.arange(q.shape[1])[:, None] - (k.shape[1] - q.shape[1])
    hidden = ((from_query > right) & (right >= 0)) | ((from_query < -left) & (left >= 0))
    scores = (q @ k.transpose(1, 2) * q.shape[2]**-0.5).masked_fill(hidden, -torch.inf)
    return scores.softmax(-1).nan_to_num() @ v, scores.logsumexp(-1)


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16))
@pytest.mark.parametrize("queries, lengths, heads, kv_heads, head, page, left, right", (
    (9, (40, 9, 0), 2, 1, 64, 16, -1, 0),
    (40, (70, 33), 2, 2, 128, 32, 20, 0),
    (1, (31, 0, 17), 4, 2, 64, 16, -1, -1),
    (1, (700, 3), 4, 1, 128, 64, -1, 0),  # keys are split over workgroups
))
def test_attention_to_pages(queries, lengths, heads, kv_heads, head, page, left, right, dtype):
    k, v, *paged = in_pages(lengths, page, kv_heads, head, dtype)
    q = torch.randn(len(lengths), heads, queries, head).to(dtype)
    o, lse = ops.paged_attention(q, *paged, torch.tensor(lengths, dtype=torch.int32), head**-0.5, left, right)
    assert o.dtype == dtype and o.shape == q.shape
    for i in range(len(lengths)):
        exact, sums = reference(q[i].double(), k[i].double(), v[i].double(), left, right)
        theirs, _ = reference(q[i], k[i], v[i], left, right)
        allowed = 2 * (theirs.double() - exact).abs().max() + 1e-5 * exact.abs().max()
        assert (o[i].double() - exact).abs().max() <= allowed
        seen = sums.isfinite()
        assert (lse[i][seen] - sums[seen]).abs().max() <= 1e-3 if seen.any() else True
        assert (lse[i][~seen] == -torch.inf).all() and not o[i][~seen].any()


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16))
@pytest.mark.parametrize("head", (64, 128))
def test_reshape_and_cache(head, dtype):
    torch.manual_seed(4)
    whole = torch.randn(2, 3, 6, head).to(dtype)  # rows of key and value of other strides than the caches
    key, value = (whole[i].transpose(0, 1)[:5] for i in range(2))
    key_cache, value_cache = caches(4, 16, 3, head, dtype)
    slots = torch.tensor([18, -1, 63, 0, 19])
    ops.reshape_and_cache(key, value, key_cache, value_cache, slots)
    for cache, rows in ((key_cache, key), (value_cache, value)):
        stored = cache.flatten(0, 1)
        for token, slot in enumerate(slots.tolist()):
            assert slot < 0 or torch.equal(stored[slot], rows[token])
        stored[slots[slots >= 0]] = torch.nan
        assert stored.isnan().all()


def test_caches_may_be_views():
    both = torch.zeros(2, 3, 2, 16, 64, **HALF).permute(0, 1, 3, 2, 4)  # (two, pages, page, heads, head)
    key, value = torch.randn(2, 4, 2, 64, **HALF)
    slots = torch.tensor([17, 18, 19, 20])
    ops.reshape_and_cache(key, value, *both, slots)
    assert torch.equal(both[0, 1, 1:5], key) and torch.equal(both[1, 1, 1:5], value)
    wide = torch.full((1, 40), 1, dtype=torch.int32)
    o, _ = ops.paged_attention(key[None].transpose(1, 2), *both, wide[:, :1], torch.tensor([5], dtype=torch.int32), 0.125, 3, 0)
    exact, _ = reference(key.transpose(0, 1).double(), key.double(), value.double(), 3, 0)
    assert (o[0] - exact).abs().max() <= 4e-3


K = torch.zeros(2, 1, 64, **HALF)
C = torch.zeros(3, 16, 1, 64, **HALF)
S = torch.tensor([0, 1])


@pytest.mark.parametrize("wrong, error, says", (
    ({"key": K.float()}, TypeError, "key is Float; float16 and bfloat16 are supported"),
    ({"value_cache": C.bfloat16()}, TypeError, "key is Half, value_cache is BFloat16"),
    ({"slots": S.int()}, TypeError, "slots are Int; they are int64"),
    ({"slots": S[:1]}, ValueError, "slots are [1], key is [2, 1, 64]; there is a slot for each token"),
    ({"key": K[0]}, ValueError, "key and value are (tokens, heads, head), a cache (pages, page, heads, head)"),
    ({"key_cache": C[:2]}, ValueError, "key_cache is [2, 16, 1, 64], value_cache [3, 16, 1, 64]"),
    ({"key_cache": torch.zeros(3, 16, 1, 65, **HALF)[..., :64]}, ValueError, "a cache has strides [1040, 65, 65, 1]"),
    ({"slots": torch.tensor([0, 48])}, RuntimeError, "slot 48 of token 1 is beyond the cache of 3 pages of 16"),
    ({"slots": torch.tensor([1 << 40, 0])}, RuntimeError, "slot 1099511627776 of token 0 is beyond the cache"),
    (dict.fromkeys(("key_cache", "value_cache"), torch.zeros(1, 48, 1, 64, **HALF)), RuntimeError,
     "pages of 48 keys; a power of 2 from 16 on is supported"),
    (dict.fromkeys(("key_cache", "value_cache"), torch.zeros(6, 8, 1, 64, **HALF)), RuntimeError, "pages of 8 keys"),
    ({"key": K[..., :56], "value": K[..., :56], "key_cache": C[..., :56], "value_cache": C[..., :56]}, RuntimeError,
     "heads of 56; 64 and 128 are prebuilt, others need reshape_and_cache<T, 56> in a program of their own"),
    ({"key": K.clone().requires_grad_()}, NotImplementedError, "reshape_and_cache has no derivative: pass key.detach()"),
))
def test_mistakes_with_reshape_and_cache(wrong, error, says):
    right = {"key": K, "value": K, "key_cache": C, "value_cache": C, "slots": S}
    with pytest.raises(error) as raised:
        ops.reshape_and_cache(**{**right, **wrong})
    assert says in str(raised.value)


Q = torch.zeros(1, 2, 3, 64, **HALF)
TABLE, LENGTHS = torch.tensor([[2, 0]], dtype=torch.int32), torch.tensor([20], dtype=torch.int32)


@pytest.mark.parametrize("wrong, error, says", (
    ({"q": Q.float()}, TypeError, "q is Float; float16 and bfloat16 are supported"),
    ({"key_cache": C.bfloat16()}, TypeError, "q is Half, key_cache is BFloat16"),
    ({"block_table": TABLE.long()}, TypeError, "block_table is Long, lengths are Int; both are int32"),
    ({"lengths": LENGTHS.long()}, TypeError, "block_table is Int, lengths are Long; both are int32"),
    ({"block_table": TABLE[0]}, ValueError, "block_table is (batch, pages of a sequence), lengths (batch)"),
    ({"block_table": TABLE.repeat(2, 1)}, ValueError, "block_table [2, 2], lengths [1]"),
    ({"lengths": LENGTHS.repeat(2)}, ValueError, "lengths [2]"),
    ({"block_table": TABLE[:, :0]}, RuntimeError, "a row of the table has fewer entries"),
    ({"lengths": LENGTHS + 13}, RuntimeError, "sequence 0 has 33 keys; 0 to 32 are possible"),
    ({"lengths": -LENGTHS}, RuntimeError, "sequence 0 has -20 keys"),
    ({"block_table": TABLE + 1}, RuntimeError, "entry 0 of sequence 0 in block_table is page 3; there are 3 pages"),
    ({"block_table": -TABLE}, RuntimeError, "block_table is page -2"),
    (dict.fromkeys(("key_cache", "value_cache"), torch.zeros(1, 48, 1, 64, **HALF)), RuntimeError,
     "pages of 48 keys; a power of 2 from 16 on is supported"),
    ({"q": torch.zeros(1, 2, 3, 56, **HALF), "key_cache": C[..., :56], "value_cache": C[..., :56]}, RuntimeError,
     "heads of 56; 64 and 128 are prebuilt, others need attention_forward<T, form> with .head = 56 and .has_pages"),
    ({"q": torch.zeros(1, 3, 3, 64, **HALF), "key_cache": torch.zeros(3, 16, 2, 64, **HALF),
      "value_cache": torch.zeros(3, 16, 2, 64, **HALF)}, RuntimeError, "no multiple of that of heads of K and V"),
    ({"scale": 0.0}, RuntimeError, "scale is not a number above 0"),
))
def test_mistakes_with_paged_attention(wrong, error, says):
    right = {"q": Q, "key_cache": C, "value_cache": C, "block_table": TABLE, "lengths": LENGTHS, "scale": 0.125}
    with pytest.raises(error) as raised:
        ops.paged_attention(**{**right, **wrong})
    assert says in str(raised.value)


def test_no_derivative_is_an_error():
    o, _ = ops.paged_attention(Q.clone().requires_grad_(), C, C, TABLE, LENGTHS, 0.125)
    with pytest.raises(NotImplementedError, match="paged_attention has no derivative"):
        o.sum().backward()


@pytest.mark.parametrize("operator, arguments", (
    (ops.reshape_and_cache.default, (K, K, C.clone(), C.clone(), S)),
    (ops.paged_attention.default, (Q, C, C, TABLE, LENGTHS, 0.125, -1, 0)),
    (ops.paged_attention.default, (Q.clone().requires_grad_(), C, C, TABLE, LENGTHS, 0.125)),
))
def test_opcheck(operator, arguments):
    tests = ("test_schema", "test_autograd_registration", "test_faketensor", "test_aot_dispatch_dynamic")
    if any(isinstance(a, torch.Tensor) and a.requires_grad for a in arguments):
        tests = tests[:3]  # backward() is an error
    assert set(torch.library.opcheck(operator, arguments, test_utils=tests).values()) == {"SUCCESS"}


def test_compiles_without_graph_breaks():

    def step(q, key, value, key_cache, value_cache, slots, table, lengths):
        ops.reshape_and_cache(key, value, key_cache, value_cache, slots)
        return ops.paged_attention(q, key_cache, value_cache, table, lengths, 0.125)[0] + 1

    compiled = torch.compile(step, fullgraph=True, backend="aot_eager", dynamic=True)
    for count in (2, 4):
        key, value = torch.randn(2, count, 1, 64, **HALF)
        q, lengths, slots = torch.randn(1, 2, 1, 64, **HALF), torch.tensor([count], dtype=torch.int32), torch.arange(count) + 32
        own, others = (torch.zeros(2, 3, 16, 1, 64, **HALF) for _ in range(2))
        ours, theirs = (f(q, key, value, *both, slots, TABLE, lengths) for f, both in ((compiled, own), (step, others)))
        assert torch.equal(ours, theirs) and torch.equal(own, others) and own[0, 2, :count].any()


def llama(attention="kiln", **options):
    kiln_torch.register_attention()
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=100, hidden_size=128, intermediate_size=96, num_hidden_layers=2, num_attention_heads=2, num_key_value_heads=1,
        max_position_embeddings=64, eos_token_id=None, attn_implementation=attention, **options)
    return transformers.LlamaForCausalLM(config).half().eval()


# Of these prompts the two likeliest tokens are always further apart than float16's roundings move them.
TOKENS = torch.randint(100, (2, 12), generator=torch.Generator().manual_seed(2))


def generate(model, mask, cache=None):
    return model.generate(TOKENS, attention_mask=mask, past_key_values=cache, max_new_tokens=6, do_sample=False, pad_token_id=0,
                          output_logits=True, return_dict_in_generate=True)


@pytest.mark.parametrize("is_padded", (False, True))
def test_transformers_model_writes_the_same_tokens(is_padded):
    mask = torch.ones_like(TOKENS)
    mask[1, :5] = 1 - is_padded
    model = llama()
    cache = kiln_torch.PagedCache(model.config, pages=4)
    theirs, ours, exact = generate(llama("sdpa"), mask), generate(model, mask, cache), generate(llama("sdpa").double(), mask)
    assert ours.past_key_values is cache and cache.get_seq_length() == 17
    assert torch.equal(ours.sequences, theirs.sequences) and torch.equal(ours.sequences, exact.sequences)
    ours, theirs, exact = (torch.stack(x.logits).double() for x in (ours, theirs, exact))
    assert (ours - exact).abs().max() <= 2 * (theirs - exact).abs().max() + 1e-5 * exact.abs().max()
    sequences = cache.layers[1].sequences
    assert sequences.lengths.tolist() == [17, 12 if is_padded else 17] and len(sequences.free) == (1 if is_padded else 0)


def test_padding_has_no_slots():
    sequences = pages.Sequences(5, 16)
    mask = torch.tensor([[0, 0, 0, 1], [1, 1, 1, 1]])
    slots, table, lengths = sequences.extend(0, 2, 4, mask)
    assert slots.tolist() == [-1, -1, -1, 0, 16, 17, 18, 19] and table.tolist() == [[0], [1]] and lengths.tolist() == [1, 4]
    assert sequences.extend(0, 2, 4, mask.clone())[0] is slots  # the next layer's
    with pytest.raises(ValueError, match="layers give different masks"):
        sequences.extend(0, 2, 4, 1 - mask)
    mask = torch.cat((mask, torch.ones(2, 13, dtype=torch.long)), 1)
    slots, table, lengths = sequences.extend(4, 2, 13, mask)
    assert slots.tolist() == [*range(1, 14), *range(20, 32), 32] and table.tolist() == [[0, 0], [1, 2]]
    assert lengths.tolist() == [14, 17] and table.dtype == lengths.dtype == torch.int32


def test_chunks_and_windows():
    model = llama()
    cache = kiln_torch.PagedCache(model.config, pages=4, page=16)
    with torch.no_grad():
        parts = [model(part, past_key_values=cache).logits for part in TOKENS.split((5, 6, 1), 1)]
        whole = model(TOKENS, use_cache=False).logits
        assert (torch.cat(parts, 1) - whole).abs().max() <= 2e-2 * whole.abs().max()
        cache.reset()
        assert torch.equal(model(TOKENS[:, :5], past_key_values=cache).logits, parts[0])
    q, k, v = torch.randn(3, 1, 2, 7, 64, **HALF)
    paged = kiln_torch.PagedCache(model.config, pages=1)
    window = {"is_causal": True, "window": (2, -1)}
    wanted = kiln_torch.attention(q, k, v, **window)
    for begin, end in ((0, 4), (4, 7)):
        o = kiln_torch.attention(q[:, :, begin:end], *paged.update(k[:, :, begin:end], v[:, :, begin:end], 0), **window)
        assert (o - wanted[:, :, begin:end]).abs().max() <= 4e-3


def mask_of(row):
    return torch.tensor([row, [1] * 12])


@pytest.mark.parametrize("mask", (mask_of([1] * 7 + [0] * 5), mask_of([1, 1, 0] + [1] * 9)))
def test_padding_that_a_paged_cache_does_not_take(mask):
    model = llama()
    with pytest.raises(ValueError, match="takes padding before a sequence"):
        model(TOKENS, attention_mask=mask, past_key_values=kiln_torch.PagedCache(model.config, pages=4))


def test_padding_that_comes_and_goes():
    model = llama()
    cache = kiln_torch.PagedCache(model.config, pages=4)
    with torch.no_grad():
        model(TOKENS, attention_mask=mask_of([0] * 3 + [1] * 9), past_key_values=cache)
        with pytest.raises(ValueError, match="which needs their mask in each step"):
            model(TOKENS[:, :1], past_key_values=cache)
        cache.reset()
        model(TOKENS, past_key_values=cache)
        late = torch.cat((mask_of([0] * 3 + [1] * 9), torch.ones(2, 1, dtype=torch.long)), 1)
        with pytest.raises(ValueError, match="the same in each step"):
            model(TOKENS[:, :1], attention_mask=late, past_key_values=cache)


def test_mistakes_with_paged_caches():
    model = llama()
    paged = kiln_torch.PagedCache
    with pytest.raises(ValueError, match="pages of 24 keys; a power of 2 from 16 on"):
        paged(model.config, 4, page=24)
    with pytest.raises(ValueError, match="a paged cache of 1 pages of 16 has 1 left, 2 are needed"):
        model(TOKENS, past_key_values=paged(model.config, 1))
    with pytest.raises(ValueError, match="layers of full and sliding attention, not linear_attention"):
        paged(transformers.LlamaConfig(num_hidden_layers=1, layer_types=["linear_attention"]), 4)
    for other in ("sdpa", "eager"):
        with pytest.raises((TypeError, AttributeError), match='attn_implementation="kiln" alone reads them'):
            llama(other)(TOKENS, past_key_values=paged(model.config, 4))
    with pytest.raises(NotImplementedError, match="no derivative"):
        model(TOKENS, past_key_values=paged(model.config, 4)).logits.sum().backward()
    q, k, v = (x.requires_grad_(i != 0) for i, x in enumerate(torch.randn(3, 1, 1, 5, 64, **HALF)))
    with pytest.raises(NotImplementedError, match="to keys in pages has no derivative"):
        kiln_torch.attention(q, *paged(model.config, 1).update(k, v, 0)).sum().backward()
    cache = paged(model.config, 4)
    cache.update(k, v, 0)
    with pytest.raises(ValueError, match="each update.. belongs to one attention"):
        kiln_torch.attention(q, *cache.update(k, v, 0))
    with pytest.raises(NotImplementedError, match="no beam search"):
        model.generate(TOKENS, attention_mask=torch.ones_like(TOKENS), past_key_values=paged(model.config, 16), num_beams=2,
                       max_new_tokens=3, pad_token_id=0)
