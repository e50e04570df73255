#!/bin/sh
# lint.sh PROGRAM [quick]: every preset, and every block of every preset, is silent under the three linters: with
# the top that it is in, or else as a top of its own; in the small presets both. quick: turing_ocu and
# every eighth of the other large presets, the commit says which, with 4 of their lanes, which are all alike, and without
# core and collector_stage where these are not the top; every second of the small ones behind the first two; none that is another
# one with other numbers.
set -u
. tests/scripts/common.sh
program=$1 size=${2:-all}
list=${TMPDIR:-/var/tmp}/warpsmith_list.$$ seen=
trap 'rm -rf "$list" "$list.rtl"' EXIT
"$program" list --json="$list" >/dev/null || fail "list"
n=-1 large=$(sh tests/scripts/commit.sh 8) small=$(sh tests/scripts/commit.sh 2)
for preset in $("$json" "$list" rows presets name); do
    n=$((n + 1))
    [ "$size" = quick ] && grep -q "^$preset [^-]" tests/data/rtl_alike.txt && continue
    case $size/$preset in
    all/* | */tiny | */tiny_ccu | */turing_ocu) ;;
    */tiny*)
        small=$((small + 1))
        [ $((small % 2)) -eq 0 ] || continue
        ;;
    *)
        large=$((large + 1))
        [ $((large % 8)) -eq 0 ] || continue
        ;;
    esac
    case $size/$preset in
    all/* | */tiny*) lanes= ;;
    *) lanes="--set regfile.lanes=4" ;;
    esac
    # shellcheck disable=SC2086
    expect 0 "lint $preset" "$program" lint "$preset" $lanes
    top=$("$json" "$list" "presets/$n/top")
    rm -rf "$list.rtl"
    expect 0 "gen $preset" "$program" gen "$preset" -o "$list.rtl"
    for block in $("$json" "$list" rows "presets/$n/blocks"); do
        seen="$seen $block "
        case $preset/$block in
        */"$top") continue ;;
        tiny/* | tiny_ccu/*) ;;
        tiny*) [ ! -e "$list.rtl/$block.v" ] || continue ;;
        */core | */collector_stage) [ "$size" = all ] || continue ;;
        *) [ ! -e "$list.rtl/$block.v" ] || continue ;;
        esac
        expect 0 "lint $preset --top $block" "$program" lint "$preset" --top "$block" $lanes
    done
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
