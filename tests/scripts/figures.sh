#!/bin/sh
# figures.sh PROGRAM DIR write|check PART...: figures of reports in docs/, between their marks; parts:
# arbiter (seconds), reports (minutes).
set -u
. tests/scripts/common.sh
program=$1 dir=$2 mode=$3
shift 3
rm -rf "$dir"
mkdir -p "$dir/report" "$dir/stealing" "$dir/malekeh"

# report NAME ARGUMENT...: into DIR/NAME.json, unless it is there.
report() {
    name=$1
    shift
    [ -s "$dir/$name.json" ] || expect 0 "report $name" "$program" report "$@" --json "$dir/$name.json"
}

# The peers' figures, measured once with the same recipe, are those of arbiter_limits.sh.
arbiter() {
    echo "| \`rr_arbiter\`, requesters | area, um^2 | smallest fair peer | critical path, ns | fastest fair peer |"
    echo "|---|---|---|---|---|"
    sed -n 's/^check \([0-9]*\) .* \([0-9]*\) \([0-9.]*\)$/\1 \2 \3/p' tests/scripts/arbiter_limits.sh |
        while read -r n peer_area peer_delay; do
            report arbiter$n tiny --top rr_arbiter --set rr_arbiter.n=$n
            "$json" "$dir/arbiter$n.json" area_um2 critical_path_ns |
                awk -v n=$n -v area=$peer_area -v delay=$peer_delay \
                    '{ printf "| %d | %d | %d | %.2f | %s |\n", n, $1, area, $2, delay }'
        done
}

presets() {
    echo "| preset | area, mm^2 | of it macros | flip-flops | storage bits | critical path, ns |"
    echo "|---|---|---|---|---|---|"
    for preset in fermi16 fermi8 fermi8_steal turing_ocu; do
        report $preset $preset
        "$json" "$dir/$preset.json" area_um2 macro_area_um2 flops storage_bits critical_path_ns |
            awk -v p=$preset '{ printf "| `%s` | %.2f | %.2f | %d | %d | %.2f |\n", p, $1 / 1e6, $2 / 1e6, $3, $4, $5 }'
    done
}

claims() {
    for preset in fermi16 fermi8 fermi8_steal; do report $preset $preset; done
    "$json" "$dir/fermi8_steal.json" steal/arbiter_area_um2 steal/arbiter_share steal/logic_area_um2 steal/logic_share \
        steal/grant_path_without_ns steal/grant_path_with_ns area_um2 critical_path_ns >"$dir/claims"
    "$json" "$dir/fermi16.json" area_um2 >>"$dir/claims"
    "$json" "$dir/fermi8.json" critical_path_ns >>"$dir/claims"
    awk -F '\t' '
        NR == 1 {
            print "| claim of the Bank Stealing paper | paper | here |"
            print "|---|---|---|"
            printf "| steal arbiter, share of the register file | < 0.5 %% | %.3f %% (%d um^2) |\n", 100 * $2, $1
            printf "| all logic that stealing adds | | %.3f %% (%d um^2) |\n", 100 * $4, $3
            printf "| added on the normal grant path | one more input of one OR gate | %.2f ns on %.2f ns |\n", $6 - $5, $5
            area = $7; path = $8
        }
        NR == 2 { printf "| area of 8 banks with stealing against 16 banks | -25 %% | %+.0f %% |\n", 100 * (area / $1 - 1) }
        NR == 3 { printf "| off the critical path | yes | %.2f ns with stealing, %.2f ns without |\n", path, $1 }' "$dir/claims"
}

cost() {
    report fermi8_steal fermi8_steal
    "$json" "$dir/fermi8_steal.json" steal/arbiter_area_um2 steal/arbiter_share steal/logic_area_um2 \
        steal/logic_share steal/grant_path_without_ns steal/grant_path_with_ns \
        steal/critical_path_without_ns steal/critical_path_with_ns |
        awk -F '\t' '{
            print "| | paper | here |"
            print "|---|---|---|"
            printf "| arbiter, share of the register file | below 0.5 %% | %.2f %% (%d um2) |\n", 100 * $2, $1
            printf "| all that stealing adds | | %.2f %% (%d um2) |\n", 100 * $4, $3
            printf "| normal grant path | one more input of one OR gate | %.3f ns, %.3f without (%+.0f ps) |\n", $6, $5, 1000 * ($6 - $5)
            printf "| slowest path of the register file | within the clock | %.2f ns, %.2f without |\n", $8, $7
        }'
}

ccu_cost() {
    echo "| \`regfile.issue_stage\` | \`ccu.same_cycle\` | critical path, ns | with OCUs, ns | longer by | area, mm² |"
    echo "|---|---|---|---|---|---|"
    for stage in 0 1; do
        for same in serial drop; do
            report ccu_$stage$same malekeh --top regfile --set regfile.issue_stage=$stage --set ccu.same_cycle=$same
            "$json" "$dir/ccu_$stage$same.json" critical_path_ns ccu/critical_path_without_ns area_um2 |
                awk -v stage=$stage -v same=$same '{
                    printf "| %d | %s | %.2f | %.2f | %+.0f %% | %.2f |\n", stage, same, $1, $2, 100 * ($1 / $2 - 1), $3 / 1e6
                }'
        done
    done
    report ccu_fast malekeh_fast --top regfile
    "$json" "$dir/ccu_fast.json" critical_path_ns ccu/critical_path_without_ns area_um2 |
        awk '{ printf "| 2 (`malekeh_fast`) | drop | %.2f | %.2f | %+.0f %% | %.2f |\n", $1, $2, 100 * ($1 / $2 - 1), $3 / 1e6 }'
}

for part in "$@"; do
    case $part in
    arbiter) arbiter >"$dir/report/arbiter.md" ;;
    reports)
        presets >"$dir/report/presets.md"
        claims >"$dir/report/claims.md"
        cost >"$dir/stealing/cost.md"
        ccu_cost >"$dir/malekeh/ccu-cost.md"
        ;;
    esac
done
for page in report stealing malekeh; do
    [ -z "$(ls "$dir/$page")" ] || put_figures docs/results/$page.md "$dir/$page" "$mode"
done
score
