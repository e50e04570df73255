#!/bin/sh
# names.sh PROGRAM: a system's name decides in at most three places outside of its own files (those with
# the name in their path); everything else asks the tables (params/blocks.inc, struct system). Whether a mechanism
# is there (sizes.steal, ccu, cars; the words that choose it) is asked once in each of its parts and in the table of
# ports; others are told by ports that exist, hooks, and sizes that say what is wanted of them. And a mechanism that all
# collectors have a part in, the Indirect-MOV, stands in few files that do not have it in their names.
set -u
. tests/scripts/common.sh
program=$1 most=3
list=${TMPDIR:-/var/tmp}/warpsmith_list.$$
trap 'rm -f "$list"' EXIT
"$program" list --json="$list" >/dev/null || fail "list"
systems=$("$json" "$list" rows blocks kind name | sed -n 's/^system\t//p')
[ "$systems" ] && pass || fail "no systems in the list"
for system in $systems; do
    places=$(grep -rn --include='*.[ch]' "\"$system\"" cli tb synth gen | grep -v "^[^:]*$system")
    n=$(printf '%s' "$places" | grep -c .)
    [ "$n" -le $most ] && pass || {
        fail "\"$system\" decides in $n places (at most $most):"
        printf '%s\n' "$places"
    }
done

# each part says in one line whether it is there; programs with calls, what a study refuses, formulas of the report
own='^(cmodel/(regfile|sm)/(part|sm)|gen/blocks/regfile/part)_[a-z_]*\.c:[0-9]*: *return |^cmodel/study/'
own="$own|^cmodel/programs/(calls_launch|work_random_calls)\\.c|^cmodel/config\\.h|^synth/"
wanted='z(->|\.)(steal|ccu|cars)\b|"(rename\.policy|regfile\.collector|steal_arbiter\.enable|imov\.enable)"'
asked=$(grep -rnE --include='*.[ch]' "$wanted" cmodel gen tb cli synth)
places=$(printf '%s\n' "$asked" | grep -vE "$own")
[ "$asked" ] && [ -z "$places" ] && pass || {
    fail "a mechanism is asked for outside of its parts:"
    printf '%s\n' "$places"
}
twice=$(printf '%s\n' "$asked" | grep -E '/(part|sm)_' | cut -d: -f1 | sort | uniq -d)
[ -z "$twice" ] && pass || fail "asked for more than once: $twice"

stands=$(git ls-files base params contract gen check cmodel tb lib synth study sweep cli constraints |
    xargs grep -il 'imov\|indirect.mov' | grep -vi 'imov')
n=$(printf '%s\n' "$stands" | grep -c .)
[ "$n" -gt 0 ] && [ "$n" -le 25 ] && pass || {
    fail "Indirect-MOV stands in $n files without it in their names (at most 25):"
    printf '%s\n' "$stands"
}

# abort() says why: a message stands before it, but in base/mem.c, which has the words for it.
silent=$(git ls-files '*.c' '*.h' | grep -v '^tests/\|^base/mem\.c' | xargs awk '
    FNR == 1 { said = -9 }
    /fprintf|fputs|diag_|perror/ { said = FNR }
    /[^_a-z]abort\(\)/ && FNR - said > 3 { print FILENAME ":" FNR }')
[ -z "$silent" ] && pass || fail "abort() without a message: $silent"

# A comment that says what it is for opens every file.
for file in $(git ls-files '*.c' '*.h' '*.inc' '*.cpp'); do
    head -c 2 "$file" | grep -q '^/[*/]' || bare="${bare:-} $file"
done
[ -z "${bare:-}" ] && pass || fail "no comment opens$bare"
score
