// Message digests, which the JDK finds through its list of security providers, by reflection.
#include <algorithm>
#include <cctype>

#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

struct Digest {
  const char *algorithm, *implementation;
};
constexpr Digest kDigests[] = {
    {"MD2", "sun/security/provider/MD2"},
    {"MD5", "sun/security/provider/MD5"},
    {"SHA", "sun/security/provider/SHA"},
    {"SHA1", "sun/security/provider/SHA"},
    {"SHA-1", "sun/security/provider/SHA"},
    {"SHA-224", "sun/security/provider/SHA2$SHA224"},
    {"SHA-256", "sun/security/provider/SHA2$SHA256"},
    {"SHA-384", "sun/security/provider/SHA5$SHA384"},
    {"SHA-512", "sun/security/provider/SHA5$SHA512"},
    {"SHA3-256", "sun/security/provider/SHA3$SHA256"},
    {"SHA3-512", "sun/security/provider/SHA3$SHA512"},
};

// sun.security.jca.GetInstance.getInstance(String type, Class, String algorithm)
bool get_instance(Interpreter& vm, Arguments a, Value& result) {
  const std::string type = vm.strings().utf8(a[0].reference());
  const std::string wanted = vm.strings().utf8(a[2].reference());
  if (type != "MessageDigest") return vm.refuse("java.security: " + type + " is not supported");
  std::string name = wanted;
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::toupper(c); });
  const auto* digest = std::ranges::find(kDigests, name, &Digest::algorithm);
  if (digest == std::end(kDigests)) {
    return vm.throw_new("java/security/NoSuchAlgorithmException", wanted + " MessageDigest not available");
  }
  ir::Class* c = vm.load(digest->implementation);
  ir::Class* instance_class = vm.load("sun/security/jca/GetInstance$Instance");
  ir::Class* provider_class = vm.load("sun/security/provider/Sun");
  if (c == nullptr || instance_class == nullptr || provider_class == nullptr || !vm.initialise(*c))
    return false;
  const Reference implementation = vm.new_object(*c);
  const Reference instance = vm.new_object(*instance_class);
  const Reference provider = vm.new_object(*provider_class);  // only its name is asked for
  if (implementation.is_null() || instance.is_null() || provider.is_null()) return false;
  const Value self[] = {Value::of(implementation)};
  Value none;
  if (!vm.invoke(digest->implementation, "<init>", "()V", self, none)) return false;
  vm.set_field(provider, "name", "Ljava/lang/String;", Value::of(vm.strings().literal("SUN")));
  vm.set_field(instance, "provider", "Ljava/security/Provider;", Value::of(provider));
  vm.set_field(instance, "impl", "Ljava/lang/Object;", self[0]);
  result = Value::of(instance);
  return true;
}

constexpr Entry kEntries[] = {
    {"sun/security/jca/GetInstance.getInstance(Ljava/lang/String;Ljava/lang/Class;Ljava/lang/String;)Lsun/"
     "security/jca/GetInstance$Instance;",
     get_instance},
    // The configuration may forbid algorithms; the JDK's own does not.
    {"sun/security/util/CryptoAlgorithmConstraints.permits(Ljava/lang/String;Ljava/lang/String;)Z", yes},
    {"sun/security/util/CryptoAlgorithmConstraints.<clinit>()V", nothing},
};

}  // namespace

std::span<const Entry> security_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
