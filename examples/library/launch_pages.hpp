// SPDX-License-Identifier: MIT
// Attention to pages of one element type and head on a GPU: each is a source of its own, so that kernels are compiled side by
// side.
#pragma once

#include "launch.hpp"
#include "pages.hpp"

#include <kiln/kernel/attention_forward.hpp>
#include <kiln/kernel/attention_launch.hpp>

namespace kiln_examples {

/// The launches of one type and head, in the list of those that the library was built with.
struct page_kernels {
  using options = kiln::kernel::attention_launch_options;
  struct functions {
    int (*attend)(const kiln_paged_attention& r, const options& o);
    i64 (*workspace_bytes)(const kiln_paged_attention& r);
    int (*store)(const kiln_reshape_and_cache& r, hipStream_t stream);
  };

  page_kernels(int32_t its_type, int32_t its_head, const functions& its_own)
      : type(its_type), head(its_head), own(its_own), next(first) {
    first = this;
  }
  static inline constinit const page_kernels* first = nullptr;

  int32_t type, head;
  functions own;
  const page_kernels* next;
};

template<class Family, auto Store, class T, u32 Head>
inline constexpr page_kernels::functions page_functions{
    .attend =
        [](const kiln_paged_attention& r, const page_kernels::options& o) {
          const kiln::kernel::attention_outcome done = Family::launch(problem_of(r), Head, 0, o);
          return done.ok() ? 0 : fail("attention: %s", done.text());
        },
    .workspace_bytes =
        [](const kiln_paged_attention& r) { return Family::workspace_bytes(problem_of(r), Head); },
    .store =
        [](const kiln_reshape_and_cache& r, hipStream_t stream) {
          const auto go = [stream](i64 tokens, const auto&... arguments) {
            return outcome(kiln::launch<Store>({.grid = tokens, .stream = stream}, arguments...));
          };
          return store_to_pages<T>(r, go, [](auto* data, i64) { return data; });
        }};

} // namespace kiln_examples

#define KILN_EXAMPLES_PAGED_ATTENTION(name, T, ...)                                                          \
  KILN_KERNEL_AS(name, (kiln::kernel::attention_forward<T, kiln_examples::paged_form<__VA_ARGS__>>),         \
                 kiln::block_size<256>)

/// Kernels of one type and head.
#define KILN_EXAMPLES_PAGES(name, type, T, head)                                                             \
  KILN_EXAMPLES_PAGED_ATTENTION(paged_attention_##name, T, head);                                            \
  KILN_EXAMPLES_PAGED_ATTENTION(paged_attention_one_##name, T, head, true);                                  \
  KILN_EXAMPLES_PAGED_ATTENTION(paged_attention_split_##name, T, head, true, true);                          \
  KILN_KERNEL_AS(paged_attention_merge_##name,                                                               \
                 (kiln::kernel::attention_merge<T, kiln_examples::paged_form<head, true, true>>),            \
                 kiln::block_size<64>);                                                                      \
  KILN_KERNEL_AS(reshape_and_cache_##name, (kiln::kernel::reshape_and_cache<T, head>),                       \
                 kiln::block_size<64>);                                                                      \
  static const kiln_examples::page_kernels page_kernels_##name(                                              \
      type, head,                                                                                            \
      kiln_examples::page_functions<                                                                         \
          kiln::kernel::attention_family<                                                                    \
              kiln::kernel::attention_variant<kiln_examples::paged_form<head>, paged_attention_##name>,      \
              kiln::kernel::attention_variant<kiln_examples::paged_form<head, true>,                         \
                                              paged_attention_one_##name>,                                   \
              kiln::kernel::attention_variant<kiln_examples::paged_form<head, true, true>,                   \
                                              paged_attention_split_##name, paged_attention_merge_##name>>,  \
          reshape_and_cache_##name, T, head>)
