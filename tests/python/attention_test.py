# SPDX-License-Identifier: MIT
"""kiln_torch.attention on CPU tensors, and in transformers' models."""
import warnings

import pytest
import torch
import transformers

import kiln_torch

SHAPES = (  # batch, query heads, heads of k, queries, keys, head, is_causal, window
    (1, 2, 2, 33, 70, 64, False, (-1, -1)),
    (2, 4, 2, 65, 65, 64, True, (-1, -1)),
    (1, 2, 1, 40, 90, 128, True, (20, -1)),
    (1, 1, 1, 5, 9, 128, False, (3, 1)),
    (1, 8, 1, 70, 140, 64, True, (-1, -1)),  # query heads of keys are split
)


def reference(q, k, v, is_causal, window):
    """In the tensors' own type; double for what is right."""
    k, v = (x.repeat_interleave(q.shape[1] // k.shape[1], 1) for x in (k, v))
    from_query = torch.arange(k.shape[2])[None, :] - torch.arange(q.shape[2])[:, None] - (k.shape[2] - q.shape[2])
    left, right = window[0], 0 if is_causal else window[1]
    hidden = ((from_query > right) & (right >= 0)) | ((from_query < -left) & (left >= 0))
    scores = (q @ k.transpose(2, 3) * q.shape[3]**-0.5).masked_fill(hidden, -torch.inf)
    return scores.softmax(-1) @ v


def tensors(shape, dtype):
    torch.manual_seed(3)
    batch, heads, kv_heads, queries, keys, head, *_ = shape
    q, d_o = (torch.randn(batch, heads, queries, head).to(dtype) for _ in range(2))
    k, v = (torch.randn(batch, kv_heads, keys, head).to(dtype) for _ in range(2))
    return q, k, v, d_o


def results(function, inputs, d_o):
    leaves = [x.detach().clone().requires_grad_() for x in inputs]
    out = function(*leaves)
    out.backward(d_o)
    return [out.detach(), *(x.grad for x in leaves)]


@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16))
@pytest.mark.parametrize("shape", SHAPES)
def test_attention_and_its_derivatives(shape, dtype):
    *inputs, d_o = tensors(shape, dtype)
    options = {"is_causal": shape[6], "window": shape[7]}
    ours = results(lambda *x: kiln_torch.attention(*x, **options), inputs, d_o)
    theirs = results(lambda *x: reference(*x, **options), inputs, d_o)
    right = results(lambda *x: reference(*x, **options), [x.double() for x in inputs], d_o.double())
    for our, their, exact, factor in zip(ours, theirs, right, (2, 4, 4, 4)):
        allowed = factor * (their.double() - exact).abs().max() + 1e-5 * exact.abs().max()
        assert our.dtype == dtype and our.shape == exact.shape
        assert (our.double() - exact).abs().max() <= allowed
        assert torch.nn.functional.cosine_similarity(our.double().flatten(), exact.flatten(), 0) >= 0.9999


def test_derivatives_have_the_same_bits_in_every_run():
    *inputs, d_o = tensors(SHAPES[1], torch.bfloat16)
    first, second = (results(lambda *x: kiln_torch.attention(*x, is_causal=True), inputs, d_o) for _ in range(2))
    assert all(torch.equal(a, b) for a, b in zip(first, second))


def test_deterministic_algorithms_have_the_same_derivatives():
    """There is one backward pass, of sums in one order: what the mode requires, and no warning."""
    *inputs, d_o = tensors((1, 4, 1, 200, 300, 64), torch.bfloat16)
    run = lambda: results(lambda *x: kiln_torch.attention(*x, is_causal=True), inputs, d_o)  # noqa: E731
    usual = run()
    torch.use_deterministic_algorithms(True)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            with_mode = run()
    finally:
        torch.use_deterministic_algorithms(False)
    assert all(torch.equal(a, b) for a, b in zip(usual, with_mode))
    names = torch._C._dispatch_get_all_op_names()
    assert [n for n in names if n.startswith("kiln::attention_b")] == ["kiln::attention_backward"]  # no other to fall back to


def test_rows_that_see_no_key_are_zero():
    q, k, v, _ = tensors((1, 1, 1, 5, 2, 64), torch.float16)
    assert not kiln_torch.attention(q, k, v, is_causal=True)[:, :, :3].any()
    assert not kiln_torch.attention(q, k[:, :, :0], v[:, :, :0]).any()


def test_tensors_of_any_strides():
    q, k, v, _ = tensors((2, 2, 2, 9, 9, 64), torch.float16)
    strange = [torch.cat((x, x), -1)[..., 1:65].copy_(x) for x in (q, k, v)]
    swapped = [x.transpose(1, 2).contiguous().transpose(1, 2) for x in (q, k, v)]
    wanted = kiln_torch.attention(q, k, v)
    assert torch.equal(kiln_torch.attention(*strange), wanted) and torch.equal(kiln_torch.attention(*swapped), wanted)


@pytest.mark.parametrize("wrong, message", (
    ({"q": torch.zeros(1, 2, 3, 64)}, "q is Float"),
    ({"k": torch.zeros(1, 2, 3, 64, dtype=torch.bfloat16)}, "they must be the same"),
    ({"q": torch.zeros(1, 3, 3, 64, dtype=torch.float16)}, "no multiple of that of heads of K"),
    ({"v": torch.zeros(1, 2, 4, 64, dtype=torch.float16)}, "heads of k"),
    (dict.fromkeys("qkv", torch.zeros(1, 2, 3, 96, dtype=torch.float16)), "heads of 96; 64 and 128 are prebuilt"),
    ({"scale": -1.0}, "scale is not a number above 0"),
))
def test_mistakes(wrong, message):
    right = dict.fromkeys("qkv", torch.zeros(1, 2, 3, 64, dtype=torch.float16))
    with pytest.raises((TypeError, ValueError, RuntimeError), match=message):
        kiln_torch.attention(**{**right, **wrong})


def test_operator_contract():
    *inputs, _ = tensors((1, 2, 1, 6, 9, 64), torch.float16)
    torch.library.opcheck(torch.ops.kiln.attention.default, ([x.requires_grad_() for x in inputs][0], *inputs[1:], 0.125, -1, 0))


def llama(attention, **options):
    kiln_torch.register_attention()
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=100, hidden_size=128, intermediate_size=96, num_hidden_layers=2, num_attention_heads=2, num_key_value_heads=1,
        max_position_embeddings=64, eos_token_id=None, attn_implementation=attention, **options)
    return transformers.LlamaForCausalLM(config).bfloat16()


@pytest.mark.parametrize("padding", ("none", "left", "right"))
def test_transformers_model_with_padding(padding):
    tokens = torch.randint(100, (2, 12), generator=torch.Generator().manual_seed(1))
    mask = torch.ones_like(tokens)
    if padding != "none":
        mask[1, slice(0, 5) if padding == "left" else slice(7, 12)] = 0
    exact = llama("sdpa").double()(tokens, attention_mask=mask).logits
    ours, theirs = (llama(a)(tokens, attention_mask=mask).logits.double() for a in ("kiln", "sdpa"))
    error, allowed = ((x - exact)[mask.bool()].abs().max() for x in (ours, theirs))
    assert error <= 2 * allowed + 1e-5 * exact.abs().max()


@pytest.mark.parametrize("padding", ("left", "right"))
def test_padding_becomes_lengths(padding):
    """What padding holds changes no bit: its keys are beyond the lengths that the kernels get."""
    tokens = torch.randint(1, 100, (2, 12), generator=torch.Generator().manual_seed(1))
    mask = torch.ones_like(tokens)
    mask[1, slice(0, 5) if padding == "left" else slice(7, 12)] = 0
    positions = (mask.cumsum(1) - 1).clamp(min=0)
    model = llama("kiln")
    one, other = (model(t, attention_mask=mask, position_ids=positions).logits for t in (tokens, tokens * mask))
    alone = model(tokens[1:][mask[1:].bool()][None]).logits
    assert torch.equal(one[mask.bool()], other[mask.bool()])
    assert (one[1][mask[1].bool()] - alone[0]).abs().max() <= 2e-2 * alone.abs().max()


def test_transformers_model_trains():
    tokens = torch.randint(100, (2, 12), generator=torch.Generator().manual_seed(1))
    gradients = []
    for model in (llama("kiln"), llama("sdpa"), llama("sdpa").double()):
        model.train()(tokens, labels=tokens).loss.backward()
        gradients.append({name: p.grad.double() for name, p in model.named_parameters()})
    for name, exact in gradients[2].items():
        allowed = 4 * (gradients[1][name] - exact).abs().max() + 1e-5 * exact.abs().max()
        assert (gradients[0][name] - exact).abs().max() <= allowed, name


def test_masks_that_it_does_not_take():
    model = llama("kiln")
    tokens = torch.zeros(1, 8, dtype=torch.long)
    hole = torch.tensor([[1, 1, 0, 1, 1, 1, 1, 1]])
    with pytest.raises(ValueError, match="padding before or after a sequence"):
        model(tokens, attention_mask=hole)
    of_scores = torch.zeros(1, 1, 8, 8, dtype=torch.bfloat16)
    with pytest.raises(ValueError, match=r"takes masks of padding, \(batch, keys\), not \[1, 1, 8, 8\]"):
        model(tokens, attention_mask=of_scores)
    packed = torch.tensor([[0, 1, 2, 0, 1, 2, 3, 4]])
    with pytest.raises(ValueError, match="full, causal and sliding masks"):
        model(tokens, position_ids=packed, use_cache=False)

    with pytest.raises(ValueError, match="no dropout"):
        llama("kiln", attention_dropout=0.1).train()(tokens)
