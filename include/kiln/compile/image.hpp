// SPDX-License-Identifier: MIT
// The entry point: one constant evaluation per kernel and architecture, and the parts of its result that device/ needs.
#pragma once

#include <kiln/compile/kernel.hpp>
#include <kiln/compile/least_registers.hpp>
#include <kiln/text/render.hpp>
#if defined KILN_DEBUG_LINES
#include <kiln/text/render_lines.hpp>
#endif

// The evaluation's result must be a static constexpr local of a function that is never called at run time. Only then is it
// evaluated once and never emitted. Measured: at namespace scope it is evaluated three times in HIP's device pass.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++23-extensions"

namespace kiln::compile {

/// Text of a compilation in 16-character words, up to about 1 MB: some 14,000 instructions.
// In pages, because clang refuses an array with more elements than its step limit: in one piece it would need 65,536 steps, and
// a small kernel needs a few thousand.
struct text_pages {
  static constexpr u32 page_count = 44;
  // An unused page has no words: the bytecode evaluator writes each zero of an array by itself, which took 0.06 s.
  union place {
    bool is_empty = true;
    text::page page;
  };
  place pages[page_count] = {};

  constexpr void load(u128* words, u32 count) const {
    for (u32 i = 0; count != 0; ++i) {
      __builtin_memcpy(words, pages[i].page.words, pages[i].page.used * sizeof(u128));
      words += pages[i].page.used;
      count -= pages[i].page.used;
    }
  }
};

inline constexpr u32 max_message = 4000;

/// Text of fixed capacity, as static_assert and asm require it.
struct message_text {
  char characters[max_message] = {};
  u32 length = 0;

  constexpr const char* data() const { return characters; }
  constexpr unsigned long size() const { return length; }
};

/// The result of one compilation.
struct compiled {
  text_pages text; ///< the assembly; if the kernel failed, the message, one character per word
  u32 word_count = 0;
  bool ok = true;
  u32 error_instruction = ~0u;
  u32 register_count[ir::bank_count] = {};
  u32 lds_bytes = 0;
  u32 instruction_count = 0;
  u32 inputs = 0; ///< bit k: the kernel reads the input of kind k
  bool hidden_arguments = false;
  bool has_packed_f32 = false; ///< where the target may lose its operands, and the author did not accept it
};

constexpr void store_message(compiled& out, const text_buffer& message) {
  out.ok = false;
  out.word_count = message.size() < max_message ? message.size() : max_message;
  for (u32 i = 0; i < out.word_count; ++i) {
    if (i % text::page::capacity == 0) out.text.pages[i / text::page::capacity].page = text::page{};
    out.text.pages[i / text::page::capacity].page.words[i % text::page::capacity] =
        static_cast<u8>(message.data()[i]);
  }
}

constexpr void store_text(compiled& out, const text::page_list& text) {
  if (text.size() > text_pages::page_count)
    return store_message(out, text_buffer{} << "the kernel's assembly is longer than 1 MB; split the kernel");
  for (u32 i = 0; i < text.size(); ++i) {
    out.text.pages[i].page = text[i];
    out.word_count += text[i].used;
  }
}

/// The image of a program in stage `finished`.
template<class Options> constexpr void store_image(compiled& out, const ir::program& p) {
#if defined KILN_DEBUG_LINES
  if constexpr (requires { Options::has_debug_lines; }) {
    text::line_renderer renderer(p);
    renderer.run_with_lines();
    store_text(out, renderer.pages());
  } else
#endif
  {
    text::renderer renderer(p);
    renderer.run();
    store_text(out, renderer.pages());
  }
  for (u32 b = 0; b < ir::bank_count; ++b) out.register_count[b] = p.register_count[b];
  out.lds_bytes = p.lds_bytes;
  out.instruction_count = p.code.size();
  out.hidden_arguments = p.hidden_arguments;
  out.has_packed_f32 = check::has_packed_f32_at_risk(p);
  for (const ir::input& in : p.inputs) out.inputs |= 1u << static_cast<u32>(in.what);
}

template<auto Kernel, class Options> constexpr compiled compile_once(isa::arch a) {
  using type = signature<decltype(Kernel)>;
  compiled out;
  if constexpr (type::is_kernel) {
    const outcome result = compile_kernel<Kernel, Options>(a);
    out.error_instruction = result.error.instruction;
    if (result.error.raised)
      store_message(out, result.error.message());
    else
      store_image<Options>(out, result.program);
  } else {
    store_message(out, text_buffer{} << mistake_in_function<Kernel>());
  }
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
  c.text.load(words.words, Words);
  return __builtin_bit_cast(text_of<Words>, words);
}

constexpr message_text to_message(const compiled& c) {
  message_text out;
  for (; out.length < c.word_count; ++out.length)
    out.characters[out.length] = static_cast<char>(
        c.text.pages[out.length / text::page::capacity].page.words[out.length % text::page::capacity]);
  return out;
}

/// A kernel compiled for one architecture: evaluated on first use, once. KILN_KERNEL makes a struct of this kind, so that what
/// the compiler says of the evaluation has its place in the author's line.
template<auto Kernel, isa::arch Arch, class Options> struct compilation_of {
  static constexpr const compiled& result() {
    static constexpr compiled c = compile_once<Kernel, Options>(Arch);
    return c;
  }
};

/// What a compilation has made.
template<class Compilation> struct image_of {
  static constexpr const compiled& result() { return Compilation::result(); }
  static constexpr bool ok() { return result().ok; }
  static constexpr const message_text& message() {
    static constexpr message_text m = to_message(result());
    return m;
  }

  /// The kernel's assembly: an object with data() and size(), for the asm statement.
  struct text {
    using all = text_of<result().word_count>;
    // Decoded where the asm statement reads it, and lives as long as this object: with a constant variable clang checks and
    // copies each character first, and takes a fifth longer.
    // A call operator instead of a named function: clang computes the source location of the call twice per character, and has
    // an operator's ready.
    struct characters {
      mutable const all* made = nullptr;

      constexpr characters() = default;
      constexpr ~characters() { delete made; }
      characters(const characters&) = delete;
      characters& operator=(const characters&) = delete;
      constexpr const char* operator()() const {
        if (made == nullptr) {
          // In two steps, and without another const: clang evaluates the right side once more, for its warnings.
          const all* now = new all(to_characters<result().word_count>(result()));
          made = now;
        }
        return made->characters;
      }
    };
    characters data;
    constexpr unsigned long size() const { return sizeof(all); }
  };

  /// Highest register used in a bank, or -1.
  static constexpr i32 highest(ir::bank b) {
    return static_cast<i32>(result().register_count[static_cast<u32>(b)]) - 1;
  }
  /// The same, as the asm statement claims it.
  static constexpr i32 highest_claimed(ir::bank b) {
    return static_cast<i32>(claimed_registers(b, result().register_count[static_cast<u32>(b)])) - 1;
  }
  static constexpr u32 lds_bytes() { return result().lds_bytes; }
  /// True if the kernel reads this input, which is then in its register at entry.
  static constexpr bool reads(ir::input::kind k) { return (result().inputs >> static_cast<u32>(k) & 1) != 0; }
  /// True if the kernel reads hidden arguments, which the compiler must then declare.
  static constexpr bool hidden_arguments() { return result().hidden_arguments; }
  static constexpr u32 instruction_count() { return result().instruction_count; }
};

/// For -DKILN_SHOW_CALLS. Of a kernel with a mistake: ends the evaluation in the author's statement, or in the pipeline.
template<auto Kernel, class Options> constexpr bool replay(isa::arch a, const compiled& c) {
  if constexpr (signature<decltype(Kernel)>::is_kernel)
    if (!c.ok) replay_kernel<Kernel, Options>(a, c.error_instruction);
  return true;
}

template<auto Kernel, isa::arch Arch, class Options>
using image = image_of<compilation_of<Kernel, Arch, Options>>;

} // namespace kiln::compile

#pragma clang diagnostic pop
