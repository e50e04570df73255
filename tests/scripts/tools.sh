#!/bin/sh
# tools.sh PROGRAM DIR: the pages of docs/tools, tried literally: their shell blocks are run, one folder per page, with the Verilog and
# the script that they show. Linters must be silent. The FuseSoC core is read as YAML.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") dir=$2
rm -rf "$dir"
mkdir -p "$dir/bin"
dir=$(realpath "$dir")
ln -s "$program" "$dir/bin/warpsmith"
export PATH="$dir/bin:$PATH" LIB=/usr/share/qflow/tech/osu018/osu018_stdcells.lib

# block LANGUAGE PAGE: what stands in such blocks
block() { awk -v l="^\`\`\`$1\$" '$0 ~ l { on = 1; next } /^```/ { on = 0 } on' "$2"; }
for page in docs/tools/*.md; do
    of=$(basename "$page" .md)
    mkdir -p "$dir/$of"
    block sh "$page" >"$dir/$of/commands"
    block verilog "$page" >"$dir/$of/$(sed -n 's/^module \([a-z0-9_]*\).*/\1.v/p' "$page" | grep . || echo none.v)"
    sed -n '/^with `sta.tcl`/,/^`abc`/s/^    //p' "$page" >"$dir/$of/sta.tcl"
    while read -r line; do
        case $line in
        yosys*) tool=yosys ;;
        sta*) tool=sta ;;
        *iverilog*) tool=iverilog ;;
        verilator*) tool=verilator ;;
        *) tool=sh ;;
        esac
        command -v $tool >/dev/null || { skip "$of: $tool is not here"; continue; }
        expect 0 "$of: $line" sh -c "cd '$dir/$of' && $line" || break
        # What they say is a warning; programs of ours and reports speak.
        case $line in
        *warpsmith*|sta*) ;;
        *) [ -z "$(printf '%s\n' "$out" | grep -iE 'warning|error')" ] && pass || fail "$of: $line: not silent: $out" ;;
        esac
    done <"$dir/$of/commands"
done
for family in ice40 ecp5 xilinx; do
    grep -q 'Number of cells' "$dir/yosys/$family.log" && pass || fail "no cells of $family"
done
# One memory per bank: block RAM in place of memory in LUTs, as the page says; and it is the bank, in lockstep.
grep -q 'RAM128X1S *1024$' "$dir/yosys/lanes.log" && pass || fail "not the page's memories of lanes"
grep -q 'RAMB36E1 *16$' "$dir/yosys/one.log" && ! grep -q RAM128X1S "$dir/yosys/one.log" && pass || fail "not the page's one memory"
expect 0 "one memory in lockstep" "$program" cosim turing_ocu --set regfile.depth=128 --macro "$dir/yosys/sram_1rw_128x1024.v" --cycles 3000 --seed 1
# A macro that is wrong is seen.
sed 's/wmask\[i\]/wmask[3-i]/' "$dir/macros/sram_1rw_8x8.v" >"$dir/wrong.v"
expect 1 "a wrong macro" "$program" cosim tiny --macro "$dir/wrong.v" --cycles 5000 --seed 1 --waves "$dir/wrong.fst"
printf '%s\n' "$out" | grep -q '^rerun: .* --macro' && pass || fail "the rerun line has no macro: $out"
expect 0 "a macro of the Verilog" "$program" cosim tiny --top rr_arbiter --define NOTHING --define WIDTH=3 --cycles 500
# FuseSoC's file, as far as it can be known here.
expect 0 "gen for FuseSoC" "$program" gen tiny -o "$dir/core"
python=/usr/bin/python3
if $python -c 'import yaml' 2>/dev/null; then
    $python - "$dir/core" <<'END' && pass || fail "the core file"
import os, sys, yaml
core = yaml.safe_load(open(sys.argv[1] + "/regfile.core"))
assert set(core["targets"]) == {"default", "lint", "sim", "synth"}, core["targets"]
assert core["targets"]["synth"]["tools"]["yosys"]["arch"]
for s in core["filesets"].values():
    for f in s["files"]:
        assert os.path.exists(os.path.join(sys.argv[1], f if isinstance(f, str) else next(iter(f)))), f
END
else
    skip "the core file as YAML: no python3-yaml"
fi
score
