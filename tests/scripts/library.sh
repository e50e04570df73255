#!/bin/sh
# library.sh DIR: libwarpsmith as others use it: only its own names are seen, C and C++, a page of the manual for every function,
# the examples built and run as docs/library.md says, the rates of the program.
set -u
. tests/scripts/common.sh
dir=$1
build=${BUILD:-build}
rm -rf "$dir"
mkdir -p "$dir"
expect 0 "make library" make --no-print-directory -s -j 2 library BUILD="$build" || score
lib=$(realpath "$build") program=$(realpath "$build/warpsmith") inc=$PWD/lib examples=$PWD/lib/examples
dir=$(realpath "$dir")

# Names.
functions=$(grep -oE 'warpsmith_[a-z_0-9]+\(' lib/warpsmith.h | tr -d '(' | grep -vE '_(errors|params|package|model|stimulus|work|sm)$' | sort -u)
shown=$(nm -D --defined-only "$lib/libwarpsmith.so" | awk '$2 == "T" { print $3 }' | sed 's/@.*//' | sort -u)
[ "$(nm -D --defined-only "$lib/libwarpsmith.so" | awk '$2 != "A" { print $3 }' | grep -vc '^warpsmith_')" -eq 0 ] && pass || fail "the shared library shows other names"
[ "$(nm -g --defined-only "$lib/libwarpsmith.a" | awk 'NF == 3 { print $3 }' | grep -vc '^warpsmith_')" -eq 0 ] && pass || fail "the static library shows other names"
declared=$(grep -oE 'warpsmith_[a-z_0-9]+\(' lib/warpsmith.h | tr -d '(' | sort -u)
for f in $shown; do printf '%s\n' "$declared" | grep -qx "$f" && pass || fail "$f is not in the header"; done
for f in $(grep -A3 '^WARPSMITH_API' lib/warpsmith.h | grep -oE 'warpsmith_[a-z_0-9]+\(' | tr -d '(' | sort -u); do
    printf '%s\n' "$shown" | grep -qx "$f" && pass || fail "$f is not in the library"
done
readelf -d "$lib/libwarpsmith.so" | grep -q 'SONAME.*libwarpsmith\.so\.0' && pass || fail "no version in its name"

# Pages.
expect 0 "man3" sh lib/man3.sh lib/warpsmith.h 0.0.0 "$dir/man3"
for f in $shown; do
    [ -s "$dir/man3/$f.3" ] && [ "$(wc -c <"$dir/man3/$f.3")" -gt 300 ] && pass || fail "no page for $f"
done
for page in "$dir"/man3/*.3; do
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=90 man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null)
    [ -z "$warnings" ] && pass || fail "$page: $warnings"
done

# C, shared and static; C++.
flags="-Wall -Wextra -Wconversion -Wshadow -Werror -I$inc"
expect 0 "C" cc -std=c11 $flags tests/library/library.c -o "$dir/shared" -L"$lib" -lwarpsmith -lpthread -Wl,-rpath,"$lib"
expect 0 "its tests" "$dir/shared" 8 && printf '%s\n' "$out" | tail -n 1
expect 0 "C, static" cc -std=c11 $flags tests/library/library.c -o "$dir/static" "$lib/libwarpsmith.a" -linih -ljansson -llzma -ldl -lm -lpthread
expect 0 "its tests, static" "$dir/static" 2
cat >"$dir/plus.cpp" <<END
#include "warpsmith.h"
#include "warpsmith.h"
struct params {}; // a name of one's own
int main() { return warpsmith_preset(0) && warpsmith_params_load("nothing", nullptr, 0, nullptr) == nullptr ? 0 : 1; }
END
expect 0 "C++" c++ -std=c++11 -pedantic $flags "$dir/plus.cpp" -o "$dir/plus" -L"$lib" -lwarpsmith -Wl,-rpath,"$lib"
expect 0 "C++ program" "$dir/plus"

# Examples, and that a defect in the Verilog is seen.
expect 0 "gen" "$program" gen tiny --set rr_arbiter.n=8 --top rr_arbiter -o "$dir/rtl"
cp -r "$dir/rtl" "$dir/bad"
sed -i 's/^\( *assign gnt *= \)/\1~/' "$dir/bad/rr_arbiter.v"
dpi() {
    (cd "$1" && cc -c -I"$inc" "$examples/golden_dpi.c" -o golden_dpi.o && verilator --binary -MAKEFLAGS "OPT_GLOBAL=-O0 VM_PARALLEL_BUILDS=0" -Wno-fatal -Wno-UNUSED -I"$2" --top-module arbiter_dpi "$examples/arbiter_dpi.sv" "$2/rr_arbiter.v" \
        "$PWD/golden_dpi.o" -LDFLAGS "-L$lib -lwarpsmith -Wl,-rpath,$lib" -o bench -Mdir obj >said 2>&1 && obj/bench)
}
mkdir -p "$dir/dpi" "$dir/dpi_bad" "$dir/vpi"
if command -v verilator >/dev/null; then
    expect 0 "DPI" dpi "$dir/dpi" "$dir/rtl" || cat "$dir/dpi/said"
    printf '%s\n' "$out" | grep -q '^arbiter_dpi: 0 wrong of 10000 cycles' && pass || fail "DPI: $out"
    if [ "${2:-}" = threads ]; then # Verilator takes its time: in the long list
        expect 0 "DPI with a defect" dpi "$dir/dpi_bad" "$dir/bad"
        printf '%s\n' "$out" | grep -qE '^arbiter_dpi: [1-9][0-9]* wrong' && pass || fail "DPI saw no defect"
    fi
else
    skip "DPI: no verilator"
fi
vpi() {
    (cd "$dir/vpi" && iverilog-vpi --name=golden "$examples/golden_vpi.c" -I"$inc" -L"$lib" -lwarpsmith >said 2>&1 &&
        iverilog -g2005 -I"$1" -o bench "$examples/arbiter_vpi.v" "$1/rr_arbiter.v" && LD_LIBRARY_PATH=$lib vvp -M. -mgolden bench)
}
if command -v iverilog-vpi >/dev/null; then
    expect 0 "VPI" vpi "$dir/rtl" || cat "$dir/vpi/said"
    printf '%s\n' "$out" | grep -q '^arbiter_vpi: 0 wrong of 10000 cycles' && pass || fail "VPI: $out"
    expect 0 "VPI with a defect" vpi "$dir/bad"
    printf '%s\n' "$out" | grep -qE '^arbiter_vpi: [1-9][0-9]* wrong' && pass || fail "VPI saw no defect"
else
    skip "VPI: no iverilog-vpi"
fi
python=/usr/bin/python3
[ -x $python ] || python=python3
expect 0 "Python" $python "$examples/warpsmith_py.py" "$lib/libwarpsmith.so"
printf '%s\n' "$out" | grep -q 'as expected: mine.ini:2: regfile.banks = 6: must be a power of two' && pass || fail "Python: $out"
expect 0 "search" cc -std=c11 $flags "$examples/smallest.c" -o "$dir/smallest" -L"$lib" -lwarpsmith -lpthread -Wl,-rpath,"$lib"
expect 0 "smallest" "$dir/smallest" turing_ocu stencil 2
printf '%s\n' "$out" | grep -q 'the smallest within 2 %' && pass || fail "smallest: $out"

# Threads, under the sanitizer: a build of its own.
if [ "${2:-}" = threads ]; then
    expect 0 "tsan" make --no-print-directory -s -j 2 "$build/tsan/libwarpsmith.so" BUILD="$build/tsan" PIC=-fPIC SAN="-fsanitize=thread -fno-sanitize-recover"
    expect 0 "C for tsan" cc -std=c11 -g -fsanitize=thread $flags tests/library/library.c -o "$dir/tsan" -L"$build/tsan" -lwarpsmith -lpthread -Wl,-rpath,"$(realpath "$build/tsan")"
    expect 0 "eight threads under the thread sanitizer" env TSAN_OPTIONS=halt_on_error=1 "$dir/tsan" 8
fi
score
