// SPDX-License-Identifier: MIT
// Error names and texts, as hipGetErrorName and hipGetErrorString of ROCm 7.2.4 give them.
#include "call.hpp"

namespace {

struct error_words {
  int code;
  const char* name;
  const char* text;
};
constexpr error_words all_errors[] = {
    {0, "hipSuccess", "no error"},
    {1, "hipErrorInvalidValue", "invalid argument"},
    {2, "hipErrorOutOfMemory", "out of memory"},
    {3, "hipErrorNotInitialized", "initialization error"},
    {4, "hipErrorDeinitialized", "driver shutting down"},
    {5, "hipErrorProfilerDisabled", "profiler disabled while using external profiling tool"},
    {6, "hipErrorProfilerNotInitialized", "profiler is not initialized"},
    {7, "hipErrorProfilerAlreadyStarted", "profiler already started"},
    {8, "hipErrorProfilerAlreadyStopped", "profiler already stopped"},
    {9, "hipErrorInvalidConfiguration", "invalid configuration argument"},
    {12, "hipErrorInvalidPitchValue", "invalid pitch argument"},
    {13, "hipErrorInvalidSymbol", "invalid device symbol"},
    {17, "hipErrorInvalidDevicePointer", "invalid device pointer"},
    {21, "hipErrorInvalidMemcpyDirection", "invalid copy direction for memcpy"},
    {35, "hipErrorInsufficientDriver", "driver version is insufficient for runtime version"},
    {52, "hipErrorMissingConfiguration", "__global__ function call is not configured"},
    {53, "hipErrorPriorLaunchFailure", "unspecified launch failure in prior launch"},
    {98, "hipErrorInvalidDeviceFunction", "invalid device function"},
    {100, "hipErrorNoDevice", "no ROCm-capable device is detected"},
    {101, "hipErrorInvalidDevice", "invalid device ordinal"},
    {200, "hipErrorInvalidImage", "device kernel image is invalid"},
    {201, "hipErrorInvalidContext", "invalid device context"},
    {202, "hipErrorContextAlreadyCurrent", "context is already current context"},
    {205, "hipErrorMapFailed", "mapping of buffer object failed"},
    {206, "hipErrorUnmapFailed", "unmapping of buffer object failed"},
    {207, "hipErrorArrayIsMapped", "array is mapped"},
    {208, "hipErrorAlreadyMapped", "resource already mapped"},
    {209, "hipErrorNoBinaryForGpu", "no kernel image is available for execution on the device"},
    {210, "hipErrorAlreadyAcquired", "resource already acquired"},
    {211, "hipErrorNotMapped", "resource not mapped"},
    {212, "hipErrorNotMappedAsArray", "resource not mapped as array"},
    {213, "hipErrorNotMappedAsPointer", "resource not mapped as pointer"},
    {214, "hipErrorECCNotCorrectable", "uncorrectable ECC error encountered"},
    {215, "hipErrorUnsupportedLimit", "limit is not supported on this architecture"},
    {216, "hipErrorContextAlreadyInUse", "exclusive-thread device already in use by a different thread"},
    {217, "hipErrorPeerAccessUnsupported", "peer access is not supported between these two devices"},
    {218, "hipErrorInvalidKernelFile", "invalid kernel file"},
    {219, "hipErrorInvalidGraphicsContext", "invalid OpenGL or DirectX context"},
    {300, "hipErrorInvalidSource", "device kernel image is invalid"},
    {301, "hipErrorFileNotFound", "file not found"},
    {302, "hipErrorSharedObjectSymbolNotFound", "shared object symbol not found"},
    {303, "hipErrorSharedObjectInitFailed", "shared object initialization failed"},
    {304, "hipErrorOperatingSystem", "OS call failed or operation not supported on this OS"},
    {400, "hipErrorInvalidHandle", "invalid resource handle"},
    {401, "hipErrorIllegalState", "the operation cannot be performed in the present state"},
    {500, "hipErrorNotFound", "named symbol not found"},
    {600, "hipErrorNotReady", "device not ready"},
    {700, "hipErrorIllegalAddress", "an illegal memory access was encountered"},
    {701, "hipErrorLaunchOutOfResources", "too many resources requested for launch"},
    {702, "hipErrorLaunchTimeOut", "the launch timed out and was terminated"},
    {704, "hipErrorPeerAccessAlreadyEnabled", "peer access is already enabled"},
    {705, "hipErrorPeerAccessNotEnabled", "peer access has not been enabled"},
    {708, "hipErrorSetOnActiveProcess", "cannot set while device is active in this process"},
    {709, "hipErrorContextIsDestroyed", "context is destroyed"},
    {710, "hipErrorAssert", "device-side assert triggered"},
    {712, "hipErrorHostMemoryAlreadyRegistered",
     "part or all of the requested memory range is already mapped"},
    {713, "hipErrorHostMemoryNotRegistered", "pointer does not correspond to a registered memory region"},
    {719, "hipErrorLaunchFailure", "unspecified launch failure"},
    {720, "hipErrorCooperativeLaunchTooLarge", "too many blocks in cooperative launch"},
    {801, "hipErrorNotSupported", "operation not supported"},
    {900, "hipErrorStreamCaptureUnsupported", "operation not permitted when stream is capturing"},
    {901, "hipErrorStreamCaptureInvalidated", "operation failed due to a previous error during capture"},
    {902, "hipErrorStreamCaptureMerge", "operation would result in a merge of separate capture sequences"},
    {903, "hipErrorStreamCaptureUnmatched", "capture was not ended in the same stream as it began"},
    {904, "hipErrorStreamCaptureUnjoined", "capturing stream has unjoined work"},
    {905, "hipErrorStreamCaptureIsolation", "dependency created on uncaptured work in another stream"},
    {906, "hipErrorStreamCaptureImplicit",
     "operation would make the legacy stream depend on a capturing blocking stream"},
    {907, "hipErrorCapturedEvent", "operation not permitted on an event last recorded in a capturing stream"},
    {908, "hipErrorStreamCaptureWrongThread",
     "attempt to terminate a thread-local capture sequence from another thread"},
    {910, "hipErrorGraphExecUpdateFailure",
     "the graph update was not performed because it included changes which violated constraints specific to "
     "instantiated graph update"},
    {911, "hipErrorInvalidChannelDescriptor", "invalid resource description of texture passed to the api"},
    {912, "hipErrorInvalidTexture", "invalid texture object passed to the api"},
    {999, "hipErrorUnknown", "unknown error"},
    {1052, "hipErrorRuntimeMemory", "runtime memory call returned error"},
    {1053, "hipErrorRuntimeOther", "runtime call other than memory returned error"},
    {1054, "hipErrorTbd", "unknown error"},
};

const error_words& words_of(hipError_t error) {
  constexpr int unknown = hipErrorUnknown;
  const error_words* found = nullptr;
  for (const error_words& e : all_errors)
    if (e.code == error || (e.code == unknown && found == nullptr)) found = &e;
  return *found;
}

} // namespace

using namespace kiln::hip_runtime;

extern "C" {

const char* hipGetErrorName(hipError_t error) { return words_of(error).name; }
const char* hipGetErrorString(hipError_t error) { return words_of(error).text; }

hipError_t hipDrvGetErrorName(hipError_t error, const char** name) {
  return call(
      [&] { return name == nullptr ? hipErrorInvalidValue : (*name = words_of(error).name, hipSuccess); });
}
hipError_t hipDrvGetErrorString(hipError_t error, const char** text) {
  return call(
      [&] { return text == nullptr ? hipErrorInvalidValue : (*text = words_of(error).text, hipSuccess); });
}

hipError_t hipGetLastError() {
  const hipError_t unusable = check_usable();
  if (unusable != hipSuccess) return unusable;
  const hipError_t last = this_thread().last_error;
  this_thread().last_error = this_thread().last_call_error = hipSuccess;
  return last;
}
hipError_t hipPeekAtLastError() {
  const hipError_t unusable = check_usable();
  return unusable != hipSuccess ? unusable : this_thread().last_error;
}
hipError_t hipExtGetLastError() {
  const hipError_t unusable = check_usable();
  if (unusable != hipSuccess) return unusable;
  const hipError_t last = this_thread().last_call_error;
  this_thread().last_error = this_thread().last_call_error = hipSuccess;
  return last;
}

} // extern "C"
