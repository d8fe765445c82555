// SPDX-License-Identifier: MIT
#include "stream.hpp"

#include "call.hpp"
#include "graph.hpp"
#include "model_time.hpp"
#include "settings.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace kiln::hip_runtime {

/// All streams, under one lock.
struct stream_set {
  std::mutex lock;
  std::condition_variable changed;
  std::vector<std::weak_ptr<stream>> all;
  std::map<int, std::shared_ptr<stream>> legacy;            ///< by device
  std::map<hipStream_t, std::shared_ptr<stream>> by_handle; ///< the handle is the stream's address
  uint32_t made = 0;
  double host_time = 0;                             ///< in the model: host code takes no time but waits
  std::map<std::pair<int, engine>, double> free_at; ///< in the model: when a device's engine ends its work
  static stream_set& get() {
    static auto* const set = new stream_set; // threads use it until the process ends
    return *set;
  }

  static bool blocks(const stream& s) { return !s.legacy && (s.flags & hipStreamNonBlocking) == 0; }
  static bool passed(const point& p) { return p.of->done >= p.ticket; }

  std::shared_ptr<stream> make(int device, unsigned flags, int priority) {
    auto s = std::make_shared<stream>(device, flags, priority);
    s->number = made++;
    all.erase(std::remove_if(all.begin(), all.end(), [](const auto& w) { return w.expired(); }), all.end());
    all.push_back(s);
    return s;
  }
  std::shared_ptr<stream> legacy_of(int device) {
    auto& s = legacy[device];
    if (s == nullptr) s = make(device, 0, 0), s->legacy = true;
    return s;
  }
  template<class F> void for_each(int device, F f) {
    for (const auto& weak : all)
      if (const auto s = weak.lock(); s != nullptr && (device < 0 || s->device == device)) f(s);
  }
  /// What work that is added now must wait for, beyond its own stream.
  std::vector<point> order_before(const std::shared_ptr<stream>& s) {
    std::vector<point> out;
    if (s->legacy)
      for_each(s->device, [&out](const auto& other) {
        if (blocks(*other) && other->done != other->pushed) out.push_back({other, other->pushed, nullptr});
      });
    else if (blocks(*s))
      if (const auto& l = legacy[s->device]; l != nullptr && l->done != l->pushed)
        out.push_back({l, l->pushed, nullptr});
    return out;
  }
  point push(const std::shared_ptr<stream>& s, std::function<void()> work) {
    std::vector<point> after = order_before(s);
    after.insert(after.end(), s->next_after.begin(), s->next_after.end());
    s->next_after.clear();
    auto end = std::make_shared<double>(0);
    s->items.push_back({std::move(after), std::move(work), host_time, end});
    if (!s->has_worker) {
      s->has_worker = true;
      std::thread([s] { get().work(s); }).detach();
    }
    changed.notify_all();
    return {s, ++s->pushed, std::move(end)};
  }
  void work(std::shared_ptr<stream> s) {
    std::unique_lock hold(lock);
    for (;;) {
      changed.wait(hold, [&] { return !s->items.empty() || s->closed; });
      if (s->items.empty()) return;
      {
        stream::item i = std::move(s->items.front());
        s->items.pop_front();
        for (const point& p : i.after) changed.wait(hold, [&p] { return passed(p); });
        const double start = start_of(*s, i);
        const std::shared_ptr<double> end = i.end;
        hold.unlock();
        this_item() = {start, {}};
        try {
          i.work();
        } catch (...) {
          set_fault(error_of_exception());
        }
        i = {};
        hold.lock();
        finish(*s, start, *end);
      }
      ++s->done;
      changed.notify_all();
    }
  }
  static double wall_us() {
    static const auto begin = std::chrono::steady_clock::now();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
  }
  static double start_of(const stream& s, const stream::item& i) {
    if (!time_is_modelled()) return wall_us();
    double start = std::max(i.not_before, s.model_end);
    for (const point& p : i.after) start = std::max(start, p.end != nullptr ? *p.end : p.of->model_end);
    return start;
  }
  void finish(stream& s, double start, double& end) {
    const item_time& t = this_item().time;
    end = start;
    if (!time_is_modelled()) {
      end = wall_us();
    } else if (t.on != engine::none) {
      double& free = free_at[{s.device, t.on}];
      start = std::max(start, free);
      end = free = start + t.microseconds;
    }
    s.model_end = end;
    trace_item(t, s.device, s.number, start, end);
  }
  /// The stream's thread ends after the work that it has.
  void close(stream& s) {
    const std::lock_guard guard(lock);
    s.closed = true;
    changed.notify_all();
  }
  void wait(std::unique_lock<std::mutex>& hold, const std::vector<point>& points) {
    for (const point& p : points) {
      changed.wait(hold, [&p] { return passed(p); });
      host_time = std::max(host_time, p.end != nullptr ? *p.end : p.of->model_end);
    }
  }
  std::vector<point> ends_of(int device) {
    std::vector<point> out;
    for_each(device, [&out](const auto& s) { out.push_back({s, s->pushed, nullptr}); });
    return out;
  }
};

namespace {

/// The default stream of one host thread, by device.
struct per_thread_streams {
  std::map<int, std::shared_ptr<stream>> by_device;
  ~per_thread_streams() {
    for (const auto& [device, s] : by_device) stream_set::get().close(*s);
  }
};
std::shared_ptr<stream> per_thread_stream(stream_set& set, int device) {
  static thread_local per_thread_streams mine;
  auto& s = mine.by_device[device];
  if (s == nullptr) s = set.make(device, 0, 0);
  return s;
}

} // namespace

std::shared_ptr<stream> stream_of(hipStream_t handle) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  const int device = this_thread().device;
  if (handle == nullptr || handle == hipStreamLegacy) return set.legacy_of(device);
  if (handle == hipStreamPerThread) return per_thread_stream(set, device);
  const auto found = set.by_handle.find(handle);
  return found == set.by_handle.end() ? nullptr : found->second;
}

hipStream_t create_stream(int device, unsigned flags, int priority) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  const auto s = set.make(device, flags, priority);
  const auto handle = reinterpret_cast<hipStream_t>(s.get());
  set.by_handle[handle] = s;
  return handle;
}

bool destroy_stream(hipStream_t handle) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  const auto found = set.by_handle.find(handle);
  if (found == set.by_handle.end()) return false;
  found->second->closed = true;
  set.by_handle.erase(found);
  set.changed.notify_all();
  return true;
}

point enqueue(const std::shared_ptr<stream>& s, std::function<void()> work, hipGraphNodeType kind) {
  if (s->capture != nullptr) {
    graph_node n;
    n.type = kind;
    n.action = [work = std::move(work)](hipStream_t later) { enqueue(stream_of(later), work); };
    capture_node(*s, std::move(n));
    return {s, 0, nullptr}; // has passed: the call itself has done nothing
  }
  note_work(s->device);
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  return set.push(s, std::move(work));
}

void wait_in_stream(const std::shared_ptr<stream>& s, const point& p) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  if (!stream_set::passed(p)) s->next_after.push_back(p);
}

bool is_done(const std::shared_ptr<stream>& s) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  const auto passed = [](const point& p) { return stream_set::passed(p); };
  return s->done == s->pushed && std::all_of(s->next_after.begin(), s->next_after.end(), passed) &&
         (!s->legacy || set.order_before(s).empty());
}

bool has_passed(const point& p) {
  stream_set& set = stream_set::get();
  const std::lock_guard guard(set.lock);
  return stream_set::passed(p);
}

void wait_for(const point& p) {
  stream_set& set = stream_set::get();
  std::unique_lock hold(set.lock);
  set.wait(hold, {p});
}

void wait_for_stream(const std::shared_ptr<stream>& s) {
  stream_set& set = stream_set::get();
  std::unique_lock hold(set.lock);
  std::vector<point> points = set.order_before(s);
  if (!s->legacy) points.clear();
  points.insert(points.end(), s->next_after.begin(), s->next_after.end());
  points.push_back({s, s->pushed, nullptr});
  set.wait(hold, points);
}

void wait_for_device(int device) {
  stream_set& set = stream_set::get();
  std::unique_lock hold(set.lock);
  set.wait(hold, set.ends_of(device));
}
void wait_for_all_devices() { wait_for_device(-1); }

} // namespace kiln::hip_runtime
