#!/bin/sh
# selftest.sh MATRIX DIR: the matrix notices what is missing, what is unknown and what is no longer needed.
set -u
. tests/scripts/common.sh
matrix=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir/docs"
cp docs/blocks/ocu.md "$dir/docs"
echo 'ocu tiny' >"$dir/sets"
printf '# none\n' >"$dir/exceptions"
check() { # check STATUS NAME OPTION...
    want=$1 name=$2
    shift 2
    expect "$want" "matrix: $name" "$matrix" --docs "$dir/docs" --sets "$dir/sets" \
        --exceptions "$dir/exceptions" "$@"
}
says() { printf '%s\n' "$out" | grep -q -- "$1" && pass || fail "matrix does not say: $1"; }

check 0 "all there" --require model,rtl
says '^6 rules, 30 cells: '
check 1 "no figures for a required column" --require hits
says 'hits: 6 of 6 cells empty, 0 of them pending (no figures given), required'
check 1 "strict" --strict
check 2 "no such column" --require model,colour
check 2 "no such option" --colour x
check 2 "a value is missing" --cover

echo '{"cover": {"OCU-A1": 5, "OCU-D1": 0}}' >"$dir/cover.json"
check 1 "no hits" --cover "$dir/cover.json" --require hits
says 'hits: 5 of 6 cells empty, 0 of them pending, required'
echo '{"cover": {"OCU-Z9": 5}}' >"$dir/cover.json"
check 2 "a hit of a rule that is in no page" --cover "$dir/cover.json"
says 'OCU-Z9: no page of docs/ has this rule'
echo '{"rules": {"OCU-A1": 3}, "survivors": [{"rules": "OCU-A1 OCU-S1"}]}' >"$dir/mutants.json"
check 1 "mutants" --mutants "$dir/mutants.json" --require mutants
says '^OCU-A1 .* 3/4$'
says 'mutants: 5 of 6 cells empty, 0 of them pending, required'
echo '{"mutants": 3}' >"$dir/mutants.json"
check 2 "no mutants in the file" --mutants "$dir/mutants.json"
echo '{"rules": {}, "survivors": [{"rules": "OCU-Z1"}]}' >"$dir/mutants.json"
check 2 "a survivor of a rule that is in no page" --mutants "$dir/mutants.json"
echo '{' >"$dir/mutants.json"
check 2 "broken JSON" --mutants "$dir/mutants.json"

echo '{"properties": [{"rule": "OCU-A1", "result": "proven"}, {"rule": "OCU-A1", "result": "proven"}]}' >"$dir/proofs.json"
check 1 "proofs" --proofs "$dir/proofs.json" --require property
says '^OCU-A1 .* 2/2 '
says 'property: 5 of 6 cells empty, 0 of them pending, required'
echo '{"properties": [{"rule": "OCU-A1", "result": "proven"}, {"rule": "OCU-A1", "result": "unknown"}]}' >"$dir/proofs.json"
check 1 "a property that is not proven" --proofs "$dir/proofs.json"
says 'OCU-A1: 1 of 2 properties are not proven'
echo '{"properties": [{"rule": "OCU-Z1", "result": "proven"}]}' >"$dir/proofs.json"
check 2 "a property of a rule that is in no page" --proofs "$dir/proofs.json"
echo '{"properties": 3}' >"$dir/proofs.json"
check 2 "no properties in the file" --proofs "$dir/proofs.json"

printf '\n| OCU-X7 | a rule that nobody has built |\n' >>"$dir/docs/ocu.md"
check 1 "a rule without a model" --require model
check 1 "a rule without RTL" --require rtl
printf 'OCU-X7 model said\nOCU-X7 rtl said\n' >"$dir/exceptions"
check 0 "excused" --require model,rtl
says '^- OCU-X7 model: said$'
printf 'OCU-X7 model said\nOCU-X7 rtl said\nOCU-A1 model said\n' >"$dir/exceptions"
check 1 "an exception that is not needed" --require model,rtl
says 'OCU-A1 model: the exception of line 3 is not needed any more'
printf 'OCU-X* pending being built\n' >"$dir/exceptions"
check 0 "pending" --require model,rtl
says '^OCU-X7 .* \.\.\. .* \.\.\. '
says '^\.\.\. OCU-X\*: being built$'
check 1 "pending, strictly" --strict
says 'OCU-X\*: being built: not with --strict$'
printf 'OCU-X pending being built\n' >"$dir/exceptions"
check 2 "pending: a name that no rule has" --require model,rtl
for bad in 'OCU-Y* pending reason' 'OCU-X7 pending' 'OCU-Y1 model reason' 'OCU-A1 colour reason' 'OCU-A1 model' 'OCU-X7'; do
    printf '%s\n' "$bad" >"$dir/exceptions"
    check 2 "exception: $bad"
done
printf '\n' >"$dir/exceptions"
printf '| OCU-A1 | again |\n' >>"$dir/docs/ocu.md"
check 2 "a rule twice"
says 'OCU-A1 is already a rule of ocu'
sed -i '/OCU-A2/d;/OCU-X7/d;$d' "$dir/docs/ocu.md"
check 2 "RTL and model quote a rule that is in no page"
says 'OCU-A2: no page of docs/ has this rule'
echo 'oku tiny' >"$dir/sets"
check 2 "no such block"
echo 'ocu' >"$dir/sets"
check 2 "a set without a configuration"
score
