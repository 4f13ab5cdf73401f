#include "symbolic/natives/natives.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace glassbox::symbolic::natives {

namespace {

std::unordered_map<std::string_view, Native> all_natives() {
  std::unordered_map<std::string_view, Native> all;
  for (const auto table : {object_natives(), class_natives(), system_natives(), math_natives(),
                           throwable_natives(), unsafe_natives(), var_handle_natives(), console_natives(),
                           formatting_natives(), security_natives()}) {
    for (const Entry& entry : table) all.emplace(entry.name, entry.native);
  }
  return all;
}

struct RefusedName {
  std::string_view prefix;  // of "owner.method"
  const char* reason;
};

constexpr const char* kReflection = "reflection is not supported";
constexpr const char* kThreads = "threads are not supported: glassbox checks sequential code";
constexpr const char* kFiles = "files are not supported";
constexpr const char* kSockets = "sockets are not supported";
constexpr const char* kProcesses = "processes are not supported";
constexpr const char* kMethodHandles = "method handles are not supported";

// What leads there is refused at the door, where the user's own line is the caller.
constexpr RefusedName kRefused[] = {
    {"java/lang/Class.getMethod", kReflection},
    {"java/lang/Class.getDeclaredMethod", kReflection},
    {"java/lang/Class.getField", kReflection},
    {"java/lang/Class.getDeclaredFields", kReflection},
    {"java/lang/Class.getConstructor", kReflection},
    {"java/lang/Class.getDeclaredConstructor", kReflection},
    {"java/lang/Class.newInstance", kReflection},
    {"java/lang/Class.getAnnotation", kReflection},
    {"java/lang/Class.getDeclaredAnnotation", kReflection},
    {"java/lang/Class.getRecordComponents", kReflection},
    {"java/lang/Class.getPackage", kReflection},
    {"java/lang/Class.getModule", kReflection},
    {"java/lang/Class.getProtectionDomain", kReflection},
    {"java/lang/Class.getEnclosingMethod", kReflection},
    {"java/lang/Class.getEnclosingConstructor", kReflection},
    {"java/lang/Class.getDeclaredClasses", kReflection},
    {"java/lang/Class.getClasses", kReflection},
    {"java/lang/Class.getGeneric", kReflection},
    {"java/lang/Class.getTypeParameters", kReflection},
    {"java/lang/Class.getPermittedSubclasses", kReflection},
    {"java/lang/Class.getNestMembers", kReflection},
    {"java/lang/Class.getResource", kFiles},
    {"java/lang/reflect/Method.", kReflection},
    {"java/lang/reflect/Constructor.", kReflection},
    {"java/lang/reflect/Proxy.", kReflection},
    {"java/lang/ClassLoader.", kReflection},
    {"java/util/ServiceLoader.", kReflection},
    {"java/lang/invoke/MethodHandle.", kMethodHandles},
    {"java/lang/invoke/MethodType.", kMethodHandles},
    {"java/lang/Thread.start", kThreads},
    {"java/lang/Thread.<init>", kThreads},
    {"java/lang/Thread.sleep", kThreads},
    {"java/lang/Thread.join", kThreads},
    {"java/lang/Thread.holdsLock", kThreads},
    {"java/lang/Thread.setDefaultUncaughtExceptionHandler", kThreads},
    {"java/lang/Thread.setUncaughtExceptionHandler", kThreads},
    {"java/lang/Object.wait", kThreads},
    {"java/util/concurrent/Executors.", kThreads},
    {"java/util/concurrent/ThreadPoolExecutor.", kThreads},
    {"java/util/concurrent/ForkJoinPool.", kThreads},
    {"java/util/Timer.", kThreads},
    {"java/io/FileInputStream.", kFiles},
    {"java/io/FileOutputStream.", kFiles},
    {"java/io/RandomAccessFile.", kFiles},
    {"java/io/FileReader.", kFiles},
    {"java/io/FileWriter.", kFiles},
    {"java/io/File.", kFiles},
    {"java/nio/file/", kFiles},
    {"java/nio/channels/", kFiles},
    {"java/net/", kSockets},
    {"java/lang/ProcessBuilder.", kProcesses},
    {"java/lang/Runtime.exec", kProcesses},
    {"java/lang/System.console", "the console is not supported"},
};

// What a check cannot run, since one sample says nothing about the next. By "owner.method" with descriptor.
constexpr std::string_view kRandom[] = {
    "java/util/Random.<init>()V",
    "java/util/SplittableRandom.<init>()V",
    "java/util/concurrent/ThreadLocalRandom.current()",
    "java/lang/Math.random()",
    "java/lang/StrictMath.random()",
    "java/util/UUID.randomUUID()",
    "java/util/Collections.shuffle(Ljava/util/List;)V",
    "java/security/SecureRandom.",
};

}  // namespace

Native find(const ir::Method& method) {
  static const std::unordered_map<std::string_view, Native> all = all_natives();
  auto found = all.find(method.full_name());
  if (found == all.end() && method.is_native()) found = all.find(method.owner->name + "." + method.name);
  return found == all.end() ? nullptr : found->second;
}

const char* refusal(const ir::Method& method, bool checking) {
  if (method.owner->is_user_code() || method.name == "<clinit>") return nullptr;
  const std::string name = method.full_name();
  const auto begins = [&name](std::string_view prefix) { return name.starts_with(prefix); };
  if (checking && std::ranges::any_of(kRandom, begins)) {
    return "random values are not varied: use GlassBox.choose, or give a seed";
  }
  for (const RefusedName& refused : kRefused) {
    if (name.starts_with(refused.prefix)) return refused.reason;
  }
  return nullptr;
}

}  // namespace glassbox::symbolic::natives
