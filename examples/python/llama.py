#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A small Llama with random weights writes eight tokens, first with PyTorch's layers, then with Kiln's: norms, linear layers,
rotary embedding, attention, SiLU, and a cache in pages.

Prints OK and the compared figures. Nothing is downloaded.
"""
import copy
import functools
import sys

import torch
import transformers

import kiln_torch

# Of the largest logit: a few roundings to bfloat16, of 8 bits, through two layers
TOLERANCE = 2e-2


def small_llama():
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=1000, hidden_size=128, intermediate_size=352, num_hidden_layers=2, num_attention_heads=2,
        num_key_value_heads=1, max_position_embeddings=64, eos_token_id=None)
    return transformers.LlamaForCausalLM(config).bfloat16()


def linear(layer, x):
    return kiln_torch.linear(x, layer.weight, layer.bias)


def norm(layer, x, residual=None):
    return kiln_torch.rmsnorm(x, layer.weight, layer.variance_epsilon, residual)


def decode(layer, hidden, attention_mask=None, position_embeddings=None, past_key_values=None, **_):
    """What a LlamaDecoderLayer computes."""
    if attention_mask is not None:
        raise ValueError("this Llama takes no padding")
    own, mlp = layer.self_attn, layer.mlp
    x = norm(layer.input_layernorm, hidden)
    q, k, v = (linear(p, x).unflatten(-1, (-1, own.head_dim)) for p in (own.q_proj, own.k_proj, own.v_proj))
    q, k = kiln_torch.rotary(q, k, *position_embeddings)
    q, k, v = (t.transpose(1, 2) for t in (q, k, v))
    if past_key_values is not None:
        k, v = past_key_values.update(k, v, own.layer_idx)
    o = kiln_torch.attention(q, k, v, is_causal=True, scale=own.scaling)
    x, hidden = norm(layer.post_attention_layernorm, linear(own.o_proj, o.transpose(1, 2).flatten(2)), hidden)
    x = torch.cat((linear(mlp.gate_proj, x), linear(mlp.up_proj, x)), -1)
    return hidden + linear(mlp.down_proj, torch.ops.kiln.silu_and_mul(x))


def use_kiln(model):
    """Gives the layers of a Llama forward functions of Kiln's; their weights and names stay."""
    kiln_torch.register_attention()
    model.set_attn_implementation("kiln")  # makes no mask where nothing is padded
    of_layers = model.model
    angles = of_layers.rotary_emb
    cache = kiln_torch.rotary_cache(angles.inv_freq, model.config.max_position_embeddings, angles.attention_scaling)
    angles.forward = lambda x, position_ids: (position_ids.expand(x.shape[:2]), cache)
    for layer in of_layers.layers:
        layer.forward = functools.partial(decode, layer)
    of_layers.norm.forward = functools.partial(norm, of_layers.norm)
    model.lm_head.forward = functools.partial(linear, model.lm_head)
    return model


def main():
    original = small_llama().eval()
    ours = use_kiln(copy.deepcopy(original))
    prompt = torch.randint(original.config.vocab_size, (1, 5))
    pages = kiln_torch.PagedCache(ours.config, pages=1, page=16)
    results = []
    for model, cache in ((original, None), (ours, pages)):
        with torch.no_grad():
            results.append(model.generate(
                prompt, attention_mask=torch.ones_like(prompt), past_key_values=cache, max_new_tokens=8, do_sample=False,
                pad_token_id=0, output_logits=True, return_dict_in_generate=True))
    tokens = [r.sequences[0, prompt.shape[1]:].tolist() for r in results]
    logits = [torch.stack(r.logits) for r in results]
    difference = ((logits[0] - logits[1]).abs().max() / logits[0].abs().max()).item()
    right = tokens[0] == tokens[1] and difference <= TOLERANCE
    print(f"{'OK' if right else 'WRONG'}: tokens {tokens[1]}, PyTorch {tokens[0]}; logits differ by at most {difference:.2e} of "
          f"the largest ({TOLERANCE:.0e} allowed)")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
