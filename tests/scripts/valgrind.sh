#!/bin/sh
# valgrind.sh PROGRAM DIR: every command that runs in this process, on tiny inputs, sound and bad, with
# no invalid access, no use of undefined memory and nothing left allocated at exit.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
command -v valgrind >/dev/null 2>&1 || { echo "valgrind: not found on PATH (it is in the Debian package valgrind)"; exit 3; }
rm -rf "$dir"
mkdir -p "$dir"
trace=tests/fuzz/corpus/trace/v5.traceg
sed 's/R4 R5/R4 R256/' $trace >"$dir/bad.traceg"
printf '[regfile]\nbanks = 6\nbankz = 4\n[ocu]\nsources = 0\n' >"$dir/bad.ini"
printf 'library (x) { cell (y) { area : 1; pin (z) { direction : in' >"$dir/bad.lib"

# clean STATUS COMMAND...
clean() {
    want=$1
    shift
    expect "$want" "valgrind" valgrind -q --error-exitcode=99 --leak-check=full --show-leak-kinds=all \
        --errors-for-leak-kinds=all "$program" "$@"
}
clean 0 list
clean 0 list --json
clean 0 params
clean 0 params ocu --json
clean 0 run tiny --set regfile.depth=64 --trace $trace
clean 0 run fermi8_steal --set regfile.lanes=4 --trace $trace --json "$dir/run.json"
clean 0 run turing_ocu --set regfile.lanes=4 --trace tests/fuzz/corpus/trace/v2.traceg.xz
clean 0 gen tiny -o "$dir/gen"
clean 0 gen tiny -o "$dir/gen" --check
clean 0 gen turing_ocu -o "$dir/gen2" --top ocu --prefix my_
clean 2 gen "$dir/bad.ini" -o "$dir/none"
clean 2 gen tiny --top oku -o "$dir/none"
clean 2 gen tiny --set regfile.banks=64 -o "$dir/none"
clean 2 run tiny --trace "$dir/bad.traceg"
clean 2 run tiny --trace "$dir/none.traceg"
clean 2 report tiny --liberty "$dir/bad.lib"
clean 2 nosuch
score
