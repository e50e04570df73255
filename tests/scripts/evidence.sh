#!/bin/sh
# evidence.sh PROGRAM DIR write|check: the table of evidence in docs/testing.md, per block, from the lists that the tests
# read: at which sets a block is proven, has planted defects and mutants, is tried for x, is covered. A cell without
# anything in `make test` needs a reason in tests/data/no_evidence.txt, and a reason an empty cell.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 mode=$3
rm -rf "$dir"
mkdir -p "$dir/marked"
"$program" list --json="$dir/list.json" >/dev/null || fail "list"
"$json" "$dir/list.json" rows blocks name >"$dir/blocks"
# Which blocks a configuration has: a row `regfile CONFIG` of the proofs is all of them but the systems.
n=0
for preset in $("$json" "$dir/list.json" rows presets name); do
    for block in $("$json" "$dir/list.json" rows "presets/$n/blocks"); do echo "$preset $block"; done
    n=$((n + 1))
done >"$dir/has"
"$json" "$dir/list.json" rows blocks kind name | sed -n 's/^system\t//p' >"$dir/systems"

# Each line: BLOCK COLUMN where(t: make test, l: make test-long) CONFIG, with a * behind a configuration with other values
marked() { awk '{ print $1, $2 (NF > 2 ? "*" : "") }'; }
proofs() {
    sed '/^#/d;/^ *$/d' "$1" | awk '$1 == "composition" { $1 = "regfile"; $2 = $2 " :" } { print }' | while read -r block config rest; do
        star=
        case $rest in
        :) ;;
        ": "*) star='*' ;;
        ?*) star='*' ;;
        '') [ "$block" = regfile ] && {
            awk -v p="$config" 'NR == FNR { skip[$1]; next } $1 == p && !($2 in skip) { print $2 }' "$dir/systems" "$dir/has" |
                while read -r inside; do echo "$inside proofs $2 $config"; done
            continue
        } ;;
        esac
        echo "$block proofs $2 $config$star"
    done
}
{
    proofs tests/matrix/quick_proofs.txt t
    sh tests/scripts/lists.sh proofs >"$dir/proofs"
    proofs "$dir/proofs" l
    sh tests/scripts/lists.sh planted | sed '/^#/d;/^ *$/d' | awk '{
        where = sub(/^\*/, "") ? "l" : "t"; block = $2; sub(/_miter$/, "", block)
        print block, "planted", where, $1 ($5 == "-" ? "" : "*") }'
    sed '/^#/d;/^ *$/d' tests/matrix/quick.txt | awk '{ print $2, "mutants", "t", $4 (NF > 4 ? "*" : "") }'
    sh tests/scripts/lists.sh mutants | sed '/^#/d;/^ *$/d' | awk '{ print $2, "mutants", "l", $4 (NF > 4 ? "*" : "") }'
    sh tests/scripts/lists.sh four-state | sed '/^#/d;/^ *$/d' | marked | sed 's/ / four-state t /'
    sh tests/scripts/lists.sh coverage | sed '/^#/d;/^ *$/d' | marked |
        awk '{ c = $2; sub(/\*/, "", c); print $1, "coverage", c == "tiny" || c == "tiny_ccu" ? "t" : "l", $2 }'
} >"$dir/all"

awk -v reasons=tests/data/no_evidence.txt '
    FILENAME == ARGV[1] { block[++n] = $1; next }
    { count[$1, $2, $3]++; k = $1 SUBSEP $2 SUBSEP $4
      if ($3 == "t" && !(k in seen)) { seen[k]; sets[$1, $2] = sets[$1, $2] (sets[$1, $2] ? ", " : "") "`" $4 "`" } }
    END {
        while ((getline line < reasons) > 0) if (line !~ /^#/ && split(line, w, " ") > 2) {
            sub(/^[^ ]+ +[^ ]+ +/, "", line); why[w[1], w[2]] = line; order[++m] = w[1] SUBSEP w[2] }
        nc = split("proofs planted mutants four-state coverage", column, " ")
        print "| block | proofs | planted defects | mutants | four-state | coverage |"
        print "|---|---|---|---|---|---|"
        for (i = 1; i <= n; i++) {
            row = "| `" block[i] "` |"
            for (c = 1; c <= nc; c++) {
                k = block[i] SUBSEP column[c]; t = count[k, "t"] + 0; l = count[k, "l"] + 0
                if (t == 0 && (k in why)) { cell = l ? "0 +" l : "none"; used[k] }
                else if (t == 0) { cell = "EMPTY"; bad = bad block[i] " " column[c] ": nothing in make test and no reason\n" }
                else cell = t ": " sets[k] (l ? " +" l : "")
                row = row " " cell " |"
            }
            print row
        }
        print ""
        for (i = 1; i <= m; i++) {
            split(order[i], w, SUBSEP)
            print "* `" w[1] "`, " w[2] ": " why[order[i]]
            if (!(order[i] in used)) bad = bad w[1] " " w[2] ": the reason is not needed any more\n"
        }
        printf "%s", bad > "/dev/stderr"
    }' "$dir/blocks" "$dir/all" >"$dir/marked/evidence.md" 2>"$dir/bad"
while read -r line; do fail "$line"; done <"$dir/bad"
[ "$(grep -c '^| `' "$dir/marked/evidence.md")" -eq "$(wc -l <"$dir/blocks")" ] && pass || fail "not a row for each block"
put_figures docs/testing.md "$dir/marked" "$mode"
score
