#!/bin/sh
# wall.sh [write]: what a mechanism gives others to ask, and who asks. A yes-or-no size of `struct sizes` that a family of
# params/ assigns is given by that family, whatever its name; each has a row in tests/data/wall.txt, WORD FAMILY: FILES,
# and these files, and no others, ask for it. `write` writes the rows that there are: look at the difference.
set -u
. tests/scripts/common.sh
list=tests/data/wall.txt
families="stealing malekeh cars imov host"
words=$(sed -n '/^struct sizes {/,/^};/p' params/params.h | sed 's|/\*.*\*/||; s|/\*.*||' | tr '\n' ' ' | tr ';' '\n' |
    awk '{ for (i = 1; i < NF; i++) if ($i == "bool") { sub(/.*bool +/, ""); gsub(/[, ]+/, "\n"); print; next } }' | grep .)
rows() {
    for word in $words; do
        for family in $families; do
            grep -qE "(->|\.)$word( = | *\|= )" "params/$family.c" || continue
            files=$(git ls-files 'gen/*.[ch]' 'cmodel/*.[ch]' 'cmodel/*.inc' 'contract/*.inc' 'tb/*.[ch]' 'cli/*.[ch]' 'lib/*.[ch]' \
                'study/*.[ch]' 'sweep/*.[ch]' 'synth/*.[ch]' | xargs grep -lE "(z|sizes)(->|\.)$word\b" | tr '\n' ' ')
            echo "$word $family: $files" | sed 's/ *$//'
        done
    done
}
if [ "${1:-}" = write ]; then
    { sed -n '/^#/p' $list && rows; } >$list.new && mv $list.new $list
    exit
fi
[ "$(printf '%s\n' "$words" | grep -c .)" -gt 20 ] && pass || fail "struct sizes has no words"
rows | tr ' ' '\n' | awk '/:$/ { of = word " " $0 } { word = $0 } of && !/:$/ && /\// { print of, $0 }' | sort >"${TMPDIR:-/var/tmp}/wall.$$.is"
sed '/^#/d' $list | tr ' ' '\n' | awk '/:$/ { of = word " " $0 } { word = $0 } of && !/:$/ && /\// { print of, $0 }' | sort >"${TMPDIR:-/var/tmp}/wall.$$.declared"
for line in $(comm -23 "${TMPDIR:-/var/tmp}/wall.$$.is" "${TMPDIR:-/var/tmp}/wall.$$.declared" | tr ' ' '>'); do
    fail "asks without saying so in $list: $(echo "$line" | tr '>' ' ')"
done
for line in $(comm -13 "${TMPDIR:-/var/tmp}/wall.$$.is" "${TMPDIR:-/var/tmp}/wall.$$.declared" | tr ' ' '>'); do
    fail "$list has what nobody asks: $(echo "$line" | tr '>' ' ')"
done
rm -f "${TMPDIR:-/var/tmp}/wall.$$.is" "${TMPDIR:-/var/tmp}/wall.$$.declared"
for row in $(rows | awk '{ print $1 ">" $2 }'); do
    grep -q "^$(echo "$row" | tr '>' ' ')" $list && pass || fail "$list has no row $(echo "$row" | tr '>' ' ')"
done
score
