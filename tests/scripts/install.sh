#!/bin/sh
# install.sh DIR: an installed copy works from another folder, without the source tree's paths.
set -u
. tests/scripts/common.sh
dir=$1
rm -rf "$dir"
mkdir -p "$dir/elsewhere"
dir=$(realpath "$dir")
expect 0 "make install" make --no-print-directory -s install PREFIX="$dir/root" || score
cd "$dir/elsewhere"
program=$dir/root/bin/warpsmith
expect 0 "installed gen" "$program" gen tiny -o package
expect 0 "installed cosim" "$program" cosim tiny --cycles 1000 --seed 1
[ -s "$dir/root/share/man/man1/warpsmith.1" ] && pass || fail "no man page"
if strings -d "$program" 2>/dev/null | grep -q "$OLDPWD"; then
    fail "the installed program names the source folder"
fi
score
