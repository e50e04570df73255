#!/bin/sh
# compositions.sh PROGRAM DIR: every block of `warpsmith list` stands in a system: its module is in the package that some
# preset, or one of the sets below, makes by default. What is in no top has not been built.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir" && mkdir -p "$dir" || exit
"$program" list >"$dir/list" || exit
systems=$(awk '/^[a-z]/ { on = $1 == "blocks:"; next } on && $3 == "system" { print $1 }' "$dir/list")
blocks=$(awk '/^[a-z]/ { on = $1 == "blocks:"; next } on && $3 == "block" { print $1 }' "$dir/list")
n=0
while read -r config sets; do
    n=$((n + 1)) how=
    for set in $sets; do how="$how --set $set"; done
    # shellcheck disable=SC2086
    expect 0 "gen $config$how" "$program" gen "$config" $how -o "$dir/$n" || continue
    top=$("$json" "$dir/$n/manifest.json" top)
    printf '%s\n' "$systems" | grep -qx "$top" && sed -n 's/^module \([a-z0-9_]*\).*/\1/p' "$dir/$n"/*.v >>"$dir/modules"
done <<END
$(awk '/^[a-z]/ { on = $1 == "presets:"; next } on { print $1 }' "$dir/list")
tiny_ccu env.subcores=2 ccu_allocator.scope=sm
END
for block in $blocks; do
    grep -qx "$block" "$dir/modules" && pass || fail "$block stands in no system"
done
score
