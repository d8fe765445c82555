// SPDX-License-Identifier: MIT
// The other way round: whatever LLVM's disassembler finds in encodings, under any opcode, is in the table.
#include <catch2/catch_test_macros.hpp>

#include <kiln/isa/arch.hpp>
#include <kiln/isa/table.hpp>

#include "assembler.hpp"

#include <set>
#include <string>

namespace {

using namespace kiln;

/// Bits that do not come from a table of random numbers: the same in every run.
uint32_t scrambled(uint32_t x) {
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

TEST_CASE("every name that the disassembler knows is in the table", "[isa]") {
  std::set<std::string> missing;
  for (u32 a = 0; a < isa::arch_count; ++a) {
    const isa_gen::assembler target(isa::arch_table[a].name);
    std::set<std::string> known, met;
    for (const isa::row& row : isa::rows) {
      const text_view name = isa::mnemonic_name(row.mnemonic);
      if ((row.archs >> a & 1) != 0) known.insert({name.data, name.size});
    }
    // All opcodes lie in the upper half of the first dword; SDWA and DPP are told by its low 9 bits. Sources are VGPRs:
    // LLVM 22's disassembler crashes on some VOP3 with other codes.
    for (uint32_t high = 0; high < 0x10000; ++high)
      for (uint32_t variant = high < 0x8000 ? 0 : 2; variant < 8; ++variant) {
        const uint32_t noise = scrambled(high * 16 + variant);
        const uint32_t low = variant == 0   ? 0xf9u
                             : variant == 1 ? 0xfau
                             : variant < 5  ? (noise & 0xff) | 0x100
                                            : noise & 0xffff;
        const uint32_t second =
            variant < 2 ? scrambled(noise) & 0x063f'06ff : (scrambled(noise) & 0x03fd'feff) | 0x0402'0100;
        const uint32_t words[4] = {high << 16 | low, second, scrambled(noise + 1), scrambled(noise + 2)};
        const auto* bytes = reinterpret_cast<const uint8_t*>(words);
        const auto inst = target.disassemble_first({bytes, bytes + sizeof(words)});
        if (!inst) continue;
        std::string name = target.mnemonic(*inst);
        for (const char* suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
          if (name.ends_with(suffix)) name.resize(name.size() - std::string(suffix).size());
        met.insert(name);
        // gfx90a has image instructions. They need image descriptors, which no interface of a compute kernel provides.
        if (known.count(name) == 0 && !name.starts_with("image_")) missing.insert(target.cpu() + ": " + name);
      }
    WARN(target.cpu() << ": " << met.size() << " names met, " << known.size() << " in the table");
    CHECK(met.size() > 800);
  }
  std::string report;
  for (const std::string& name : missing) report += "\n    " + name;
  INFO("not in the table:" << report);
  CHECK(missing.empty());
}

} // namespace
