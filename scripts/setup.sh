# Shared by ./glassbox and ./run-tests: installs what is missing, configures and builds. Sourced, from the root of the
# repository, by bash.

say() { printf 'glassbox: %s\n' "$*" >&2; }

build_packages="g++ cmake ninja-build libfmt-dev libboost-program-options-dev nlohmann-json3-dev libexpected-dev zlib1g-dev minisat libcadical-dev openjdk-17-jdk-headless"
test_packages="catch2 libbliss-dev patch clang libfuzzer-14-dev libclang-rt-14-dev"

# install_missing PACKAGE...: by apt-get, where we may; otherwise one line that says what to install.
install_missing() {
  command -v dpkg-query >/dev/null || return 0  # not Debian: CMake will say what it does not find
  local missing=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
      as_root=(sudo -n)
    else
      say "missing packages; as root: apt-get install ${missing[*]}"
      exit 2
    fi
  fi
  say "installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  local log=${TMPDIR:-/tmp}/glassbox-apt.$$.log
  if ! { "${as_root[@]}" apt-get -qq update && "${as_root[@]}" apt-get -qq -y install "${missing[@]}"; } >"$log" 2>&1; then
    tail -n 5 "$log" >&2
    say "could not install; try by hand: apt-get install ${missing[*]}"
    exit 2
  fi
  rm -f "$log"
}

# build PRESET TESTS TARGET...: configures if need be, with the tests or (OFF) without what only they need, and builds; the log
# is shown only if it fails.
build() {
  local preset=$1 tests=$2
  shift 2
  local directory=build/$preset
  mkdir -p "$directory"
  exec 9>"$directory/.lock"
  flock 9  # a second invocation waits for the first
  [ -f "$directory/tests/CTestTestfile.cmake" ] && tests=ON  # what has the tests keeps them
  local log=$directory/build.log
  if ! { cmake --preset "$preset" -D "GLASSBOX_TESTS=$tests" && cmake --build "$directory" --target "$@"; } >"$log" 2>&1; then
    grep -E -A 5 'error|Error|FAILED' "$log" | head -n 40 >&2
    say "the build failed; all of it is in $log"
    exit 2
  fi
  exec 9>&-
}
