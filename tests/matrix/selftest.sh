#!/bin/sh
# selftest.sh MATRIX DIR: the matrix notices what is missing, what is unknown and what is no longer needed.
set -u
. tests/scripts/common.sh
matrix=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir/docs"
cp docs/blocks/rr_arbiter.md "$dir/docs"
echo 'rr_arbiter tiny' >"$dir/sets"
printf '# none\n' >"$dir/exceptions"
check() { # check STATUS NAME OPTION...
    want=$1 name=$2
    shift 2
    expect "$want" "matrix: $name" "$matrix" --docs "$dir/docs" --sets "$dir/sets" \
        --exceptions "$dir/exceptions" "$@"
}
says() { printf '%s\n' "$out" | grep -q -- "$1" && pass || fail "matrix does not say: $1"; }

check 0 "all there" --require model,rtl
says '^4 rules, 20 cells: '
check 1 "no figures for a required column" --require hits
says 'hits: 4 of 4 cells empty, 0 of them pending (no figures given), required'
check 1 "strict" --strict
check 2 "no such column" --require model,colour
check 2 "no such option" --colour x
check 2 "a value is missing" --cover

echo '{"cover": {"ARB-F1": 5, "ARB-F3": 0}}' >"$dir/cover.json"
check 1 "no hits" --cover "$dir/cover.json" --require hits
says 'hits: 3 of 4 cells empty, 0 of them pending, required'
echo '{"cover": {"ARB-Z9": 5}}' >"$dir/cover.json"
check 2 "a hit of a rule that is in no page" --cover "$dir/cover.json"
says 'ARB-Z9: no page of docs/ has this rule'
echo '{"rules": {"ARB-F1": 3}, "survivors": [{"rules": "ARB-F1 ARB-B1"}]}' >"$dir/mutants.json"
check 1 "mutants" --mutants "$dir/mutants.json" --require mutants
says '^ARB-F1 .* 3/4$'
says 'mutants: 3 of 4 cells empty, 0 of them pending, required'
echo '{"mutants": 3}' >"$dir/mutants.json"
check 2 "no mutants in the file" --mutants "$dir/mutants.json"
echo '{"rules": {}, "survivors": [{"rules": "ARB-Z1"}]}' >"$dir/mutants.json"
check 2 "a survivor of a rule that is in no page" --mutants "$dir/mutants.json"
echo '{' >"$dir/mutants.json"
check 2 "broken JSON" --mutants "$dir/mutants.json"

echo '{"properties": [{"rule": "ARB-F1", "result": "proven"}, {"rule": "ARB-F1", "result": "proven"}]}' >"$dir/proofs.json"
check 1 "proofs" --proofs "$dir/proofs.json" --require property
says '^ARB-F1 .* 2/2 '
says 'property: 3 of 4 cells empty, 0 of them pending, required'
echo '{"properties": [{"rule": "ARB-F1", "result": "proven"}, {"rule": "ARB-F1", "result": "unknown"}]}' >"$dir/proofs.json"
check 1 "a property that is not proven" --proofs "$dir/proofs.json"
says 'ARB-F1: 1 of 2 properties are not proven'
echo '{"properties": [{"rule": "ARB-Z1", "result": "proven"}]}' >"$dir/proofs.json"
check 2 "a property of a rule that is in no page" --proofs "$dir/proofs.json"
echo '{"properties": 3}' >"$dir/proofs.json"
check 2 "no properties in the file" --proofs "$dir/proofs.json"

printf '\n| ARB-X7 | a rule that nobody has built |\n' >>"$dir/docs/rr_arbiter.md"
check 1 "a rule without a model" --require model
check 1 "a rule without RTL" --require rtl
printf 'ARB-X7 model said\nARB-X7 rtl said\n' >"$dir/exceptions"
check 0 "excused" --require model,rtl
says '^- ARB-X7 model: said$'
printf 'ARB-X7 model said\nARB-X7 rtl said\nARB-F1 model said\n' >"$dir/exceptions"
check 1 "an exception that is not needed" --require model,rtl
says 'ARB-F1 model: the exception of line 3 is not needed any more'
printf 'ARB-X* pending being built\n' >"$dir/exceptions"
check 0 "pending" --require model,rtl
says '^ARB-X7 .* \.\.\. .* \.\.\. '
says '^\.\.\. ARB-X\*: being built$'
check 1 "pending, strictly" --strict
says 'ARB-X\*: being built: not with --strict$'
printf 'ARB-X pending being built\n' >"$dir/exceptions"
check 2 "pending: a name that no rule has" --require model,rtl
for bad in 'ARB-Y* pending reason' 'ARB-X7 pending' 'ARB-Y1 model reason' 'ARB-F1 colour reason' 'ARB-F1 model' 'ARB-X7'; do
    printf '%s\n' "$bad" >"$dir/exceptions"
    check 2 "exception: $bad"
done
printf '\n' >"$dir/exceptions"
printf '| ARB-F1 | again |\n' >>"$dir/docs/rr_arbiter.md"
check 2 "a rule twice"
says 'ARB-F1 is already a rule of rr_arbiter'
sed -i '/ARB-F2/d;/ARB-X7/d;$d' "$dir/docs/rr_arbiter.md"
check 2 "RTL and model quote a rule that is in no page"
says 'ARB-F2: no page of docs/ has this rule'
echo 'oku tiny' >"$dir/sets"
check 2 "no such block"
echo rr_arbiter >"$dir/sets"
check 2 "a set without a configuration"
score
