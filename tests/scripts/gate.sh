#!/bin/sh
# gate.sh PROGRAM DIR check|write sample|all|CONFIG:BLOCK...: area and path of every block in each library are those of
# tests/data/gate.tsv, within 5 % to either side. Where tools, library or recipe are other ones (recipe hash), a row is stale,
# which is no failure: `write all` takes the figures of today, of the libraries that LIBRARIES names. Each row is written as
# it is measured, and what was mapped is remembered (WARPSMITH_CACHE), so that a run which was stopped goes on where it was.
# sample: leaf blocks that the commit chooses, two in OSU018 and one in each other library.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 mode=$3
shift 3
size=$*
data=${GATE_DATA:-tests/data/gate.tsv}
rm -rf "$dir"
mkdir -p "$dir"
# The first LEAVES are small and map in a second: samples are of them.
LEAVES=12
blocks='tiny:rr_arbiter tiny:ocu tiny:ocu_allocator tiny:bank_arbiter tiny:steal_arbiter tiny:crossbar tiny:dispatcher
    tiny:warp_scheduler tiny_ccu:ccu tiny_ccu:ccu_allocator tiny_ccu:malekeh_scheduler tiny_ccu:write_filter
    tiny:regfile tiny_ccu:sthld tiny_ccu:subcore tiny_cars:rename tiny_cars:frame_ctl tiny_core:simt_stack
    tiny_core:warp_status tiny_core:watermark tiny_core:core morpheus_small:addr_separator
    morpheus_small:bloom_predictor morpheus_small:query_unit morpheus_small:morpheus vortex4x4:collector_stage'
stale=0 row=0 chosen=$(sh tests/scripts/commit.sh $LEAVES)
touch "$data"
case $size in
    sample | all) ;;
    *) blocks=$size ;;
esac
# put ROW: the row of its library and block, in place of an older one
put() {
    awk -F '\t' 'NR == FNR { today[$1 FS $2]; next } !(($1 FS $2) in today)' "$1" "$data" >"$dir/kept.tsv" &&
        LC_ALL=C sort "$1" "$dir/kept.tsv" >"$dir/all.tsv" && cp "$dir/all.tsv" "$data"
}
for block in $blocks; do
    row=$((row + 1))
    for library in ${LIBRARIES:-osu018 sky130 asap7}; do
        liberty=
        [ "$library" = osu018 ] || for file in ../shared/pdk/"$library"/*.lib.gz; do liberty="$liberty --liberty $file"; done
        if [ "$size" = sample ]; then
            share=$LEAVES
            [ "$library" = osu018 ] && share=$((LEAVES / 2))
            [ $row -le $LEAVES ] && [ $((row % share)) -eq $((chosen % share)) ] || continue
        fi
        if [ "$library" != osu018 ] && [ ! -d "../shared/pdk/$library" ]; then
            skip "../shared/pdk/$library is absent"
            continue
        fi
        # shellcheck disable=SC2086
        expect 0 "report $library $block" "$program" report "${block%:*}" --top "${block#*:}" $liberty --json "$dir/report.json" || continue
        figures=$("$json" "$dir/report.json" area_um2 critical_path_ns provenance/recipe_sha256 provenance/netlist_sha256) ||
            { fail "$library $block: no figures in $dir/report.json"; continue; }
        printf '%s\t%s\t%s\n' "$library" "$block" "$figures" >"$dir/row"
        if [ "$mode" = write ]; then
            put "$dir/row" && pass || fail "$library $block: not written"
            continue
        fi
        verdict=$(awk -F '\t' '
            function off(a, b) { return b > 0 ? (a > b ? a / b : b / a) : a > 0 ? 2 : 1 }
            NR == FNR { area = $3; path = $4; recipe = $5; netlist = $6; name = $1 FS $2; next }
            $1 FS $2 == name {
                found = 1
                if ($5 != recipe) print "stale"
                else if ($6 == netlist) print "same"
                else if (off(area, $3) > 1.05 || off(path, $4) > 1.05)
                    print "moved: area " $3 " -> " area ", path " $4 " -> " path
                else print "near"
            }
            END { if (!found) print "no row in tests/data/gate.tsv" }' "$dir/row" "$data")
        case $verdict in
            same | near) pass ;;
            no\ row*)
                if [ "$library" = osu018 ]; then fail "$library $block: $verdict"; else skip "$library $block: $verdict"; fi
                ;;
            stale) stale=$((stale + 1)) ;;
            *) fail "$library $block: $verdict (after a look at the difference: gate.sh write all)" ;;
        esac
    done
done
[ $stale -eq 0 ] || skip "$stale rows are stale: other tools, library or recipe than those of $data"
score
