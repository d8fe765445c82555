// SPDX-License-Identifier: MIT
#include "table.hpp"

#include "probe.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <thread>

namespace kiln::isa_gen {
namespace {

std::vector<form> forms_of(const assembler& target) {
  std::vector<form> forms = find_forms(target);
  std::vector<form> extra;
  for (form& f : forms) probe(target, f, extra);
  forms.insert(forms.end(), extra.begin(), extra.end());
  return forms;
}

/// Spellings of matrix instructions before they were given underscores and block counts: 32x32x8f16 for 32x32x8_f16,
/// 32x32x1f32 for 32x32x1_2b_f32.
std::vector<form> with_old_matrix_names(const std::vector<form>& forms) {
  std::vector<form> out = forms;
  for (const form& f : forms) {
    if (f.row.encoding != isa::encoding::mai) continue;
    form old = f;
    const size_t end = old.name.rfind('_');
    for (const char* blocks : {"_2b", "_4b", "_16b"})
      if (const size_t at = old.name.find(blocks); at != old.name.npos)
        old.name.erase(at, std::string(blocks).size());
    old.name.erase(std::min(end, old.name.rfind('_')), 1);
    out.push_back(old);
  }
  return out;
}

/// Names that a target's assembler takes for an instruction that it prints under another name: the spelling of an
/// older target. They become rows of their own, with the facts of what they stand for.
void add_aliases(const assembler& target, std::vector<form>& forms, const std::vector<form>& others) {
  std::map<std::string, bool> known;
  for (const form& f : forms) known[f.name] = true;
  std::vector<std::string> lines;
  std::vector<const form*> asked;
  for (const form& other : others) {
    if (known.count(other.name) != 0) continue;
    lines.push_back(other.text());
    asked.push_back(&other);
  }
  const auto results = target.assemble(lines);
  std::vector<form> found, extra;
  for (size_t i = 0; i < lines.size(); ++i) {
    if (!results[i]) continue;
    form alias = split(target, results[i]->inst, lines[i]);
    const bool seen = std::any_of(found.begin(), found.end(), [&](const form& f) {
      return f.name == alias.name && f.opcode == alias.opcode;
    });
    if (seen) continue;
    const std::string printed = target.print(results[i]->inst);
    alias.alias_of = printed.substr(0, printed.find(' '));
    probe(target, alias, extra);
    found.push_back(alias);
  }
  forms.insert(forms.end(), found.begin(), found.end());
  forms.insert(forms.end(), extra.begin(), extra.end());
}

/// Shortest encoding first; then fewer required modifiers, VGPRs before AGPRs.
bool row_before(const form& a, const form& b) {
  if (a.mnemonic != b.mnemonic) return a.mnemonic < b.mnemonic;
  if (a.details.size_bytes != b.details.size_bytes) return a.details.size_bytes < b.details.size_bytes;
  if (a.row.encoding != b.row.encoding) return a.row.encoding < b.row.encoding;
  const int x = std::popcount(a.details.required), y = std::popcount(b.details.required);
  if (x != y) return x < y;
  if (a.details.required != b.details.required) return a.details.required < b.details.required;
  if (a.places.size() != b.places.size()) return a.places.size() < b.places.size();
  for (size_t i = 0; i < a.places.size(); ++i) {
    const isa::operand_row &p = a.places[i].row, &q = b.places[i].row;
    if (p.accepts != q.accepts) return p.accepts < q.accepts;
    if (p.dwords != q.dwords) return p.dwords > q.dwords;
  }
  return a.row.archs < b.row.archs;
}

/// Adds a target's form to an equal row, unless their pass counts disagree (gfx950 has its own column).
bool merge_into(form& row, const form& f) {
  constexpr isa::arch_mask gfx90a = mask_of(isa::arch::gfx90a), gfx950 = mask_of(isa::arch::gfx950);
  if (!row.same_row(f)) return false;
  // The BLGP field of the f64 MFMA is blgp on gfx90a and neg after it.
  if ((f.row.flags & isa::flag::dgemm) != 0 && ((row.row.archs ^ f.row.archs) & gfx90a) != 0) return false;
  if (f.row.archs != gfx950) {
    if ((row.row.archs & ~gfx950) != 0 && row.details.passes != f.details.passes) return false;
    row.details.passes = f.details.passes;
  } else
    row.details.passes_gfx950 = f.details.passes_gfx950;
  row.row.archs |= f.row.archs;
  return true;
}

} // namespace

/// A DPP instruction that leaves lanes alone keeps their old destination, for which LLVM's definition has a source; whether it
/// leaves any depends on its modifiers (ir::mark::keeps_destination). What is left is a destination that the operation itself
/// reads, as that of v_fmac: such a one is read in the form without DPP as well.
static void forget_old_destination(std::map<std::string, std::vector<form>>& by_name,
                                   std::vector<form>& rows) {
  for (form& f : rows) {
    if (f.row.encoding != isa::encoding::dpp || f.places.empty()) continue;
    const std::string base = f.name.substr(0, f.name.size() - std::string("_dpp").size());
    const auto plain = by_name.find(base + "_e32");
    if (plain != by_name.end() && plain->second.front().places.front().row.role == isa::role::write)
      f.places.front().row.role = isa::role::write;
  }
}

table make_table(const std::vector<std::unique_ptr<assembler>>& targets) {
  std::vector<std::vector<form>> found(targets.size());
  const auto on_each = [&](auto work) {
    std::vector<std::thread> threads;
    std::vector<std::string> faults(targets.size()); // an exception that leaves a thread ends the program
    for (size_t i = 0; i < targets.size(); ++i)
      threads.emplace_back([&, i] {
        try {
          work(i);
        } catch (const std::exception& e) {
          faults[i] = targets[i]->cpu() + ": " + e.what();
        }
      });
    for (std::thread& t : threads) t.join();
    for (const std::string& fault : faults)
      if (!fault.empty()) throw std::runtime_error(fault);
  };
  on_each([&](size_t i) { found[i] = forms_of(*targets[i]); });
  const std::vector<std::vector<form>> canonical = found;
  on_each([&](size_t i) {
    for (const std::vector<form>& forms : canonical)
      add_aliases(*targets[i], found[i], with_old_matrix_names(forms));
  });

  std::map<std::string, std::vector<form>> by_name;
  for (size_t i = 0; i < targets.size(); ++i)
    for (form& f : found[i]) {
      f.row.archs = static_cast<isa::arch_mask>(1u << i);
      std::vector<form>& rows = by_name[f.name];
      if (std::none_of(rows.begin(), rows.end(), [&](form& row) { return merge_into(row, f); }))
        rows.push_back(f);
    }

  for (auto& [name, rows] : by_name) forget_old_destination(by_name, rows);

  table out;
  for (auto& [name, rows] : by_name)
    for (form& f : rows) out.rows.push_back(std::move(f));
  std::sort(out.rows.begin(), out.rows.end(), row_before);
  // Long lists first: short ones are often a run of a long one.
  for (const form& f : out.rows)
    if (std::find(out.operand_lists.begin(), out.operand_lists.end(), f.places) == out.operand_lists.end())
      out.operand_lists.push_back(f.places);
  std::vector<std::vector<place>> by_length;
  for (size_t length = isa::max_operands + 1; length-- > 0;)
    std::copy_if(out.operand_lists.begin(), out.operand_lists.end(), std::back_inserter(by_length),
                 [&](const auto& list) { return list.size() == length; });
  out.operand_lists = by_length;
  for (size_t i = 0; i < out.rows.size(); ++i) {
    const form& f = out.rows[i];
    if (out.mnemonics.empty() || out.mnemonics.back().name != f.mnemonic)
      out.mnemonics.push_back({f.mnemonic, i, 0});
    ++out.mnemonics.back().row_count;
    if (f.places.size() > isa::max_operands) throw std::runtime_error("too many operands: " + f.text());
    const auto it = std::find(out.operand_lists.begin(), out.operand_lists.end(), f.places);
    out.list_of.push_back(static_cast<size_t>(it - out.operand_lists.begin()));
  }
  return out;
}

} // namespace kiln::isa_gen
