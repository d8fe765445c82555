#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes copies of passes with one condition of safety left out each, and what runs the pipeline with them.

usage: make_pass_mutants.py INCLUDE OUTPUT

The passes themselves know nothing of this: a fault is a replacement in their text, put into a namespace of its own. A fault
whose text is no longer there is an error, so that the list stays true."""
import pathlib
import re
import sys

FOLD, SHARE, CODE, STORES = "fold", "share_expressions", "remove_dead_code", "remove_dead_stores"
HIDE, GAPS, ARGUMENTS = "hide_dependencies", "fill_gaps", "hide_argument_loads"
SCHEDULE, GRAPH = "schedule_instructions", "pass/order/dependence_graph.hpp"
ALIAS, ORIGINS = "analysis/programs/may_alias.hpp", "analysis/programs/pointer_origins.hpp"
EFFECTS, DEPENDENCE = "analysis/rows/row_effects.hpp", "analysis/programs/dependence.hpp"
WEBS = "split_webs"
SIGNS, NARROW, HOIST = "drop_signs", "narrow_addresses", "hoist_invariants"
BARRIERS, BYPASS = "remove_barriers", "bypass_lane_reads"
INDEX, RANGES = "pass/simplify/index_arithmetic.hpp", "analysis/programs/value_ranges.hpp"
ARITHMETIC = "analysis/programs/range_arithmetic.hpp"
REPEATED = "pass/simplify/repeated_loads.hpp"
TERMS = "pass/simplify/index_terms.hpp"
AFFINE, SUMS = "pass/simplify/affine_index.hpp", "pass/simplify/sum_writer.hpp"
UNIFORM = "pass/simplify/uniform_address.hpp"
OF_INDEX = [INDEX, TERMS, AFFINE, SUMS, UNIFORM]
OF_RANGES = [ARITHMETIC, RANGES, "analysis/programs/lane_guards.hpp", *OF_INDEX]  # what stands on them
JOIN, READS, LOADS = "join_chains", "pair_reads", "join_scalar_loads"
REDUCE, CARRY, LOOPS = "reduce_strength", "count_to_carry", "analysis/programs/tested_loops.hpp"
COPIES, REBASE = "coalesce_copies", "rebase_reads"
TUPLES, SURVEY = "analysis/registers/used_tuples.hpp", "analysis/programs/survey.hpp"  # take their words of rows from EFFECTS
OF_EFFECTS = [FOLD, SHARE, CODE, STORES]
# What a row calls that takes more than the program. The words of rows may be a mutant's, which the survey of others has not.
CALLS = {"split_webs": "split_webs(c.program); delete c.effects; c.effects = new kiln::analysis::survey(c.program)",
         "join_scalar_loads": "if (join_scalar_loads(c.program, *c.effects)) c.survey_again()",
         "coalesce_copies": "coalesce_copies(c.program, *c.effects)",
         "prefer_vcc": "c.without_vcc = c.program.code; prefer_vcc(c.program, ranges_for_vcc(c.program, c.flow))",
         "shorten_encodings": "c.long_forms = c.program.code; shorten_encodings(c.program)",
         "pair_reads": "c.unpaired = c.program; pair_reads(c.program)",
         "choose_banks": "choose_banks(c.program, c.unassigned, c.error)",
         "write_back_scalars": "if (c.writes_back) write_back_scalars(c.program)"}

# (pass, what is left out, [header in include/kiln, if it is not the pass's own,] text, text in its place[, more of both])
FAULTS = [
    (FOLD, "a register that was written since", "if (!writes_constant) forget_results(in);", ""),
    (FOLD, "a register that an instruction by name has written since", "forget_results(p_.code[named]);", ""),
    (FOLD, "registers with several writers", "rewritten_ = true;", ""),
    (FOLD, "constants are of one block", "return known_in_[d] == block_ || known_in_[d] == everywhere;", "return known_in_[d] != 0;"),
    (FOLD, "counters that are written again", "&& effects_.writers()[d] < analysis::survey::several()", ""),
    (FOLD, "SCC that is read", "|| (sets_scc(in) && analysis::scc_is_read_after(effects_.rows, p_, i, end_))", ""),
    (FOLD, "0 - x is not x", "if (knows_b && (is_shift(mnemonic) ? (y & 31) == 0 : y == 0)) return move(in, a);",
     "if (known == 0) return move(in, other);"),
    (BYPASS, "a VGPR that is written again", "vector < here && vector > u64{b} << 32", "true"),
    (BARRIERS, "writes of later iterations", "if (there == way::writes) return true;", ""),
    (BARRIERS, "writes of the same block", "if (rest != way::goes_on) return rest == way::writes;",
     "if (rest != way::goes_on) return false;"),
    (SIGNS, "quotients of negative dividends", "if (biased == nullptr || !ranges_.of(*biased, 2).is_not_negative()) return;",
     "if (biased == nullptr) return;"),
    (SIGNS, "remainders of negative dividends", "if (whole == nullptr || !ranges_.of(in, dividend).is_not_negative()) return;",
     "if (whole == nullptr) return;"),
    (WEBS, "entries of blocks", "parents_[root_of(current_[w * 128 + static_cast<u32>(__builtin_ctzg(in))])] = root_of(node);",
     "(void)node;"),
    (WEBS, "what lives through a block", "const u128 news = out & ~(set.killed | set.in);", "const u128 news = u128{0} & out;"),
    (WEBS, "lanes that EXEC disabled", "const bool is_whole = c.home == nowhere || c.home == p_.blocks[a.block].region;", "const bool is_whole = true;"),
    (WEBS, "EXEC written by hand", "if (p_.writes_exec_by_hand && g.bank != ir::bank::sgpr) return;", ""),
    (WEBS, "parts of tuples", "if (further != 0) for (u32 d = dword; d <= dword + further; ++d) drop(d); else if", "if"),
    (WEBS, "a destination that keeps a part", "(in.marks & ir::mark::keeps_destination) != 0 ||", ""),
    (WEBS, "sums in place", "a.kills = a.writes && !a.reads &&", "a.kills = a.writes &&"),
    (WEBS, "sums in place that keep lanes", "a.renews = a.renews && a.reads && is_whole;", "a.renews = a.renews && a.reads;"),
    (WEBS, "what a sum in place reads", "(k == 0 && a.renews ? written : read)", "written"),
    (NARROW, "negative indices", "if (is_signed && index.is_not_negative())", "if (is_signed)"),
    (NARROW, "the range of the offset", "if (a.exact && takes_offset(a)) return;", "if (a.exact) return;"),
    (NARROW, "uniform indices beyond 4 GiB", UNIFORM, "u64{r.high} << log <= 0xffff'ffff", "true"),
    (NARROW, "uniform indices below 0", UNIFORM, "(!is_signed || r.is_not_negative()) &&", ""),
    (NARROW, "a register that was written since", INDEX, "if (writes(p_.code[i], o)) return false;", ""),
    (NARROW, "differences below 0", ARITHMETIC, "if (a.low < b.high) return {0, ~u32{0}, zeros};", ""),
    (NARROW, "sums that wrap", "const bool exact = x.bounds().is_within(least, least + 0xffff'ffff);", "const bool exact = true;"),
    (NARROW, "SCC that is read later", "if (!may_write_scc(first, block)) return {};", ""),
    (NARROW, "factors that were written since", AFFINE, "made == nullptr || !has_old_sources(*made)", "made == nullptr"),
    (NARROW, "a base that moves", SUMS, "if (stays && m.block", "if (m.block"),
    (NARROW, "lanes that were disabled", INDEX,
     "return !p_.writes_exec_by_hand && p_.lies_in(p_.blocks[block_].region, p_.blocks[block].region);", "return true;"),
    (NARROW, "one subtrahend of two products", TERMS, "&& (paired >> other & 1) == 0", ""),
    (NARROW, "differences of products", TERMS, "t.coefficient * t.of_a.low >= -terms[k].coefficient", "true"),
    (LOADS, "stores in between", "if ((isa::rows[in.row].flags & writes) != 0) return false;", "(void)writes; return true;"),
    (JOIN, "operands that are written in between", "is_changed(a, first, i) || is_changed(b, first, i)", "false"),
    (JOIN, "two SGPRs", "(scalar != 0 && scalar != o.bits)", "false"),
    (JOIN, "reads of a sum in place", "while (first != begin && !touches(p_.code[first - 1], x)) --first;",
     "while (first != begin && p_.code[first - 1].op(0).bits != x.bits) --first;"),
    (HOIST, "registers that the loop writes", "return written_in_[dword] != loop_.first;", "return true;"),
    (HOIST, "SCC", "return scc_is_read_after(effects_.rows, p_, i + count - 1, end, false) ? 0 : count;", "return count;"),
    (HOIST, "the comparison in front of the loop", "to_ = i; }", "}"),
    (HOIST, "results that are written again", "if (effects_.writers()[d] >= analysis::survey::several()) return false;", ""),
    (REDUCE, "a counter that has stepped", "c.dword == d && writes == 1 && c.at > i", "c.dword == d && writes == 1"),
    (REDUCE, "a counter that something else writes", "c.dword == d && writes == 1 && c.at > i", "c.dword == d && c.at > i"),
    (REDUCE, "registers that the loop writes", "&& c.at > i) return c.step; return unknown;", "&& c.at > i) return c.step; return 0;"),
    (REDUCE, "reads after the loop and before the value", "if (i < m.instruction || i >= m.end) m.is_reduced = false;", ""),
    (REDUCE, "values of some iterations, or for some lanes", "loop_.is_in_all(i) ? loop_.test() : p_.end_of(block)", "loop_.test()"),
    (REDUCE, "comparisons that read SCC", LOOPS, "(scc & (effect::reads_scc() | effect::writes_scc())) == effect::writes_scc()",
     "(scc & effect::writes_scc()) != 0"),
    (HOIST, "comparisons that read SCC", "while ((scc_use_of(i) & analysis::effect::reads_scc()) != 0);", "while (false);"),
    (REDUCE, "what reads one that stays", "m.is_reduced = m.is_reduced && sources_are_reduced(m);", ";"),
    (REDUCE, "SCC that is read",
     "if ((effects_.rows.of(in.row) & analysis::effect::writes_scc()) != 0 && analysis::scc_is_read_after(effects_.rows, p_, i, p_.end_of(block), loops_.scc_crosses_blocks())) return;",
     "(void)block;"),
    (REDUCE, "results that are written again", "if (effects_.writers()[dword] >= analysis::survey::several()) return;", ""),
    (REDUCE, "the first value of a counter", "if (analysis::tested_loops::writes(p_.code[i], o)) return", "return"),
    (REDUCE, "shifted steps", "&& by < 32 ? times(step, 1u << by) : unknown;", "&& by < 32 ? step : unknown;"),
    (REDUCE, "differences", "sum(step_of(in, 1, i), times(step_of(in, 2, i), ~0u))", "sum(step_of(in, 1, i), step_of(in, 2, i))"),
    (CARRY, "other reads of the counter", "if (!sets || first != none) return none;", "if (!sets || first != none) continue;"),
    (CARRY, "a bound that changes", "is_written(bound, first) ||", ""),
    (CARRY, "loops without a first test", "!tests_first(start, bound, to) ||", ""),
    (CARRY, "counters that wrap", "(by != 1 && !is_of_counted_loop(i.payload()))", "false"),
    (COPIES, "registers that are written again", "!is_single(t + d) || !is_single(f + d) ||", ""),
    (COPIES, "a value that two tuples want", "|| becomes_[f + d] != 0", ""),
    (COPIES, "where a copy's value is made now", "effects_.pass_writer(f + d, t + d);", ""),
    (COPIES, "a source that changes before the copy", "to - bits <= further || from - bits <= further", "to - bits <= further"),
    (COPIES, "reads of other lanes", "&& (effects_.rows.of(in.row) & analysis::effect::crosses_lanes()) == 0;", ";"),
    (REBASE, "addresses that the loop changes",
     "writer < analysis::survey::several() && static_cast<u32>(writer >> 32) < loop_.head", "writer != 0"),
    (REBASE, "reads from other addresses", "reads_.push_back({i, in.op(1).bits,",
     "reads_.push_back({i, reads_.empty() ? in.op(1).bits : reads_[0].address,"),
    (REBASE, "the window's begin", "r.offset - w.begin);", "r.offset);"),
    (SHARE, "a computation on another path", "if (!dominators_->dominates(block, block_)) return false;", ""),
    (SHARE, "lanes that EXEC disabled", ": p_.lies_in(region_, region);", ": true;"),
    (SHARE, "lanes that break out", "(region | region_) == 0", "region == region_"),
    (SHARE, "banks of results", "if (((a.ops.low ^ b.ops.low) >> 32 * k & ir::kind_mask()) != 0) return false;", ""),
    (SHARE, "loads that the author counts", REPEATED, "if (author_counts_) return false;", ""),
    (SHARE, "EXEC written by hand", "if (p_.writes_exec_by_hand) return false;", ""),
    (SHARE, "special registers as operands", "return !analysis::is_special(ir::operand(bits));", "return true;"),
    (SHARE, "operands that were written since", "if (write == 0) continue;", "continue;"),
    (SHARE, "results that are written several times",
     "result - ir::first_register() >= ir::registers() || writers_[result & ir::payload_mask()] >= several()",
     "result - ir::first_register() >= ir::registers()"),
    (SHARE, "reads by lanes that the shared value lacks",
     "return dominators_->dominates(block, block_) && p_.lies_in(region_, p_.blocks[block].region);", "return true;"),
    (SHARE, "a source of a copy that is written several times", "write > i", "(write > i && write < several())",
     "block_of(write);", "block_of(write < several() ? write : i);"),
    (SHARE, "modifiers", "a.literal != b.literal || a.modifiers != b.modifiers || a.given != b.given", "a.literal != b.literal",
     "^ in.literal ^ in.modifiers", "^ in.literal"),
    (SHARE, "second results",
     "u128 ops = in.ops.low; // results are the first operands for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0;",
     "u128 ops = in.ops.low; for (u32 left = 1; left != 0;"),
    (SHARE, "special registers that are read unnamed", EFFECTS, "&& (reads & ~(isa::special::exec | isa::special::mode)) == 0;",
     ";"),
    (SHARE, "stores between loads", REPEATED, "analysis::alias_rules::may_alias(aliases_.access_of(*in), loads)", "false"),
    (SHARE, "barriers between loads", REPEATED, "if ((effects & analysis::effect::special()) != 0) return false;", ""),
    (SHARE, "loads of another block", "if (block_of(e) != block_ || i - e > most) return false; if (loads_", "if (loads_"),
    (CODE, "SCC that is read", "&& !(scc_read_ && (effects & effect::writes_scc()) != 0)", ""),
    (CODE, "second results", "for (u32 left = effects >> analysis::effect::results_shift() & 7; left != 0; --left)",
     "for (u32 left = 1; left != 0; --left)"),
    (CODE, "special registers as results",
     "(static_cast<u32>(ops) - ir::first_register() < ir::registers() && read[ops & ir::payload_mask()] == 0 &&",
     "((static_cast<u32>(ops) - ir::first_register() >= ir::registers() || read[ops & ir::payload_mask()] == 0) &&",
     "if (bits - ir::first_register() >= ir::registers()) return true;",
     "if (bits - ir::first_register() >= ir::registers()) { ops >>= 32; further >>= further_width; continue; }"),
    (CODE, "uses of the next turn of a loop", "for (bool again = !waiting_.empty(); again;)", "for (bool again = false; again;)"),
    (CODE, "SCC from the block before", "if (scc_read_ && !scc_crosses_ && b != 0) return false;", ""),
    (CODE, "what a revived instruction reads as SCC", "while (scc_read_ && i > p_.blocks[b].first)", "while (false)"),
    (CODE, "side effects", EFFECTS, "(writes & ~isa::special::scc) == 0 && (accesses", "(accesses"),
    (STORES, "reads in between", "if (reads(p_.code[i], old.ops[0], list.places[0].dwords)) return;", ""),
    (STORES, "SCC that is read", "if (scc_open && reads_scc(p_.code[i], there)) return;", ""),
    (STORES, "SCC that outlives the block", "if (scc_open) return;", ""),
    (STORES, "other blocks", SURVEY, "const u64 last = writer & number_bits(); if (last > begin && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i); writer = several() | ((in->marks", "const u64 last = writer & number_bits(); if (last != 0 && (code_[index(last)].marks & kept()) == 0) note_overwrite(last, i); writer = several() | ((in->marks"),
    (STORES, "a second write that keeps a part", "|| (by.marks & ir::mark::keeps_destination) != 0", "",
     "if ((in.marks & ir::mark::keeps_destination) != 0) places |= list.writes;", ""),
    (STORES, "a second write that is narrower", "list.places[0].dwords > by_list.places[0].dwords ||", ""),
    ("remove_last_restores", "writes of EXEC alone",
     "|| static_cast<u32>(in.ops.low) != ir::fixed_bits(ir::source_code::exec)) break;", ") { --first; continue; }",
     "isa::rows[in.row].mnemonic != u32{isa::mn::s_mov_b64} ||", "isa::rows[in.row].mnemonic == u32{isa::mn::s_and_saveexec_b64} ||"),
    ("remove_copies", "two registers", "static_cast<u32>(in->ops.low) == static_cast<u32>(in->ops.low >> 32) &&", ""),
    ("remove_copies", "moves that do more", "if (in.given != 0) return false;", ""),
    ("prefer_vcc", "masks that live across blocks", "r.block != block ||", ""),
    ("prefer_vcc", "what was in VCC and is read later", "return live_out_[r.block] == 0;", "return true;"),
    ("prefer_vcc", "another use of VCC in the range", "access_ > r.end && !reads_vcc(p_.code[access_])", "true"),
    ("prefer_vcc", "masks whose ranges overlap", "if (r.end >= ranges_[last].end) continue;", "chosen_.push_back(ranges_[last]);"),
    ("inline_literals", "a number that two instructions read", "known >> 32 != twice ||", ""),
    ("inline_literals", "modifiers", "|| user.given != 0", ""),
    ("shorten_encodings", "the addend of a sum in place", "if (in.ops[0].bits != in.ops[3].bits) return false;", ""),
    ("shorten_encodings", "modifiers", "&& in->given == 0", ""),
    (READS, "an address that the first read overwrites", "if (address - to < dwords) return false;", ""),
    (READS, "another address", "if (second.op(1).bits != address) return false;", ""),
    (READS, "registers that are no neighbours", "if (next - to != dwords && to - next != dwords) return false;", ""),
    (READS, "odd registers", "if ((ir::operand::from_bits(both.to).payload() & 1) != 0) return false;", ""),
    (READS, "the reach of offsets", "&& a / unit <= most_units && b / unit <= most_units", ""),
    (READS, "offsets that are no multiples", "(a | b) % unit == 0 &&", ""),
    (READS, "named reads", "((first.marks | second.marks) & ir::mark::keep) != 0 ||", ""),
    (READS, "reads that the author orders", "|| first.marks != second.marks", ""),
    (READS, "waits that count reads", "return left != 0 && left != isa::counter_max.lgkmcnt;", "return false;"),
    (READS, "the end of a block", "if (end - in > 1 &&", "if (in + 1 != p_.code.end() &&",
     "++in; } } for", "if (in == end) break; ++in; } } for"),
    ("legalise_agprs", "a destination that keeps a part", "|| (in.marks & ir::mark::keeps_destination) != 0", ""),
    ("legalise_agprs", "results go back", "u32 written = replaced & places.writes;", "u32 written = 0;"),
    ("legalise_agprs", "a place that reads what an earlier one writes",
     "(is_new || !is_read_before(places, agprs, replaced, k))", "is_new"),
    ("legalise_agprs", "whole tuples", "for (u32 d = 0; d < places.places[k].dwords; ++d)", "for (u32 d = 0; d < 1; ++d)"),
    (ARGUMENTS, "what may not change places", "if (i == first_user || has_to_stay(in, effects))", "if (i == first_user)"),
    (ARGUMENTS, "the first user, which has to stay", "if (analysis::is_anchored(in, effects)) return;",
     "if (i != first_user && analysis::is_anchored(in, effects)) return;"),
    (ARGUMENTS, "SCC", "if (((scc | scc_) & analysis::effect::writes_scc()) != 0 && scc != 0 && scc_ != 0) return true;", ""),
    (ARGUMENTS, "reads of a result", "(met & (loaded() | written())) != 0", "(met & loaded()) != 0"),
    (ARGUMENTS, "registers that are overwritten", "|| (met >> of_results() & named()) != 0", ""),
    (ARGUMENTS, "a load's registers that were written before it", "!analysis::writes_place_of(first, load) &&", ""),
    (ARGUMENTS, "a load's registers that were read before it", "&& !analysis::writes_place_of(load, first)", ""),
    (HIDE, "what may not change places", "if (!analysis::may_swap(effects_, p_.code[i - 1], in)) return false;", ""),
    (HIDE, "EXEC, waits and barriers", DEPENDENCE,
     "is_anchored(first, a) || is_anchored(second, b) ||", ""),
    (HIDE, "SCC", DEPENDENCE, "if (((scc_a | scc_b) & effect::writes_scc()) != 0 && scc_a != 0 && scc_b != 0) return false;",
     ""),
    (HIDE, "reads of a result", DEPENDENCE, "!writes_place_of(first, second) &&", ""),
    (HIDE, "store data and addresses that are overwritten", DEPENDENCE, "&& !writes_place_of(second, first)", ""),
    (GAPS, "what may not change places", "if (!analysis::may_swap(effects_, p_.code[i - 1], p_.code[from])) return false;",
     ""),
    (GAPS, "reads of a result", DEPENDENCE, "!writes_place_of(first, second) &&", ""),
    (GAPS, "registers that are overwritten", DEPENDENCE, "&& !writes_place_of(second, first)", ""),
    (GAPS, "SCC", DEPENDENCE, "if (((scc_a | scc_b) & effect::writes_scc()) != 0 && scc_a != 0 && scc_b != 0) return false;", ""),
    (SCHEDULE, "reads of a result", GRAPH, "one_[n] |= set{1} << from, producers_",
     "one_[n] |= (word_[from] & issue_word::loads()) != 0 ? set{1} << from : 0, producers_"),
    (SCHEDULE, "two writes of a register", GRAPH,
     ", one_[n] |= (static_cast<u32>(*p) != 0 ? set{1} << (static_cast<u32>(*p) - 1) : 0) & others;", ""),
    (SCHEDULE, "registers that are overwritten", GRAPH, "order_[n] |= static_cast<set>(*p >> 64) & others, one_", "one_"),
    (SCHEDULE, "whole tuples", GRAPH, "read(n, place_of(bits), (word >> issue_word::tuples_shift() >> k & 1) != 0 ? dwords_of(n, k) : 1,",
     "read(n, place_of(bits), 1,", "write(n, place_of(bits), dwords);", "write(n, place_of(bits), 1);"),
    (SCHEDULE, "SCC that is read", GRAPH, "if ((word & issue_word::reads_scc()) != 0)", "if (false)"),
    (SCHEDULE, "SCC that is written", GRAPH, "if ((word & issue_word::writes_scc()) != 0)", "if (false)"),
    (SCHEDULE, "a destination that keeps a part", GRAPH, "if ((in.marks & ir::mark::keeps_destination) != 0) left |= written;", "",
     ", one_[n] |= (static_cast<u32>(*p) != 0 ? set{1} << (static_cast<u32>(*p) - 1) : 0) & others;", ""),
    (SCHEDULE, "memory", GRAPH, "if ((word & issue_word::memory()) != 0) add_access(n, in);", ""),
    (SCHEDULE, "the order of named instructions", GRAPH, "order_[n] |= named_;", ""),
    (SCHEDULE, "regions that the author marked", GRAPH,
     "(in.marks & (ir::mark::movable | ir::mark::detached)) != 0 ||", ""),
    (SCHEDULE, "waits, barriers and branches", GRAPH, "|| (word & issue_word::fence()) != 0", ""),
    (SCHEDULE, "a store before a load", ALIAS, "(a >> access::written_shift & touched_b) |", ""),
    (SCHEDULE, "pointers without a promise", ALIAS, "if ((p.arguments[a].promises & ir::promise::is_restrict) == 0) continue;", ""),
    (SCHEDULE, "loads of what is not read_only", ALIAS, "(does & access::orders) == 0 && (set & ~read_only_) == 0",
     "(does & access::orders) == 0 && read_only_ != 0"),
    (SCHEDULE, "addresses of unknown origin", ALIAS, "reaches = (set & origin::unknown) != 0 ? origin::all : 0;", "reaches = 0;"),
    (SCHEDULE, "pointers with several writers", ORIGINS, "sets_.begin()[place] = was | set;",
     "if (was == 0) sets_.begin()[place] = set; else return;"),
    (SCHEDULE, "pointers that are written later in a loop", ORIGINS, "again = changed_ && loops;", "again = false;"),
    (SCHEDULE, "what is calculated from several pointers", ORIGINS, "? here : origin::unknown;", "? here : 0;"),
    ("write_back_scalars", "a store behind the write-back", "if ((flags & scalar_store) == scalar_store) written_back = false;",
     ""),
    ("write_back_scalars", "the write-back", "if (!any) return;", "return;"),
    ("split_groups", "registers that an instruction names together", 
     "if (const u32 more = written[d]; d + more >= stop) stop = d + more + 1; if (const u32 more = read[d]; d + more >= stop) stop = d + more + 1;",
     ""),
    ("split_groups", "alignment", "to->alignment = detail::natural_alignment(group->bank, stop - first);", "to->alignment = 1;"),
    ("split_groups", "where the author put it", "to->fixed = static_cast<i16>(group->fixed + static_cast<i32>(first - group->first));",
     "to->fixed = group->fixed;"),
    ("choose_banks", "values that must lie in VGPRs", "if (partner == none || !takes_agpr(partner, k))", "if (partner == none)"),
    ("choose_banks", "values that an instruction wants in one bank", "if (together != none) join(together, g);", ""),
    ("choose_banks", "registers that the author chose", "|| group.fixed != ir::any_register", ""),
    ("guard_entry", "z ids", "|| in.is(ir::input::kind::work_item_id_z)", ""),
    ("guard_entry", "y ids", "in.is(ir::input::kind::work_item_id_y) ||", ""),
    ("guard_entry", "two wait states", "ir::operand_kind::immediate, 1}", "ir::operand_kind::immediate, 0}"),
    ("cover_shift_amounts", "the register behind", "++used;", ""),
    ("load_grid_size", "the declaration of the arguments", "p.hidden_arguments = true;", ""),
    ("load_grid_size", "a dimension without the one before", "axis == 0 && (read & 3) == 3", "axis == 0 && (read & 2) != 0"),
    ("load_grid_size", "the arguments before", "ir::hidden_begin(p) + 4 * axis", "4 * axis"),
    ("remove_unreachable", "targets of branches", "reach(flow[b].target);", ""),
    ("remove_unreachable", "the way on", "reach(flow[b].next);", ""),
]


def body_of(path):
    """A header's text without what is outside of its namespace."""
    return re.sub(r"^#.*\n", "", path.read_text(), flags=re.MULTILINE)


def replaced(text, old, new, where):
    """`text` with the one occurrence of `old`, however it is broken into lines, replaced."""
    pattern = r"\s*".join(re.escape(word) for word in old.split())
    found = re.findall(pattern, text)
    if len(found) != 1:
        sys.exit(f"make_pass_mutants.py: {where}: the text to replace is there {len(found)} times: {old}")
    return re.sub(pattern, lambda _: new or (";" if old.endswith(";") else ""), text)


def pipeline_of(passes):
    """A run of the pipeline with the rows of these passes replaced by those of the namespace that it is put into."""
    rows = "".join(f'{{"{name}", [](compile::compilation& c) {{ {CALLS.get(name, f"{name}(c.program)")}; }}}}, ' for name in passes)
    return ("inline void run(ir::program& p, note& error) {\n"
            f"  constexpr kiln_test::replaced_step replaced[] = {{{rows}}};\n"
            "  kiln_test::run_with(p, error, replaced);\n}\n")


def header_of(include, layer, name):
    """The header `name` of a layer, whichever room it is in, relative to include/kiln."""
    (path,) = (include / "kiln" / layer).rglob(f"{name}.hpp")
    return str(path.relative_to(include / "kiln"))


def mutant_of(include, number, fault):
    of, what, *changes = fault
    header = changes.pop(0) if len(changes) % 2 else header_of(include, "pass", of)
    passes = list(OF_EFFECTS) if header in (EFFECTS, SURVEY) else [of]
    passes[1:1] = ["narrow_products"] if FOLD in passes else []
    text = f"namespace kiln::pass::mutant_{number} {{\n"
    if header == EFFECTS:
        analyses = [EFFECTS, TUPLES, DEPENDENCE, SURVEY, RANGES]  # what takes their words
    elif header == SURVEY:
        analyses = [SURVEY, RANGES]
    elif header == ORIGINS:
        analyses = [ORIGINS, ALIAS]
    elif header == LOOPS:
        analyses = [LOOPS]
    elif header == ARITHMETIC:
        analyses = OF_RANGES
    elif header in OF_INDEX:
        analyses = OF_INDEX[OF_INDEX.index(header):]
    else:
        analyses = [header] if header.startswith("analysis/") else []
    # Those of the pass's room between it and the fault, and what takes the survey.
    own = [GRAPH] if header in (GRAPH, ALIAS, ORIGINS) else [REPEATED] if header == REPEATED else []
    if CODE in passes and header in (EFFECTS, SURVEY):
        own = ["pass/arguments/narrow_argument_loads.hpp", REPEATED]
    for name in analyses + own + [header_of(include, "pass", p) for p in passes]:
        body = body_of(include / "kiln" / name)
        for old, new in zip(changes[::2], changes[1::2]) if name == header else []:
            body = replaced(body, old, new, f"{of}, {what}")
        inner = "namespace analysis {\nusing namespace kiln::analysis;" if name.startswith("analysis/") else "inline namespace copy {"
        body, count = re.subn(r"^namespace kiln::\w+ \{", inner, body, flags=re.MULTILINE)
        assert count == 1, name
        text += body
    return text + pipeline_of(passes) + f"}} // namespace kiln::pass::mutant_{number}\n"


def main():
    include, output = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    text = '// Written by make_pass_mutants.py.\n#include "proof/mutations/pass_mutations.hpp"\n#include "proof/mutations/replaced_steps.hpp"\n\n'
    text += "".join(mutant_of(include, n, fault) for n, fault in enumerate(FAULTS))
    text += "\nnamespace kiln_test {\nconst std::vector<pass_mutant>& pass_mutants() {\n  static const std::vector<pass_mutant> all = {\n"
    text += "".join(f'      {{"{of}", "{what}", kiln::pass::mutant_{n}::run}},\n' for n, (of, what, *_) in enumerate(FAULTS))
    output.write_text(text + "  };\n  return all;\n}\n} // namespace kiln_test\n")


if __name__ == "__main__":
    main()
