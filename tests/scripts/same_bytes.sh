#!/bin/sh
# same_bytes.sh PROGRAM OTHER DIR: `gen` writes the same bytes from two folders, under two locales and
# from two builds (OTHER: another compiler and optimisation level). How long it takes: make bench.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") other=$(realpath "$2") dir=$3
rm -rf "$dir"
mkdir -p "$dir/elsewhere"
dir=$(realpath "$dir")
locale=$(locale -a 2>/dev/null | grep -vixE 'C|POSIX' | head -n 1)
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    expect 0 "gen $preset" env LC_ALL=C "$program" gen "$preset" -o "$dir/$preset.a"
    (cd "$dir/elsewhere" && LC_ALL=${locale:-C.UTF-8} LANG=${locale:-C.UTF-8} TZ=Asia/Tokyo \
        "$other" gen "$preset" -o "../$preset.b" >/dev/null)
    if diff -r "$dir/$preset.a" "$dir/$preset.b"; then pass; else fail "$preset: bytes differ"; fi
    if [ -z "$(find "$dir/$preset.a" -name '*.v')" ]; then fail "$preset: no Verilog"; fi
done
score
