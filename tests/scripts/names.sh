#!/bin/sh
# names.sh PROGRAM: a system's name decides in at most three places outside of its own files (those with
# the name in their path); everything else asks the tables (params/blocks.inc, struct system).
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
score
