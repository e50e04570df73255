#!/bin/sh
# large.sh: functions of more than 80 lines (from the line with the name to its brace) and structs of more than 50
# members stand in tests/data/large.txt, each with a reason; what stands there is as large.
set -u
. tests/scripts/common.sh
found=$(git ls-files '*.c' '*.h' | grep -v '^tests/' | xargs awk '
    FNR == 1 { inside = 0; name = "" }
    { line = $0; gsub(/\/\*[^*]*\*\//, "", line); gsub(/"([^"\\]|\\.)*"/, "\"\"", line) }
    /^[a-z]/ && !/^extern "C"/ && !inside { start = FNR; name = line }
    $0 == "{" && !inside { inside = 1 }
    /^extern "C"/ { inside = 0 }
    /^(static )?(const )?struct [a-z0-9_]+ \{/ && !inside { inside = 2; tag = line; sub(/.*struct /, "", tag); sub(/ .*/, "", tag); members = 0; next }
    inside == 2 && !/^}/ {
        sub(/\/\*.*/, "", line); sub(/^ *\*.*/, "", line)
        while (gsub(/\([^()]*\)/, "", line)) {}
        members += gsub(/[;,]/, "", line)
    }
    /^}/ && inside == 2 { if (members > 50) print "struct", FILENAME, tag; inside = 0 }
    $0 == "}" && inside == 1 {
        sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
        if (FNR - start + 1 > 80) print "function", FILENAME, name
        inside = 0
    }' | sort -u)
listed=$(sed '/^#/d;/^ *$/d' tests/data/large.txt)
for thing in $(printf '%s\n' "$found" | tr ' ' '>'); do
    printf '%s\n' "$listed" | grep -q "^$(printf '%s' "$thing" | tr '>' ' ') [^ ]" && pass ||
        fail "tests/data/large.txt has no reason for $thing"
done
for thing in $(printf '%s\n' "$listed" | awk '{ print $1 ">" $2 ">" $3 }'); do
    printf '%s\n' "$found" | grep -qx "$(printf '%s' "$thing" | tr '>' ' ')" && pass || fail "large.txt: $thing is not so large"
done
score
