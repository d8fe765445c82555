// SPDX-License-Identifier: MIT
// Options of attention that a form does not take cost nothing: by the instructions that waves execute.
#include "unit/kernel/attention_cases.hpp"

namespace {

using namespace kiln_test;

struct executed_instructions {
  sim::unit_counters units;
  u64 exponentials = 0, reciprocals = 0;
};

/// A kernel on 128 rows of zeros as queries and some as keys, of one head.
template<attention_form Form> class counted_kernel {
public:
  explicit counted_kernel(isa::arch arch) : kernel_(arch) {}

  sim::result run(u32 keys, u32 sinks) const {
    constexpr i32 queries = 128, head = Form.head;
    std::vector<kiln::u16> q(queries * head), k(keys * head), v = k, o(q.size());
    std::vector<float> lse(queries), sink(sinks);
    const auto in = [](std::vector<kiln::u16>& x) {
      return sim::buffer<const __bf16>(reinterpret_cast<const __bf16*>(x.data()), x.size());
    };
    sim::buffer<const i32> none(nullptr, 0);
    return sim::run(kernel_.program(), {.grid = {1}, .threads = 1},
                    sim::buffer<__bf16>(reinterpret_cast<__bf16*>(o.data()), o.size()),
                    sim::buffer<float>(lse.data(), Form.has_lse ? lse.size() : 0), in(q), in(k), in(v),
                    sim::buffer<const float>(sink.data(), sink.size()), none, none, none, queries,
                    static_cast<i32>(keys), 1, -1, -1, 0, head, head, 0, head, head, 0, head, head, 0, head,
                    head, 0, queries, 0, 0, 1, 0.1f, 5.0f);
  }
  executed_instructions with(u32 keys) const {
    const sim::result r = run(keys, Form.has_sinks ? 1 : 0);
    const text_buffer text = r.text();
    INFO(std::string(text.data(), text.size()));
    REQUIRE(r.ok);
    executed_instructions out;
    const ir::program& p = kernel_.program();
    for (u32 i = 0; i < p.code.size(); ++i) {
      const u32 mnemonic = isa::rows[p.code[i].row].mnemonic;
      out.units.add(p, r.counters, i);
      if (mnemonic == u32{isa::mn::v_exp_f32}) out.exponentials += r.counters.executed[i];
      if (mnemonic == u32{isa::mn::v_rcp_f32}) out.reciprocals += r.counters.executed[i];
    }
    return out;
  }

private:
  attention_kernel<__bf16, Form> kernel_;
};

/// What each of 4 waves executes for 128 keys that are added to 256.
struct of_keys {
  u64 vector, matrix, lds, exponentials, reciprocals;

  template<attention_form Form>
  explicit of_keys(const counted_kernel<Form>& kernel) : of_keys(kernel.with(256), kernel.with(384)) {}

private:
  of_keys(const executed_instructions& few, const executed_instructions& more)
      : vector((more.units.valu - few.units.valu) / 4),
        matrix((more.units.matrix - few.units.matrix) / 4),
        lds((more.units.lds - few.units.lds) / 4),
        exponentials((more.exponentials - few.exponentials) / 4),
        reciprocals((more.reciprocals - few.reciprocals) / 4) {}
};

template<u32 Head> void check_options(isa::arch a) {
  INFO(isa::facts_of(a).name << ", heads of " << Head);
  using form = attention_form;
  const counted_kernel<form{.head = Head}> plain(a);
  const counted_kernel<form{.head = Head, .has_lse = true}> logs(a);
  const counted_kernel<form{.head = Head, .has_sinks = true}> sinks(a);
  const of_keys own(plain), with_logs(logs), with_sinks(sinks);
  const u32 rows = a == isa::arch::gfx950 && kernel::is_direct(form{.head = Head}) ? 64 : 32; // of a wave
  CHECK(own.exponentials == 128 * rows / 64);                                                 // one a score
  CHECK(own.reciprocals == 0);
  for (const of_keys& other : {with_logs, with_sinks}) { // which are taken before or after the keys
    CHECK(own.matrix == other.matrix);
    CHECK(own.lds == other.lds);
    CHECK(own.exponentials == other.exponentials);
    CHECK(own.vector <= other.vector + 8); // copies, as the allocator has registers left
  }
  // A load of the sink, which the plain kernel has not, for each wave.
  CHECK(sinks.with(256).units.vmem == plain.with(256).units.vmem + 4);
  CHECK(!sinks.run(256, 0).ok);
}

TEST_CASE("options of attention that are not taken cost nothing", "[attention]") {
  for (const isa::arch a : all_archs) {
    check_options<64>(a), check_options<128>(a);
    const counted_kernel<attention_form{.head = 64}> plain(a);
    const counted_kernel<attention_form{.head = 64, .has_cap = true}> cap(a);
    const of_keys own(plain), with_cap(cap);
    CHECK(with_cap.matrix == own.matrix);
    CHECK(with_cap.exponentials == 2 * own.exponentials); // tanh of each score
    CHECK(with_cap.reciprocals >= own.exponentials);
    CHECK(with_cap.vector >= own.vector + 4 * own.exponentials);
  }
}

} // namespace
