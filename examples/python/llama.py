#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A small Llama with random weights writes eight tokens, first with PyTorch's linear layers and attention, then with Kiln's.

Prints OK and the compared figures. Nothing is downloaded.
"""
import copy
import sys

import torch
import transformers

import kiln_torch

# Of the largest logit: a few roundings to bfloat16, of 8 bits, through two layers
TOLERANCE = 2e-2


def main():
    torch.manual_seed(0)
    config = transformers.LlamaConfig(
        vocab_size=1000, hidden_size=128, intermediate_size=352, num_hidden_layers=2, num_attention_heads=2,
        num_key_value_heads=1, max_position_embeddings=64, eos_token_id=None)
    original = transformers.LlamaForCausalLM(config).bfloat16().eval()
    ours = copy.deepcopy(original)
    replaced = kiln_torch.replace_linear(ours)
    kiln_torch.register_attention()
    ours.set_attn_implementation("kiln")
    left = sum(type(m) is torch.nn.Linear for m in ours.modules())

    prompt = torch.randint(config.vocab_size, (1, 5))
    results = []
    for model in (original, ours):
        with torch.no_grad():
            results.append(model.generate(
                prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=8, do_sample=False, pad_token_id=0,
                output_logits=True, return_dict_in_generate=True))
    tokens = [r.sequences[0, prompt.shape[1]:].tolist() for r in results]
    logits = [torch.stack(r.logits) for r in results]
    difference = ((logits[0] - logits[1]).abs().max() / logits[0].abs().max()).item()
    right = tokens[0] == tokens[1] and difference <= TOLERANCE and left == 0
    print(f"{'OK' if right else 'WRONG'}: {replaced} linear layers replaced, {left} left; tokens {tokens[1]}, "
          f"PyTorch {tokens[0]}; logits differ by at most {difference:.2e} of the largest "
          f"({TOLERANCE:.0e} allowed)")
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
