// SPDX-License-Identifier: MIT
#include "machine_code.hpp"

#include <llvm/Support/raw_ostream.h>

#include <cstring>

namespace kiln::code_object {

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
  const llvm::ArrayRef<uint8_t> bytes(object_.image.data() + address, range->end() - address);
  uint64_t size = 0;
  if (disassembler_->getInstruction(d.inst, size, bytes, address, llvm::nulls()) !=
          llvm::MCDisassembler::Success ||
      size < 4)
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
    std::memcpy(&distance, bytes.data(), sizeof(distance));
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
