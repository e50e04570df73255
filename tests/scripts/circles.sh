#!/bin/sh
# circles.sh: which file needs which, a .c file and its header as one: no circles but those that tests/data/circles.txt
# breaks at the named edge, with a reason. Which folder needs which: no circles at all.
set -u
. tests/scripts/common.sh
edges=$(git ls-files '*.c' '*.h' '*.inc' | grep -v '^tests/' | xargs grep -H '^ *# *include "' |
    sed 's/\.[ch]: *# *include "/ /; s/\.inc: *# *include "/.inc /; s/\.h"$//; s/"$//' | awk '$1 != $2' | sort -u)
broken=$(grep -v '^#' tests/data/circles.txt | awk 'NF { print $1, $2 }')
for edge in $(printf '%s\n' "$broken" | tr ' ' '>'); do
    printf '%s\n' "$edges" | grep -qx "$(echo "$edge" | tr '>' ' ')" && pass || fail "circles.txt: no such edge: $edge"
done
loops=$(printf '%s\n' "$edges" | grep -vxF "$broken" | tsort 2>&1 >/dev/null)
[ -z "$loops" ] && pass || fail "a circle: $loops"
# Folders, without exceptions.
folders=$(git ls-files '*.c' '*.h' '*.inc' | grep -v '^tests/' | xargs grep -H '^ *# *include "' |
    sed 's/: *# *include "/ /; s/"$//' | awk '{ sub("/[^/]*$", "", $1); sub("/[^/]*$", "", $2) } $1 != $2' | sort -u)
loops=$(printf '%s\n' "$folders" | tsort 2>&1 >/dev/null)
[ "$folders" ] && [ -z "$loops" ] && pass || fail "a circle of folders: $loops"
score
