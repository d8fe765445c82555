// SPDX-License-Identifier: MIT
// Copy the assembly and hack it: writes a kernel's assembly, and runs an edited copy in the kernel's place.
//
//   07_edited_assembly                    runs the kernel as it was compiled
//   07_edited_assembly --dump gfx942      prints the kernel's assembly: edit it, assemble it
//   07_edited_assembly --loaded PREFIX    runs PREFIX<target>.co, where the v_fma_f32 was given the modifier clamp (GPU only)
//
// docs/edited_assembly.md goes through it.
#include "run.hpp"

#if !defined __HIP_DEVICE_COMPILE__
#include <kiln/inspect.hpp>
#endif

using namespace kiln::dsl;

constexpr void scale_add(builder k, arg<float*> y, arg<const float*> x, arg<float> a) {
  auto i = k.block_idx.x * 64 + k.thread_idx.x;
  y[i] = a * x[i] + y[i];
}

KILN_KERNEL(scale_add, block_size<64>);

/// Compares with a * x + y, or with that limited to 0..1.
int check_sum(const example::array<float>& y, bool clamped) {
  int wrong = 0;
  for (int i = 0; i < 128; ++i) {
    const float exact = 3.0f * static_cast<float>(i) / 64.0f - 1.0f;
    wrong += y[i] != (clamped ? std::min(std::max(exact, 0.0f), 1.0f) : exact);
  }
  return example::report(clamped ? "y = clamp(a * x + y), edited" : "y = a * x + y", wrong == 0, 128);
}

#if !defined __HIP_DEVICE_COMPILE__
int print_assembly(const std::string& target) {
  for (const auto arch : {isa::arch::gfx90a, isa::arch::gfx942, isa::arch::gfx950}) {
    if (target != isa::facts_of(arch).name) continue;
    const kiln::text_buffer text = kiln::dump<scale_add>(arch);
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? EXIT_SUCCESS : EXIT_FAILURE;
  }
  std::printf("%s is no target\n", target.c_str());
  return EXIT_FAILURE;
}
#else
int print_assembly(const std::string&) { return EXIT_FAILURE; } // only the device's code is compiled here
#endif

int main(int count, char** words) {
  const std::string what = count == 3 ? words[1] : "";
  if (what == "--dump") return print_assembly(words[2]);
  example::array<float> x(128), y(128, -1.0f);
  const float a = 3.0f;
  for (int i = 0; i < 128; ++i) x[i] = static_cast<float>(i) / 64.0f;
  if (what == "--loaded")
    example::run_loaded<scale_add>(words[2], {.grid = {2}}, y, x, a);
  else
    example::run<scale_add>({.grid = {2}}, y, x, a);
  return check_sum(y, what == "--loaded");
}
