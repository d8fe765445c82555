// SPDX-License-Identifier: MIT
// The algebra of bit maps: by hand on small maps, and against enumeration on random ones.
#include <catch2/catch_test_macros.hpp>
#include <kiln/tile/layout/solve.hpp>
#include <random>

using namespace kiln;
using namespace kiln::tile;

namespace {

constexpr bit_map map_of(u32 outputs, const u32 (&images)[3], u32 constant = 0) {
  bit_map out{.outputs = outputs, .constant = constant};
  for (const u32 image : images) out.append(image);
  return out;
}

constexpr bool applies_and_composes() {
  const bit_map m = map_of(4, {1, 2, 12}, 8), order = map_of(3, {4, 1, 2}, 1);
  return m(0) == 8 && m(5) == (8 ^ 13) && compose(identity(4), m) == m && compose(m, identity(3)) == m &&
         compose(m, order)(6) == m(order(6)) && product(identity(1), identity(3)) == identity(4);
}

constexpr bool multiplies_and_slices() {
  const bit_map low = map_of(3, {1, 4, 2}, 1), high = map_of(4, {8, 0, 3}, 2);
  const bit_map both = product(low, high);
  return both.outputs == 7 && both(0b101'110) == (low(0b110) | high(0b101) << 3) &&
         outputs_of(inputs_of(both, 0, 3), 0, 3) == low && outputs_of(inputs_of(both, 3, 3), 3, 4) == high &&
         join(low, zeros(2, 3)).inputs == 5 && join(low, zeros(2, 3))(0b11'010) == low(0b010);
}

constexpr bool knows_ranks() {
  const bit_map dependent = map_of(3, {3, 5, 6}), onto = map_of(2, {1, 3, 2}), free = map_of(5, {1, 16, 4});
  return rank(dependent) == 2 && !is_injective(dependent) && !is_surjective(dependent) &&
         is_surjective(onto) && is_injective(free) && !is_permutation(dependent) && is_permutation(free) &&
         is_permutation(zeros(4, 2)) && kernel(dependent).dimension == 1 && kernel(dependent).contains(7) &&
         eliminate(dependent).free_inputs == 4;
}

constexpr bool solves() {
  // Rows of A are in two lanes: bits 1 and 2 have one image. What is in place stays there.
  const bit_map a = map_of(2, {1, 2, 2}), in_place = map_of(2, {1, 2, 2}), elsewhere = map_of(2, {2, 0, 1});
  const solution same = solve(a, in_place), other = solve(a, elsewhere);
  return same.exists && same.map == identity(3) && other.exists && other.map == map_of(3, {2, 0, 1}) &&
         !solve(map_of(2, {1, 0, 0}), a).exists &&
         inverse(map_of(3, {1, 3, 4}, 5)) == map_of(3, {1, 3, 4}, 5);
}

static_assert(applies_and_composes() && multiplies_and_slices() && knows_ranks() && solves());

bit_map random_map(std::mt19937& random, u32 inputs, u32 outputs) {
  bit_map out{.outputs = outputs, .constant = static_cast<u32>(random()) & mask_of_bits(outputs)};
  for (u32 i = 0; i < inputs; ++i) out.append(static_cast<u32>(random()) & mask_of_bits(outputs));
  return out;
}
/// The words of a span, as a set of bits.
u64 words_of(const subspace& s) {
  const bit_map basis = basis_map(s, 6);
  u64 out = 0;
  for (u32 x = 0; x < 1u << basis.inputs; ++x) out |= u64{1} << basis(x);
  return out;
}

} // namespace

TEST_CASE("bit maps apply, multiply and slice") {
  CHECK(applies_and_composes());
  CHECK(multiplies_and_slices());
  CHECK(knows_ranks());
  CHECK(solves());
}

TEST_CASE("kernels, spans and solutions agree with enumeration") {
  std::mt19937 random(25);
  u32 solved = 0;
  for (u32 n = 0; n < 2000; ++n) {
    const u32 inputs = random() % 7;
    const bit_map a = random_map(random, inputs, 6);
    u64 zero = 0, images = 0;
    for (u32 x = 0; x < 1u << inputs; ++x) {
      if (a(x) == a.constant) zero |= u64{1} << x;
      images |= u64{1} << (a(x) ^ a.constant);
    }
    REQUIRE(words_of(kernel(a)) == zero);
    REQUIRE(words_of(image(a)) == images);
    REQUIRE(is_injective(a) == (zero == 1));
    REQUIRE(is_surjective(a) == (images == ~u64{0}));
    const subspace s = image(a), t = image(random_map(random, random() % 7, 6));
    REQUIRE(words_of(intersection(s, t)) == (words_of(s) & words_of(t)));
    REQUIRE(same_span(s, t) == (words_of(s) == words_of(t)));
    const subspace rest = complement(s, 6);
    REQUIRE(rest.dimension + s.dimension == 6);
    REQUIRE(words_of(intersection(s, rest)) == 1);
    for (u32 x = 0; x < 64; ++x) REQUIRE(s.contains(x) == ((words_of(s) >> x & 1) != 0));

    const bit_map inner = random_map(random, random() % 5, inputs), b = compose(a, inner);
    const solution x = solve(a, b);
    REQUIRE(x.exists);
    REQUIRE(compose(a, x.map) == b);
    const bit_map any = random_map(random, 2, 6);
    const solution y = solve(a, any);
    solved += y.exists;
    REQUIRE(y.exists == ((images >> (any.constant ^ a.constant) & 1) != 0 &&
                         (images >> any.images[0] & 1) != 0 && (images >> any.images[1] & 1) != 0));
    if (y.exists) REQUIRE(compose(a, y.map) == any);
    if (is_invertible(a)) REQUIRE(compose(inverse(a), a) == identity(6));
  }
  CHECK(solved > 100);
}
