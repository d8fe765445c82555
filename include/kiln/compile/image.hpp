// SPDX-License-Identifier: MIT
// The door: one constant evaluation a kernel and architecture, and what the device side needs of its result.
#pragma once

#include <kiln/compile/kernel.hpp>
#include <kiln/text/render.hpp>

// The evaluation's result must be a static constexpr local of a function that nobody calls at run time: only then is it
// evaluated once and never emitted (measured: namespace scope is evaluated three times in HIP's device pass).
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++23-extensions"

namespace kiln::compile {

/// 16-character pieces of assembly text that one kernel may have: 1 MB of text, some 14,000 instructions.
inline constexpr u32 max_text_words = 65536;
inline constexpr u32 max_message = 4000;

/// Text of fixed capacity, as static_assert and asm want it.
struct message_text {
  char characters[max_message] = {};
  u32 length = 0;

  constexpr const char* data() const { return characters; }
  constexpr unsigned long size() const { return length; }
};

/// What one compilation leaves behind.
struct compiled {
  u128 words[max_text_words] = {};
  u32 word_count = 0;
  bool ok = true;
  message_text message;
  u32 error_instruction = ~0u;
  u32 register_count[ir::bank_count] = {};
  u32 lds_bytes = 0;
  u32 instruction_count = 0;
  u32 inputs = 0; ///< bit k: the kernel reads the input of kind k
};

template<class Program> constexpr void store_text(compiled& out, const Program& program) {
  const list<u128> words = text::render(program);
  if (words.size() > max_text_words) {
    out.ok = false;
    out.message.length = 0;
    for (const char* s = "the kernel's assembly is longer than 1 MB; split the kernel"; *s != 0; ++s)
      out.message.characters[out.message.length++] = *s;
    return;
  }
  out.word_count = words.size();
  const u128* from = words.begin();
  u128* to = out.words;
  for (u32 i = words.size(); i != 0; --i) *to++ = *from++;
}

template<auto Kernel, class Block> constexpr compiled compile_once(isa::arch a) {
  compiled out;
  const outcome result = compile_kernel<Kernel, Block>(a);
  out.ok = !result.error.raised;
  if (!out.ok) {
    const text_buffer message = result.error.message();
    for (u32 i = 0; i < message.size() && i < max_message; ++i)
      out.message.characters[out.message.length++] = message.data()[i];
    out.error_instruction = result.error.instruction;
    return out;
  }
  store_text(out, result.program);
  for (u32 b = 0; b < ir::bank_count; ++b) out.register_count[b] = result.program.register_count[b];
  out.lds_bytes = result.program.lds_bytes;
  out.instruction_count = result.program.code.size();
  for (const ir::input& in : result.program.inputs) out.inputs |= 1u << static_cast<u32>(in.what);
  return out;
}

template<u32 Words> struct text_of {
  struct word_array {
    u128 words[Words];
  };
  char characters[Words * 16];
};

template<u32 Words> constexpr text_of<Words> to_characters(const compiled& c) {
  typename text_of<Words>::word_array words{};
  __builtin_memcpy(words.words, c.words, Words * 16);
  return __builtin_bit_cast(text_of<Words>, words);
}

/// A kernel compiled for one architecture. Everything is evaluated on first use, once.
template<auto Kernel, isa::arch Arch, class Block> struct image {
  static constexpr const compiled& result() {
    static constexpr compiled c = // "hit maximum step limit"? Compile with -fconstexpr-steps=1000000000
        compile_once<Kernel, Block>(Arch);
    return c;
  }
  static constexpr bool ok() { return result().ok; }
  static constexpr const message_text& message() { return result().message; }

  /// The kernel's assembly: an object with data() and size(), for the asm statement.
  struct text {
    static constexpr const auto& characters() {
      static constexpr auto t = to_characters<result().word_count>(result());
      return t;
    }
    constexpr const char* data() const { return characters().characters; }
    constexpr unsigned long size() const { return sizeof(characters().characters); }
  };

  /// Highest register used in a bank, or -1.
  static constexpr i32 highest(ir::bank b) {
    return static_cast<i32>(result().register_count[static_cast<u32>(b)]) - 1;
  }
  static constexpr u32 lds_bytes() { return result().lds_bytes; }
  /// Whether the kernel reads this input, which is then in its register at entry.
  static constexpr bool reads(ir::input::kind k) { return (result().inputs >> static_cast<u32>(k) & 1) != 0; }
  static constexpr u32 instruction_count() { return result().instruction_count; }

  static constexpr int replay() { return replay_kernel<Kernel, Block>(Arch, result().error_instruction); }
};

} // namespace kiln::compile

#pragma clang diagnostic pop
