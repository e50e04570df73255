#!/bin/sh
# edits.sh PROGRAM DIR: a module whose localparam was edited alone does not elaborate. Of every emitted file that
# declares some, one is made larger by one, another one in each file, and Icarus must refuse the module by the name
# that it asks for; of ten of these files so must Verilator and Yosys. All pass as they were emitted.
set -u
. tests/scripts/common.sh
program=$1 dir=$2 stop=localparam_was_edited_make_the_package_again
rm -rf "$dir" && mkdir -p "$dir" || exit 2

icarus() { # module, folders
    iverilog -g2005 -Wall -DWARPSMITH_ASSERT -I "$2" -I "$3" -y "$2" -y "$3" -s "$1" -o "$dir/out.vvp" "$4" 2>&1
}
verilator_() {
    verilator --lint-only -Wall -y "$2" -y "$3" -I"$2" -I"$3" --top-module "$1" "$4" 2>&1
}
yosys_() {
    yosys -q -p "read_verilog -I$2 -I$3 $4; hierarchy -check -libdir $2 -libdir $3 -top $1" 2>&1
}

refused() { # tool module edited original file what
    if "$1" "$2" "$3" "$4" "$5" >"$dir/log"; then
        fail "$1 accepts $6"
    elif ! grep -q "$stop" "$dir/log"; then
        fail "$1 refuses $6 for another reason: $(head -1 "$dir/log")"
    else
        pass
    fi
}

files=0 tools=0
for preset in tiny tiny_ccu tiny_cars morpheus_small; do
    from=$dir/$preset to=$dir/edited
    expect 0 "gen $preset" "$program" gen "$preset" -o "$from"
    for file in "$from"/*.v "$from"/*.vh; do
        n=$(grep -c '^    localparam ' "$file")
        [ "$n" -gt 0 ] || continue
        module=$(basename "$file") module=${module%.v} module=${module%_props.vh}
        files=$((files + 1))
        rm -rf "$to" && mkdir "$to"
        awk -v which=$((files % n + 1)) '
            /^    localparam / && ++seen == which {
                match($0, /[0-9]+;/)
                value = substr($0, RSTART, RLENGTH - 1)
                $0 = substr($0, 1, RSTART - 1) (value + 1) substr($0, RSTART + RLENGTH - 1)
            }
            { print }' "$file" >"$to/$(basename "$file")"
        ! cmp -s "$file" "$to/$(basename "$file")" || fail "$file is not edited"
        what="$preset/$(basename "$file"), localparam $((files % n + 1))"
        top=$from/$module.v
        [ ! -e "$to/$module.v" ] || top=$to/$module.v
        refused icarus "$module" "$to" "$from" "$top" "$what"
        case $file in
        *.v)
            icarus "$module" "$from" "$from" "$from/$module.v" >"$dir/log" || fail "icarus refuses $file"
            [ $tools -lt 10 ] || continue
            [ $((files % 3)) -eq 0 ] || continue
            tools=$((tools + 1))
            refused verilator_ "$module" "$to" "$from" "$top" "$what"
            refused yosys_ "$module" "$to" "$from" "$top" "$what"
            ;;
        esac
    done
done
# A macro has the lanes of its package: with it, another width of a lane does not elaborate.
from=$dir/tiny lib=$dir/macro.v stop=macro_has_another_width_make_the_package_again
echo '`define WARPSMITH_SRAM_MACRO
`default_nettype wire
module sram_1rw_8x8 (input clk, en, we, input [2:0] row, input [3:0] wmask, input [7:0] wdata, output [7:0] rdata);
    assign rdata = {clk, en, we, row, 2'"'"'d0} ^ wdata ^ {4'"'"'d0, wmask};
endmodule' >"$lib"
macro_icarus() { iverilog -g2005 -Wall -y "$from" -Psram.LANE_W="$1" -s sram -o "$dir/out.vvp" "$lib" "$from/sram.v" 2>&1; }
macro_verilator() { verilator --lint-only -Wno-DECLFILENAME -GLANE_W="$1" -y "$from" --top-module sram "$lib" "$from/sram.v" 2>&1; }
macro_yosys() { yosys -q -p "read_verilog -DWARPSMITH_SRAM_MACRO $lib $from/sram.v; hierarchy -check -top sram -chparam LANE_W $1" 2>&1; }
for tool in icarus verilator yosys; do
    macro_$tool 2 >"$dir/log" && pass || fail "$tool refuses the macro: $(head -1 "$dir/log")"
    if macro_$tool 1 >"$dir/log"; then
        fail "$tool: a lane of another width than the macro's"
    else
        grep -q "$stop" "$dir/log" && pass || fail "$tool: another reason: $(head -1 "$dir/log")"
    fi
done
[ $tools -eq 10 ] && [ $files -gt 30 ] || fail "$files files, $tools of them with all tools"
score
