#!/bin/sh
# storage.sh PROGRAM DIR [N]: `report` counts as many storage bits in the netlist as the formula of the block's page, where one
# of something is left (what decides nothing is not there), and at N random small sets, others with each commit.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 n=${3:-4}
rm -rf "$dir"
mkdir -p "$dir"

# report CONFIG [KEY=VALUE]... [--top BLOCK]
report() {
    config=$1 how=
    shift
    for word; do
        case $word in
        *=*) how="$how --set $word" ;;
        *) how="$how $word" ;;
        esac
    done
    # shellcheck disable=SC2086
    said=$("$program" report "$config" $how --json "$dir/figures.json" 2>&1)
    status=$?
    case $said in
    *" bits, equal to the formula of the block's page"*) pass ;;
    *) [ $status -eq 2 ] || fail "report $config $how: $(printf '%s\n' "$said" | grep -E 'storage|formula' | head -n 1)" ;;
    esac
    return $status
}

report tiny regfile.collectors=1 regfile.schedulers=1 steal_arbiter.enable=0 regfile.dispatch_ports=1 --top ocu_allocator
report tiny regfile.schedulers=1 ocu.sources=1 regfile.s_ports=1 --top steal_arbiter
report tiny_ccu regfile.collectors=1 --top ccu_allocator
report tiny_ccu regfile.warps=1 --top malekeh_scheduler
report tiny_cars regfile.warps=1 --top frame_ctl
report tiny_cars_ccu regfile.collectors=1 regfile.warps=1 --top frame_ctl
report tiny_cars regfile.warps=1 --top simt_stack
[ $passed -eq 7 ] || fail "only $passed of the named sets were reported on"

# pick NUMBER VALUE...: one of the values, by the number
pick() {
    shift $((1 + $1 % ($# - 1)))
    echo "$1"
}
seed=$(sh tests/scripts/commit.sh) tries=0 found=0
echo "random small sets of seed $seed"
while [ $found -lt "$n" ] && [ $tries -lt 60 ]; do
    tries=$((tries + 1))
    words=$(awk -v seed=$((seed + tries)) 'BEGIN { srand(seed); for (i = 0; i < 4; i++) printf "%d ", 1000000 * rand() }')
    # shellcheck disable=SC2086
    set -- $words
    config=$(pick $1 tiny tiny_ccu tiny_cars tiny_cars_ccu) block=$(pick $2 bank_arbiter crossbar dispatcher)
    set -- "regfile.collectors=$(pick $2 1 1 2 3 4)" "regfile.warps=$(pick $3 1 2 4 6)" \
        "$(pick $4 regfile.banks=4 regfile.depth=16 regfile.read_latency=0 regfile.read_latency=2 regfile.write_ports=1 \
            ocu.alloc=lowest regfile.meta_bits=3 regfile.lanes=4)"
    # the whole composition takes long: one of its blocks
    [ "$n" -lt 10 ] && set -- "$@" --top "$block"
    [ "$config" = tiny ] && set -- "$@" regfile.schedulers=1 steal_arbiter.enable=0 regfile.dispatch_ports=1
    report "$config" "$@" && found=$((found + 1)) && echo "$config $*"
done
[ $found -eq "$n" ] || fail "only $found legal sets in $tries tries"
score
