#!/bin/sh
# same_bytes.sh PROGRAM OTHER DIR: `gen` writes the same bytes from two folders, under two locales and
# from two builds (OTHER: another compiler and optimisation level), in under 100 ms per preset.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") other=$(realpath "$2") dir=$3
rm -rf "$dir"
mkdir -p "$dir/elsewhere"
dir=$(realpath "$dir")
locale=$(locale -a 2>/dev/null | grep -vixE 'C|POSIX' | head -n 1)
cpu_ms() { # processor time of one gen, mean of ten: wall time also counts what else the machine does
    sh -c 'for n in 1 2 3 4 5 6 7 8 9 10; do "$0" gen "$1" -o "$2" >/dev/null || exit; done; times' \
        "$program" "$1" "$dir/timed" | tail -n 1 |
        awk '{ for (i = 1; i <= 2; i++) { split($i, t, "m"); s += 60 * t[1] + t[2] } printf "%d", 100 * s }'
}
for preset in $(ls params/presets | sed -n 's/\.ini$//p'); do
    expect 0 "gen $preset" env LC_ALL=C "$program" gen "$preset" -o "$dir/$preset.a"
    (cd "$dir/elsewhere" && LC_ALL=${locale:-C.UTF-8} LANG=${locale:-C.UTF-8} TZ=Asia/Tokyo \
        "$other" gen "$preset" -o "../$preset.b" >/dev/null)
    if diff -r "$dir/$preset.a" "$dir/$preset.b"; then pass; else fail "$preset: bytes differ"; fi
    if [ -z "$(find "$dir/$preset.a" -name '*.v')" ]; then fail "$preset: no Verilog"; fi
    ms=$(cpu_ms "$preset")
    rm -rf "$dir/timed" # a preset of another top is refused in the folder of this one
    echo "$preset: ${ms} ms"
    [ -n "$ms" ] && [ "$ms" -lt 100 ] && pass || fail "$preset: gen took ${ms:-?} ms, 100 allowed"
done
score
