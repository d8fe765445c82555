# SPDX-License-Identifier: MIT
"""Where the issue cycles of a pair come from: executed instructions by mnemonic, of Kiln's kernel and of clang's."""
import collections
import math
import pathlib
import re

from . import measuring, running

SHOWN = 12  # mnemonics of each list
ASSUMED = r"v_(mul_(lo|hi)|mad_[iu]64)_[iu]32"  # isa/issue_cycles.hpp has a price without a measurement


def cycles_by_mnemonic(pair, side, target, simulator, scratch):
    """From the measured size: places in a run of assembly are its lines."""
    assembly = measuring.compile_side(pair, side, target, scratch, as_assembly=True)
    launch = pair.launch(target, pair.sizes[-1])
    _, counters = running.run(simulator, assembly, pair.symbol(side), pair.block, launch, scratch, by_line=True)
    lines = pathlib.Path(assembly).read_text().splitlines()
    cycles = collections.Counter()
    for line in counters["lines"]:
        mnemonic = lines[line["line"] - 1].split()[0]
        cycles[re.sub(r"_e(32|64)$", "", mnemonic)] += line["issue_cycles"]
    return cycles


def with_cheap_products(cycles):
    """Issue cycles if full products took a turn like other instructions, a quarter of the assumed price."""
    return sum(count / 4 if re.fullmatch(ASSUMED, mnemonic) else count for mnemonic, count in cycles.items())


def explain(results, pairs, simulator, scratch):
    """A list for each pair and target; for each target, the factor of each mnemonic: by how much the geometric mean would be
    lower if Kiln executed as many of it as clang."""
    text, effects, cheaper = [], collections.defaultdict(collections.Counter), collections.Counter()
    for name, target in results:
        ours, theirs = (cycles_by_mnemonic(pairs[name], side, target, simulator, scratch) for side in measuring.SIDES)
        all_ours, all_theirs = ours.total(), theirs.total()
        cheaper[target] += math.log(with_cheap_products(ours) / with_cheap_products(theirs))
        differences = collections.Counter({m: ours[m] - theirs[m] for m in ours | theirs if ours[m] != theirs[m]})
        text.append(f"{name}, {target}: {all_ours} / {all_theirs} issue cycles = {all_ours / all_theirs:.3f}")
        largest = sorted(differences.items(), key=lambda item: -abs(item[1]))[:SHOWN]
        text += [f"  {m:24}{ours[m]:>8} / {theirs[m]:<8}{d / all_theirs:+.3f}" for m, d in largest]
        for mnemonic, d in differences.items():
            if d < all_ours:
                effects[target][mnemonic] += math.log(all_ours / (all_ours - d))
    for target, sums in effects.items():
        count = sum(t == target for _, t in results)
        text.append(f"{target}: geometric mean if full products took 4 cycles {math.exp(cheaper[target] / count):.3f}")
        text.append(f"{target}: the geometric mean, divided by what it would be with clang's number of")
        largest = sorted(sums.items(), key=lambda item: -abs(item[1]))[:2 * SHOWN]
        text += [f"  {m:24}{math.exp(log / count):.3f}" for m, log in largest]
    return "\n".join(text)
