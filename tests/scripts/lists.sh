#!/bin/sh
# lists.sh rules | coverage | mutants | proofs | four-state | planted: the parameter sets of a campaign: its list, and
# the rows `KIND ...` of the files tests/evidence/BLOCK.txt, which a block has that brings its own.
case $1 in
rules) list=tests/matrix/sets.txt ;;
coverage) list=tests/coverage/sets.txt ;;
mutants | proofs) list=tests/matrix/$1.txt ;;
four-state) list=tests/matrix/small.txt ;;
planted) list=tests/data/planted.txt ;;
*) exit 2 ;;
esac
cat "$list" || exit
for file in tests/evidence/*.txt; do
    [ ! -e "$file" ] || sed -n "s/^$1  *//p" "$file"
done
