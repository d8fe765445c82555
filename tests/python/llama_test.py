# SPDX-License-Identifier: MIT
"""The Llama of the examples: which operators it runs, and a training step."""
import copy

import pytest
import torch
from torch.utils import _python_dispatch

import kiln_torch
import llama

TOKENS = torch.randint(1000, (2, 12), generator=torch.Generator().manual_seed(1))


def gradients(model):
    model.train()(TOKENS, labels=TOKENS).loss.backward()
    return {name: p.grad.double() for name, p in model.named_parameters()}


def test_training_step():
    original = llama.small_llama()
    exact, theirs = gradients(copy.deepcopy(original).double()), gradients(copy.deepcopy(original))
    ours = gradients(llama.use_kiln(original))
    assert ours.keys() == exact.keys()
    for name, right in exact.items():
        allowed = 4 * (theirs[name] - right).abs().max() + 1e-5 * right.abs().max()
        assert (ours[name] - right).abs().max() <= allowed, name
        assert torch.nn.functional.cosine_similarity(ours[name].flatten(), right.flatten(), 0) >= 0.9999, name


class Operators(_python_dispatch.TorchDispatchMode):
    """Notes the names of the operators that are called."""

    def __init__(self):
        super().__init__()
        self.names = set()

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        self.names.add(str(function))
        return function(*args, **(kwargs or {}))


@pytest.mark.parametrize("has_cache", (False, True))
def test_operators_are_kilns(has_cache):
    model = llama.use_kiln(llama.small_llama())
    cache = kiln_torch.PagedCache(model.config, pages=2) if has_cache else None
    with torch.no_grad(), Operators() as operators:
        for tokens in (TOKENS, TOKENS[:, :1]) if has_cache else (TOKENS,):  # the prompt, a step of decoding
            model(tokens, use_cache=has_cache, past_key_values=cache)
    kiln = {name.split(".")[1] for name in operators.names if name.startswith("kiln.")}
    attention = {"reshape_and_cache", "paged_attention"} if has_cache else {"attention"}
    assert kiln == {"rmsnorm", "add_rmsnorm", "rotary", "silu_and_mul", "gemm"} | attention
    theirs = ("mm", "bmm", "addmm", "pow", "rsqrt", "silu", "cos", "sin", "softmax", "scaled_dot_product")
    assert not [name for name in operators.names if name.startswith("aten.") and name.split(".")[1].startswith(theirs)]


def test_tokens_are_the_same_with_both_caches():
    model = llama.use_kiln(llama.small_llama()).eval()
    options = {"attention_mask": torch.ones_like(TOKENS), "max_new_tokens": 6, "do_sample": False, "pad_token_id": 0}
    cache = kiln_torch.PagedCache(model.config, pages=4)
    assert torch.equal(model.generate(TOKENS, past_key_values=cache, **options), model.generate(TOKENS, **options))
    assert cache.get_seq_length() == TOKENS.shape[1] + 5


def test_padding_is_an_error():
    mask = torch.ones_like(TOKENS)
    mask[0, :3] = 0
    with pytest.raises(ValueError, match="takes no padding"):
        llama.use_kiln(llama.small_llama())(TOKENS, attention_mask=mask)
