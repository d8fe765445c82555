// SPDX-License-Identifier: MIT
// malloc, free, new and delete in kernels: small and large blocks, and a list that a later kernel reads.
#include "device_check.hpp"

struct node {
  node* next;
  int value;
};

__global__ void build(node** heads, int count) {
  node* head = nullptr;
  for (int i = 0; i < count; ++i) {
    auto* const n = static_cast<node*>(malloc(sizeof(node)));
    if (n == nullptr) return;
    n->next = head, n->value = static_cast<int>(threadIdx.x) + i;
    head = n;
  }
  heads[threadIdx.x] = head;
}
__global__ void sum_and_free(node** heads, int* sums) {
  int sum = 0;
  for (node* n = heads[threadIdx.x]; n != nullptr;) {
    sum += n->value;
    node* const next = n->next;
    free(n);
    n = next;
  }
  sums[threadIdx.x] = sum;
}
__global__ void large(int* out) {
  int* const p = new int[5000];
  for (int i = 0; i < 5000; ++i) p[i] = i;
  *out = p[4999];
  delete[] p;
}

int main() {
  node** heads = nullptr;
  int* sums = nullptr;
  check(hipMalloc(&heads, 128 * sizeof(node*)), "hipMalloc");
  check(hipMallocManaged(&sums, 128 * 4), "hipMallocManaged");
  build<<<1, 128>>>(heads, 3);
  sum_and_free<<<1, 128>>>(heads, sums);
  check(hipDeviceSynchronize(), "a list");
  for (int i = 0; i < 128; ++i) expect(sums[i] == 3 * i + 3, "the sum of a list");
  large<<<1, 1>>>(sums);
  check(hipDeviceSynchronize(), "a large block");
  expect(sums[0] == 4999, "a large block");
  std::puts("malloc is right");
}
