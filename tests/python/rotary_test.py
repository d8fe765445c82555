# SPDX-License-Identifier: MIT
"""kiln_torch.rotary on CPU tensors, beside the same in PyTorch."""
import pytest
import torch

import kiln_torch

SHAPES = (  # tokens, heads of q, heads of k, numbers of a head, those that are rotated
    ((9,), 3, 1, 64, 64),
    ((2, 5), 9, 2, 128, 128),
    ((2, 3), 2, 2, 96, 64),
    ((7,), 4, 0, 192, 128),
)


def cache_of(rotated, length=37):
    return kiln_torch.rotary_cache(10000.0**(-torch.arange(0, rotated, 2) / rotated), length)


def reference(q, k, positions, cache, neighbours):
    """In the tensors' own type; double for what is right."""
    pairs = cache.shape[1] // 2
    cosine, sine = (x[:, None, :].to(q.dtype) for x in cache[positions].flatten(0, -2).split(pairs, -1))

    def rotated(x):
        flat = x.flatten(0, -3)
        part = flat[..., :2 * pairs]
        a, b = (part[..., ::2], part[..., 1::2]) if neighbours else part.split(pairs, -1)
        both = a * cosine - b * sine, b * cosine + a * sine
        part = torch.stack(both, -1).flatten(-2) if neighbours else torch.cat(both, -1)
        return torch.cat((part, flat[..., 2 * pairs:]), -1).view(x.shape)

    return rotated(q), rotated(k)


def results(function, inputs, gradients):
    leaves = [x.detach().clone().requires_grad_() for x in inputs]
    out = function(*leaves)
    torch.autograd.backward(out, gradients)
    return [x.detach() for x in (*out, *(x.grad for x in leaves))]


@pytest.mark.parametrize("neighbours", (False, True))
@pytest.mark.parametrize("dtype", (torch.float16, torch.bfloat16))
@pytest.mark.parametrize("shape", SHAPES)
def test_rotary_and_its_derivatives(shape, dtype, neighbours):
    torch.manual_seed(7)
    tokens, heads, kv_heads, head, rotated = shape
    inputs, gradients = ([torch.randn(*tokens, n, head).to(dtype) for n in (heads, kv_heads)] for _ in range(2))
    positions, cache = torch.randint(37, tokens), cache_of(rotated)
    ours = results(lambda q, k: kiln_torch.rotary(q, k, positions, cache, neighbours), inputs, gradients)
    theirs = results(lambda q, k: reference(q, k, positions, cache, neighbours), inputs, gradients)
    right = results(lambda q, k: reference(q, k, positions, cache.double(), neighbours), [x.double() for x in inputs],
                    [x.double() for x in gradients])
    for our, their, exact in zip(ours, theirs, right):
        assert our.dtype == dtype and our.shape == exact.shape
        if exact.numel():
            allowed = 2 * (their.double() - exact).abs().max() + 1e-5 * exact.abs().max()
            assert (our.double() - exact).abs().max() <= allowed
            assert torch.equal(our[..., rotated:], their[..., rotated:])


def test_parts_of_one_projection():
    """q and k as slices of what a linear layer gives: strides between heads and tokens."""
    both, positions, cache = torch.randn(2, 3, 6 * 64).half(), torch.arange(3).expand(2, 3), cache_of(64)
    q, k = both[..., :256].view(2, 3, 4, 64), both[..., 256:].view(2, 3, 2, 64)
    for our, wanted in zip(kiln_torch.rotary(q, k, positions, cache),
                           kiln_torch.rotary(q.contiguous(), k.contiguous(), positions.contiguous(), cache)):
        assert torch.equal(our, wanted)


def test_no_tokens():
    q, k = kiln_torch.rotary(torch.zeros(0, 2, 64).half(), torch.zeros(0, 1, 64).half(), torch.zeros(0).long(), cache_of(64))
    assert q.shape == (0, 2, 64) and k.shape == (0, 1, 64)


Q, K, P, C = torch.randn(3, 2, 64).half(), torch.randn(3, 1, 64).half(), torch.arange(3), cache_of(64)


@pytest.mark.parametrize("wrong, error, says", (
    ({"q": Q.float(), "k": K.float()}, TypeError, "q is Float"),
    ({"positions": P.int()}, TypeError, "positions are Int, cache is Float; they are int64 and float32"),
    ({"k": K[:2]}, ValueError, "k [2, 1, 64], positions [3]"),
    ({"cache": cache_of(128)}, ValueError, "cache is [37, 128], heads have 64"),
    ({"cache": cache_of(32)}, RuntimeError, "32 numbers of a head rotated; 64 and 128 are prebuilt, others need "
     "rotary<T, Cache, P, form> with .rotated = 32"),
    ({"positions": P + 35}, RuntimeError, "out of bounds"),  # in the simulator
))
def test_mistakes(wrong, error, says):
    with pytest.raises(error) as raised:
        kiln_torch.rotary(**{"q": Q, "k": K, "positions": P, "cache": C, **wrong})
    assert says in str(raised.value)


def test_opcheck():
    q = Q.clone().requires_grad_()
    for neighbours in (False, True):
        checked = torch.library.opcheck(torch.ops.kiln.rotary.default, (q, K, P, C, neighbours))
        assert set(checked.values()) == {"SUCCESS"}
