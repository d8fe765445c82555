// SPDX-License-Identifier: MIT
// Kernels that the Python module's tests launch; the lines marked "fault:" are those that reports have to name.
#define GLOBAL extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 256))) void

struct line {
  float slope;
  short offset;
};

GLOBAL saxpy(float* y, const float* x, float a, int n) {
  const int i = __builtin_amdgcn_workgroup_id_x() * __builtin_amdgcn_workgroup_size_x() +
                __builtin_amdgcn_workitem_id_x();
  if (i < n) y[i] = a * x[i] + y[i];
}
GLOBAL apply(float* y, line l) {
  const int i = __builtin_amdgcn_workitem_id_x();
  y[i] = l.slope * i + l.offset;
}
struct shape {
  int n;
  const float* x;
  float* y;
};
GLOBAL copy(shape s) {
  const int i = __builtin_amdgcn_workitem_id_x();
  if (i < s.n && s.x != nullptr) s.y[i] = s.x[i];
}
GLOBAL values(double* out, signed char a, unsigned short b, _Float16 c, double d, long e) {
  if (__builtin_amdgcn_workitem_id_x() != 0) return;
  out[0] = a, out[1] = b, out[2] = c, out[3] = d, out[4] = e;
}
GLOBAL no_mask(float* y, const float* x) {
  const int i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
  y[i] = x[i] + 1; // fault: out of bounds
}
GLOBAL reverse(float* y, const float* x) {
  static __attribute__((shared)) float tile[256];
  const int i = __builtin_amdgcn_workitem_id_x();
  tile[i] = x[i];
  y[i] = tile[255 - i]; // fault: LDS race
}
GLOBAL transpose(float* y, const float* x, int x_row, int x_column, int columns) {
  const int row = __builtin_amdgcn_workgroup_id_x(), column = __builtin_amdgcn_workitem_id_x();
  if (column < columns) y[row * columns + column] = x[row * x_row + column * x_column];
}
GLOBAL dynamic(int* out) {
  extern __attribute__((shared)) int pool[];
  const int i = __builtin_amdgcn_workitem_id_x();
  pool[i] = i;
  out[i] = pool[i];
}
GLOBAL spin() {
  for (;;) __builtin_amdgcn_s_sleep(1);
}
