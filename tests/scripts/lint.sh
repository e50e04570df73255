#!/bin/sh
# lint.sh PROGRAM: every preset, and every block of every preset, is silent under the three linters.
set -u
. tests/scripts/common.sh
program=$1
list=${TMPDIR:-/var/tmp}/warpsmith_list.$$ seen=
trap 'rm -f "$list"' EXIT
"$program" list --json="$list" >/dev/null || fail "list"
n=0
for preset in $("$json" "$list" rows presets name); do
    expect 0 "lint $preset" "$program" lint "$preset"
    case $preset in
    tiny | turing_ocu | fermi8_steal | tiny_ccu | malekeh)
        top=$("$json" "$list" "presets/$n/top")
        for block in $("$json" "$list" rows "presets/$n/blocks"); do
            seen="$seen $block "
            [ "$block" = "$top" ] || expect 0 "lint $preset --top $block" "$program" lint "$preset" --top "$block"
        done
        ;;
    esac
    n=$((n + 1))
done
# Blocks that none of these presets has: with what they need.
n=0
for block in $("$json" "$list" rows blocks name); do
    case $seen in
    *" $block "*) ;;
    *)
        sets=$("$json" "$list" each "blocks/$n/needs" | sed 's/^/--set /;s/\t/=/')
        # shellcheck disable=SC2086
        expect 0 "lint $block" "$program" lint tiny_ccu $sets --top "$block"
        ;;
    esac
    n=$((n + 1))
done
score
