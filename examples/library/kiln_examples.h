/* SPDX-License-Identifier: MIT */
/* libkiln_examples: matrix products, sorts, attention, norms and activations, on a GPU or in Kiln's simulator. A plain C
   interface: call it from C, ctypes, or a PyTorch extension.

   All functions return 0, or -1 with the reason in kiln_last_error(). They check sizes and element types, not addresses. */
#ifndef KILN_EXAMPLES_H
#define KILN_EXAMPLES_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

enum kiln_type { KILN_F32, KILN_F16, KILN_BF16, KILN_I32, KILN_U32 };

/* y[v][m] = sum over n of a[m][n] * x[v][n], plus bias[m] unless bias is null. a is (rows, columns), x (batch, columns),
   y (batch, rows), row-major without gaps, of type F32, F16 or BF16; sums are in fp32. */
struct kiln_gemv {
  int32_t type;
  void* y;
  const void *a, *x, *bias;
  int64_t rows, columns, batch;
};

/* d = op(a) op(b) + bias, for matrices (m, k) and (k, n) that are stored so or, where transpose_ is not 0, as their transpose.
   All are row-major without gaps, of type F16 or BF16; bias (n) may be null. Sums are in fp32, each result is rounded once. */
struct kiln_gemm {
  int32_t type;
  void* d;
  const void *a, *b, *bias;
  int64_t m, n, k;
  int32_t transpose_a, transpose_b;
};

/* Sorts each row of in, (count, length), into the same row of out. indices, int32 (count, length), gets where each element
   came from, and the sort is stable; null: no indices. Types F32, F16, I32, U32; length 1 to 1,024. NaN is greater than
   any number, -0 less than +0. out may be in. */
struct kiln_sort {
  int32_t type;
  void* out;
  int32_t* indices;
  const void* in;
  int64_t length, count;
  int32_t descending;
};

/* Row r of head h of sequence i begins i * batch + h * head + r * row elements after data. Strides are multiples of 8, data of
   16 bytes. */
struct kiln_rows {
  const void* data;
  int64_t batch, head, row;
};

/* o = softmax(scale q k^T) v of each sequence and query head; `heads` / `kv_heads` neighbouring heads of q share one of k and v.
   Query r sees keys r + keys - queries - left to r + keys - queries + right; below 0: all on that side. A row that sees no key
   is 0. Rows have `head` numbers, 64 or 128, of type F16 or BF16. lse (batch, heads, queries) gets the natural logarithms of
   the sums, -inf without keys; it may not be null. */
struct kiln_attention {
  int32_t type, head;
  int64_t batch, heads, kv_heads, queries, keys;
  struct kiln_rows o, q, k, v; /* o is written */
  float* lse;
  int64_t left, right;
  double scale;
};

/* Gradients d_q, d_k and d_v from d_o, with o and lse as the forward pass has left them: the same bits in every run on devices
   of as many compute units. delta is as large as lse; nothing need clear it. */
struct kiln_attention_gradients {
  struct kiln_attention of;
  struct kiln_rows d_o, d_q, d_k, d_v; /* all but d_o are written */
  float* delta;
};

/* kiln_attention with keys and values in pages: row r of head h of page p begins p * batch + h * head + r * row elements after
   data of k and v. A page has `page` keys, a power of 2 from 16 on. Key j of sequence i is row j % page of page
   block_table[i * table_row + j / page], for j below lengths[i], which is at most of.keys. Entries past a sequence's last page
   are not read. Page numbers are below `pages`. Query r of sequence i is beside key r + lengths[i] - queries. */
struct kiln_paged_attention {
  struct kiln_attention of;
  const int32_t *lengths, *block_table; /* (batch), (batch, table_row) */
  int64_t table_row, page, pages;
};

/* Head h of token t begins t * token + h * head elements after data. Strides are multiples of 8. */
struct kiln_heads {
  const void* data;
  int64_t token, head;
};

/* Token t of key and value becomes row slots[t] % page of page slots[t] / page of the caches, which are as k and v of
   kiln_paged_attention; a token of a negative slot is left out. Slots are below pages * page, and no two are the same. Heads
   have `head` numbers, 64 or 128, of type F16 or BF16. */
struct kiln_reshape_and_cache {
  int32_t type, head;
  int64_t tokens, heads, page, pages;
  struct kiln_rows key_cache, value_cache; /* are written */
  struct kiln_heads key, value;
  const int64_t* slots; /* (tokens) */
};

enum kiln_norm_kind { KILN_RMSNORM, KILN_LAYERNORM };

/* y = (s - mean) factor weight + bias of each row of s, which is x, or, unless residual is null, x + residual rounded to the
   type, which is stored as sum. factor is 1 / sqrt(mean of squares of s - mean + epsilon). Of RMSNORM mean and bias are 0, and
   both pointers are not read. Matrices are (rows, columns) without gaps, of type F16 or BF16, of any number of columns; weight
   and bias are (columns), mean and factor (rows). Sums are in fp32, each result is rounded once. Pointers of this and of what
   follows are multiples of 16 bytes, anything else is an error. Rows of multiples of 8 columns, up to 8,192, are fastest. */
struct kiln_norm {
  int32_t type, kind;
  void *y, *sum;
  const void *x, *residual, *weight, *bias;
  float *mean, *factor; /* are written: gradients read them */
  int64_t rows, columns;
  double epsilon;
};

/* Gradients d_x, which is the residual's too, d_weight and, of LAYERNORM, d_bias, from d_y and, unless it is null, d_sum; s is
   what was normalised, of up to 2,097,151 columns. The same bits in every run. parts has kiln_norm_parts() floats; nothing need
   clear it. */
struct kiln_norm_gradients {
  int32_t type, kind;
  void *d_x, *d_weight, *d_bias;
  const void *d_y, *d_sum, *s, *weight;
  const float *mean, *factor;
  float* parts;
  int64_t rows, columns;
};
int64_t kiln_norm_parts(int64_t rows, int64_t columns);

enum kiln_activation_function { KILN_SILU, KILN_GELU, KILN_GELU_TANH };

/* y = function(x), or with a gate function(first half of the row of x) * second half. y is (rows, columns), x the same or (rows,
   2 columns), of type F16 or BF16. SILU is prebuilt with a gate, both GELU without. */
struct kiln_activation {
  int32_t type, function, is_gated;
  void* y;
  const void* x;
  int64_t rows, columns;
};

/* The gradient d_x (rows, 2 columns) of y = silu(first half of the row of x) * second half, from d_y (rows, columns). */
struct kiln_silu_gradient {
  int32_t type;
  void* d_x;
  const void *d_y, *x;
  int64_t rows, columns;
};

/* y = exp(x - largest of the row) / sum of the row, (rows, columns), of type F16 or BF16. */
struct kiln_softmax {
  int32_t type;
  void* y;
  const void* x;
  int64_t rows, columns;
};

/* Rotates the first `rotated` numbers, 64 or 128, of each head of q and k, of type F16 or BF16: pair i of a token by the angle
   whose cosine is cache[position][i] and whose sine is cache[position][rotated / 2 + i], where position is positions[token].
   Pairs are halves, numbers i and i + rotated / 2 (NeoX), or neighbours, 2 i and 2 i + 1 (GPT-J). The inverse rotates by the
   negative angle, as gradients are. Other numbers of heads are neither read nor written; q_out and k_out may be q and k. */
struct kiln_rotary {
  int32_t type, rotated, has_neighbours, is_inverse;
  int64_t tokens, q_heads, k_heads;
  struct kiln_heads q_out, k_out, q, k; /* the first two are written */
  const int64_t* positions;
  const float* cache; /* (cache_rows, rotated) without gaps */
  int64_t cache_rows; /* positions are below it */
};

/* On the current GPU, in the order of the stream (a hipStream_t); returns at once. Pointers are to device memory. */
int kiln_gemv_launch(const struct kiln_gemv*, void* stream);
int kiln_gemm_launch(const struct kiln_gemm*, void* workspace, int64_t workspace_bytes, void* stream);
/* Bytes of the workspace that a launch on the current GPU needs, which nothing need clear; -1 is an error. */
int64_t kiln_gemm_workspace_bytes(const struct kiln_gemm*);
int kiln_sort_launch(const struct kiln_sort*, void* stream);
int kiln_attention_launch(const struct kiln_attention*, void* stream);
int kiln_attention_gradients_launch(const struct kiln_attention_gradients*, void* workspace, int64_t workspace_bytes, void* stream);
int64_t kiln_attention_gradients_workspace_bytes(const struct kiln_attention_gradients*); /* as of kiln_gemm */
int kiln_paged_attention_launch(const struct kiln_paged_attention*, void* workspace, int64_t workspace_bytes, void* stream);
int64_t kiln_paged_attention_workspace_bytes(const struct kiln_paged_attention*); /* as of kiln_gemm */
int kiln_reshape_and_cache_launch(const struct kiln_reshape_and_cache*, void* stream);
int kiln_norm_launch(const struct kiln_norm*, void* stream);
int kiln_norm_gradients_launch(const struct kiln_norm_gradients*, void* stream);
int kiln_activation_launch(const struct kiln_activation*, void* stream);
int kiln_silu_gradient_launch(const struct kiln_silu_gradient*, void* stream);
int kiln_softmax_launch(const struct kiln_softmax*, void* stream);
int kiln_rotary_launch(const struct kiln_rotary*, void* stream);

/* The same kernels on host memory in the simulator, as they are for a target: "gfx90a", "gfx942" or "gfx950"; null is gfx942.
   Lengths, block tables and slots are checked too. */
int kiln_gemv_simulate(const struct kiln_gemv*, const char* target);
int kiln_gemm_simulate(const struct kiln_gemm*, const char* target);
int kiln_sort_simulate(const struct kiln_sort*, const char* target);
int kiln_attention_simulate(const struct kiln_attention*, const char* target);
int kiln_attention_gradients_simulate(const struct kiln_attention_gradients*, const char* target);
int kiln_paged_attention_simulate(const struct kiln_paged_attention*, const char* target);
int kiln_reshape_and_cache_simulate(const struct kiln_reshape_and_cache*, const char* target);
int kiln_norm_simulate(const struct kiln_norm*, const char* target);
int kiln_norm_gradients_simulate(const struct kiln_norm_gradients*, const char* target);
int kiln_activation_simulate(const struct kiln_activation*, const char* target);
int kiln_silu_gradient_simulate(const struct kiln_silu_gradient*, const char* target);
int kiln_softmax_simulate(const struct kiln_softmax*, const char* target);
int kiln_rotary_simulate(const struct kiln_rotary*, const char* target);

/* GPUs that the launch functions could use; 0 also if the library was built without HIP. */
int kiln_device_count(void);

/* Why the last call of this thread failed. */
const char* kiln_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
