#!/bin/sh
# selftest.sh BUILD DIR: the tools of the tests notice failure. A check that cannot fail is none.
set -u
. tests/scripts/common.sh
build=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
cat >"$dir/list" <<'LIST'
good      5 echo fine
bad       5 exit 3
late      1 sleep 20
absent    5 echo nothing here; exit 77
scored    5 echo '3 passed, 1 failed, 2 skipped'; exit 1
hidden    5 echo '3 passed, 0 failed'; exit 1
cmocka    5 printf '[  PASSED  ] 4 test(s).\n[  FAILED  ] 1 test(s), listed below:\n'; exit 1
crash     5 kill -SEGV $$
LIST
"$build/tests/runner" -o "$dir/log" -f "$dir/list" >"$dir/out" 2>&1
[ $? -eq 1 ] && pass || fail "runner: exit status of a failed suite"
[ "$(tail -n 1 "$dir/out")" = "11 passed, 6 failed, 3 skipped" ] && pass ||
    { fail "runner: sums"; cat "$dir/out"; }
grep -qx 'skipped: absent: nothing here: 1 of its tests' "$dir/out" && pass || fail "runner: a skip without its reason"
grep -q 'ended after the limit of 1 s' "$dir/out" && pass || fail "runner: limit"
grep -q 'killed by signal 11' "$dir/out" && pass || fail "runner: signal"
"$build/tests/runner" -o "$dir/log" -p good -f "$dir/list" >"$dir/out" 2>&1 && pass ||
    fail "runner: exit status of a good suite"
[ "$(tail -n 1 "$dir/out")" = "1 passed, 0 failed, 0 skipped" ] && pass || fail "runner: closing line"
expect 2 "runner: nothing to run" "$build/tests/runner" -o "$dir/log" -p nosuch -f "$dir/list"

expect 1 "model_mutants: a score that nothing reaches" "$build/tests/model_mutants" --sample 1 --least 101 "$build"

one_case() { # one_case STATUS LINES: a case file of these lines must end so
    printf 'case x\n%s\n' "$2" >"$dir/x.case"
    expect "$1" "diag: $2" "$build/tests/diag" /bin/true "$dir/x.case"
}
one_case 0 'run echo why >&2; exit 2
status 2
stderr why'
one_case 1 'run echo why >&2; exit 1
status 2
stderr why'
one_case 1 'run echo because >&2; exit 2
status 2
stderr why'
one_case 1 'run echo why >&2; touch new; exit 2
status 2
stderr why'
one_case 1 'run echo why >&2; exit 2
status 2
stderr~ where'
one_case 1 'run exit 2
status 2'
one_case 1 'run echo why >&2
status 0
stdout~ why'
echo 'tiny rr_arbiter OCU-A1 2 - ?' >"$dir/planted"
expect 1 "planted: a rule that nothing breaks" "$build/tests/planted" "$dir/planted"
echo 'tiny ocu OCU-A2 2 - none' >"$dir/planted"
expect 1 "planted: no defect" "$build/tests/planted" "$dir/planted"
echo 'tiny ocu OCU-A2 2 -' >"$dir/planted"
expect 1 "planted: a word is missing" "$build/tests/planted" "$dir/planted"
printf '{"a": {"b": [1, 2.5]}}\n' >"$dir/x.json"
[ "$("$build/tests/json" "$dir/x.json" a/b/1)" = 2.5 ] && pass || fail "json: value"
expect 1 "json: missing figure" "$build/tests/json" "$dir/x.json" a/c

# Every script is run by a list, a rule of make or another script.
for script in tests/scripts/*.sh; do
    name=$(basename "$script")
    grep -l -F "$name" tests/*.list tests/*.mk Makefile tests/scripts/*.sh | grep -q -v "/$name\$" && pass ||
        fail "$name is in no list"
done
score
