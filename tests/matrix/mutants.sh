#!/bin/sh
# mutants.sh PROGRAM DIR LIST [OPTION...]: the campaign of LIST (such as tests/matrix/mutants.txt), each
# line to DIR/mutants-NN.json and .txt; then the sums of each family, and the survivors. Of a family's
# mutants that are not equivalent 98 % must be killed, by lockstep alone 95 %. Survivors that tests/matrix/equivalent.txt
# argues to be equivalent do not count, nor do those that mutate itself proves so. OPTION is for mutate.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 list=$3
shift 3
mkdir -p "$dir"
rm -f "$dir"/mutants-*
: >"$dir/mutants.sums"
[ "$list" = tests/matrix/mutants.txt ] && sh tests/scripts/lists.sh mutants >"$dir/mutants.list" && list=$dir/mutants.list
# survivors FILE: a line for each
survivors() {
    sed -n '/^survivors$/,/^$/s/^  [0-9]* //p' "$1"
}
# argued 1|0: the lines of standard input that are argued to be equivalent, or the others
argued() {
    awk -F '\t' -v want="$1" 'NR == FNR { if (!/^#/) text[$1] = text[$1] FS $2; next }
        {
            split($0, word, " ")
            n = split(text[word[1]], part, FS)
            found = 0
            for (i = 2; i <= n; i++)
                found = found || index($0, part[i])
            if (found == want) print
        }' tests/matrix/equivalent.txt -
}
n=0
while read -r family block count config sets; do
    case $family in '#'* | '') continue ;; esac
    n=$((n + 1))
    file=$dir/mutants-$(printf %02d $n)
    how="--count $count"
    [ "$count" = all ] && how=--all
    for set in $sets; do how="$how --set $set"; done
    began=$(date +%s)
    expect 0 "mutate $block $config $sets" "$program" mutate "$config" --top "$block" $how "$@" --json "$file.json" ||
        continue
    printf '%s\n' "$out" >"$file.txt"
    sums=$("$json" "$file.json" count killed killed_by_lockstep by/lint by/random by/blocks by/traces by/proofs)
    equal=$(survivors "$file.txt" | argued 1 | wc -l)
    sums=$(echo "$sums" | awk -v equal="$equal" '{ $1 -= equal; print }')
    set_of="$block $config $sets" sums="$sums $(($(date +%s) - began))"
    echo "$family $sums" >>"$dir/mutants.sums"
    echo "$sums" | awk -v what="$set_of" '{ printf "%4d of %4d killed, %4d by lockstep, %4d s: %s\n", $2, $1, $3, $9, what }'
done <"$list"

echo
awk '{ if (!seen[$1]++) order[++n] = $1; for (i = 2; i <= 10; i++) sum[$1, i] += $i }
    END {
        for (k = 1; k <= n; k++) {
            f = order[k]
            all = sum[f, 2]
            printf "%s: %d mutants, %.1f %% killed, %.1f %% by lockstep; first by lint %d, random %d, blocks %d, traces %d, proofs %d; %d s\n",
                f, all, 100 * sum[f, 3] / all, 100 * sum[f, 4] / all,
                sum[f, 5], sum[f, 6], sum[f, 7], sum[f, 8], sum[f, 9], sum[f, 10]
            # of so few that one is more than two percent, one may survive
            print((sum[f, 3] >= 0.98 * all || sum[f, 3] >= all - 1) && sum[f, 4] >= 0.95 * all ? "enough" : "too few")
        }
    }' "$dir/mutants.sums" >"$dir/mutants.families"
while read -r line; do
    case $line in
    enough) pass ;;
    'too few') fail "too few killed" ;;
    *) echo "$line" ;;
    esac
done <"$dir/mutants.families"
echo "survivors:"
for file in "$dir"/mutants-*.txt; do
    survivors "$file" | argued 0
done
score
