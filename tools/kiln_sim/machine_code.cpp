// SPDX-License-Identifier: MIT
#include "machine_code.hpp"

#include <llvm/Support/raw_ostream.h>

#include <algorithm>
#include <cstring>

namespace kiln::code_object {
namespace {

constexpr uint64_t longest_bytes = 16; ///< of an instruction of these targets: gfx950's v_mfma_scale

/// What looks like an instruction of 8 bytes or more and is none, where LLVM 22's disassembler or printer ends the process
/// instead of saying so: a literal where these targets can have none (a source of VOP3 and a scalar destination of it, the
/// scalar offset of buffer instructions), and selectors of SDWA without a meaning.
bool is_known_nonsense(uint32_t low, uint32_t high) {
  constexpr uint32_t literal = 255, sdwa = 249, vopc = 0b0111110;
  const uint32_t encoding = low >> 26;
  if (low >> 31 == 0) {
    if ((low & 511) != sdwa) return false;
    const auto is_selector = [high](uint32_t bit) { return (high >> bit & 7) != 7; };
    if (!is_selector(16) || !is_selector(24)) return true;
    return low >> 25 != vopc && (!is_selector(8) || (high >> 11 & 3) == 3);
  }
  if (encoding == 0b111000 || encoding == 0b111010) return high >> 24 == literal;
  if (encoding != 0b110100) return false;
  for (const uint32_t source : {0u, 9u, 18u})
    if ((high >> source & 511) == literal) return true;
  const uint32_t opcode = low >> 16 & 1023;
  constexpr uint32_t v_readlane = 0x289;
  return (opcode < 256 || opcode == v_readlane) && (low & 255) == literal;
}

} // namespace

machine_code::machine_code(const object& o)
    : object_(o),
      target_(isa::facts_of(o.arch).name),
      context_(target_.triple, target_.info.get(), target_.registers.get(), target_.subtarget.get()),
      disassembler_(target_.target->createMCDisassembler(*target_.subtarget, context_)),
      printer_(target_.target->createMCInstPrinter(target_.triple, 0, *target_.info, *target_.instructions,
                                                   *target_.registers)) {}

decoded_bytes machine_code::at(uint64_t address) const {
  decoded_bytes d;
  const code_range* range = object_.range_of(address);
  if (range == nullptr) return d;
  // Zeros follow the last instruction: the disassembler must not run out of bytes in the middle of a literal.
  uint8_t bytes[longest_bytes] = {};
  const uint64_t left = range->end() - address;
  std::memcpy(bytes, object_.image.data() + address, std::min(left, longest_bytes));
  uint32_t words[2];
  std::memcpy(words, bytes, sizeof(words));
  if (is_known_nonsense(words[0], words[1])) return d;
  uint64_t size = 0;
  if (disassembler_->getInstruction(d.inst, size, bytes, address, llvm::nulls()) !=
          llvm::MCDisassembler::Success ||
      size < 4 || size > left)
    return d;
  d.size = size;
  const llvm::StringRef name = target_.instructions->getName(d.inst.getOpcode());
  const auto is = [&name](const char* mnemonic) { return name.starts_with(mnemonic); };
  if (!is("S_")) return d;
  const bool to_register = is("S_SETPC_B64") || is("S_RFE_B64") || is("S_CBRANCH_JOIN");
  d.ends = is("S_ENDPGM") || is("S_BRANCH") || to_register;
  d.traps = is("S_TRAP");
  d.jumps_to_register = to_register || is("S_SWAPPC_B64") || is("S_CBRANCH_G_FORK") || is("S_CBRANCH_I_FORK");
  if (is("S_BRANCH") || is("S_CALL_B64") ||
      (is("S_CBRANCH") && !is("S_CBRANCH_G_FORK") && !is("S_CBRANCH_JOIN"))) {
    // SOPP and SOPK have the distance in their low half, in dwords from the end of the branch.
    int16_t distance = 0;
    std::memcpy(&distance, bytes, sizeof(distance));
    d.target = address + 4 + static_cast<uint64_t>(int64_t{distance} * 4);
  }
  return d;
}

std::string machine_code::text_of(const decoded_bytes& d, uint64_t address) const {
  std::string text;
  llvm::raw_string_ostream out(text);
  printer_->printInst(&d.inst, address, "", *target_.subtarget, out);
  return text;
}

reached_code follow_branches(const machine_code& code, const kernel& k) {
  const object& o = code.image();
  reached_code out;
  std::vector<uint64_t> open = {k.entry};
  if ((k.descriptor.preload & 127u) != 0 && o.range_of(k.entry + preload_entry_offset) != nullptr)
    open.push_back(k.entry + preload_entry_offset);
  while (!open.empty()) {
    uint64_t at = open.back();
    open.pop_back();
    while (o.range_of(at) != nullptr && out.starts.insert(at).second) {
      if (out.starts.size() > most_code_bytes / 4)
        throw failure(o.file + ": kernel " + k.name + " has more than 64 MB of code");
      const decoded_bytes d = code.at(at);
      if (d.size == 0) {
        char place[32];
        snprintf(place, sizeof(place), "%llx", static_cast<unsigned long long>(at));
        throw failure(o.file + ": there is no instruction at address 0x" + place);
      }
      out.jumps_to_registers |= d.jumps_to_register;
      if (d.target) open.push_back(*d.target);
      at += d.size;
      out.end = std::max(out.end, at);
      // The simulator reports a wave that runs past the end of a function.
      if (d.ends || at == k.code_end || (d.traps && code.at(at).size == 0)) break;
    }
  }
  return out;
}

} // namespace kiln::code_object
