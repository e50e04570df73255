#!/bin/sh
# rules.sh BUILD DIR: line and toggle coverage of an eighth of the small sets of tests/coverage/sets.txt, another one with
# each commit; what these runs of lockstep hit goes into the matrix of rules, and lockstep under Icarus runs those
# sets of tests/matrix/sets.txt that may hit what is left.
set -u
build=$1 dir=$2
part=$(sh tests/scripts/commit.sh 8)/8
mkdir -p "$dir" && sh tests/scripts/lists.sh coverage >"$dir.sets.txt" && sh tests/scripts/lists.sh rules >"$dir.rules.txt" || exit
echo "part $part of the small sets"
"$build/tests/coverage_check" --cycles 60000 --part "$part" --config tiny --config tiny_ccu \
    "$build/warpsmith" "$dir" "$dir.sets.txt"
covered=$?
set -- --sets "$dir.rules.txt" --also docs/conventions.md --cosim "$build/warpsmith" --sim icarus --cycles 6000
for file in "$dir"/*.hits.json; do set -- "$@" --cover "$file"; done
"$build/tests/trace_matrix" "$@" --require model,rtl,hits,property
status=$?
[ $covered -eq 0 ] && exit $status
exit $covered
