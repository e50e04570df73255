#!/bin/sh
# four_state.sh PROGRAM DIR: Icarus finds an x at any output of any block, one bit of it, in the cycle
# in which it appears; and storage that was never written, let out by a defect, shows as x.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
blocks="rr_arbiter ocu ocu_allocator bank_arbiter steal_arbiter crossbar warp_scheduler dispatcher regfile"

# wrap TOP PORT FILE: a module TOP around TOP_inside, whose output PORT gets an x into bit 0 after 300
# cycles. Ports are taken from the emitted text.
wrap() {
    awk -v top="$1" -v bad="$2" '
        $0 ~ "^module " top " " { on = 1 }
        on && /^(    |    , )(input|output) / {
            line = $0
            sub(/\/\/.*/, "", line)
            name = line
            sub(/,? *$/, "", name)
            sub(/.* /, "", name)
            names[++n] = name
            if (name == bad) {
                range = match(line, /\[[^]]*\]/) ? substr(line, RSTART, RLENGTH) " " : ""
            }
            sub(/output reg /, "output wire")
        }
        on { print }
        on && /^\);/ { exit }
        END {
            print "    wire " range "sound;"
            print "    reg late;"
            print "    initial begin late = 1\047b0; #3000 late = 1\047b1; end"
            print "    assign " bad " = sound ^ (late ? 1\047bx : 1\047b0);"
            print "    " top "_inside inside ("
            for (i = 1; i <= n; i++)
                print "        ." names[i] "(" (names[i] == bad ? "sound" : names[i]) ")" (i < n ? "," : "")
            print "    );"
            print "endmodule"
        }' "$3"
}

outputs() {
    sed -n '/^module /,/^);/s/^ *,* *output [a-z]* *\(\[.*\]\)* *\([a-z_0-9]*\),*$/\2/p' "$1"
}

for top in $blocks; do
    expect 0 "gen $top" "$program" gen tiny --top "$top" -o "$dir/$top" || continue
    rm -rf "$dir/x"
    cp -r "$dir/$top" "$dir/x"
    sed "s/^module $top /module ${top}_inside /" "$dir/$top/$top.v" >"$dir/x/$top.v"
    [ -n "$(outputs "$dir/$top/$top.v")" ] || fail "$top: no outputs"
    for port in $(outputs "$dir/$top/$top.v"); do
        wrap "$top" "$port" "$dir/$top/$top.v" >"$dir/x/wrap.v"
        expect 1 "x at $port of $top" "$program" cosim tiny --top "$top" --sim icarus --rtl "$dir/x" \
            --cycles 400 --waves "$dir/x.fst" || continue
        case $(printf '%s\n' "$out" | grep '^lockstep: FAIL') in
        *" cycle=29"[0-9]" port=$port "*" actual="*[xX]" seed="*) pass ;;
        *) fail "x at $port of $top: $(printf '%s\n' "$out" | grep '^lockstep')" ;;
        esac
    done
done

# leak NAME FILE SED-EXPRESSION: the expression, which must change the file, lets storage out.
leak() {
    rm -rf "$dir/leak"
    cp -r "$dir/regfile" "$dir/leak"
    sed -i "$3" "$dir/leak/$2"
    cmp -s "$dir/regfile/$2" "$dir/leak/$2" && fail "$1: the edit changes nothing in $2: $3" && return
    expect 1 "$1" "$program" cosim tiny --sim icarus --rtl "$dir/leak" --cycles 4000 \
        --waves "$dir/leak.fst" || return
    case $(printf '%s\n' "$out" | grep '^lockstep: FAIL') in
    *" actual="*[xX]*) pass ;;
    *) fail "$1: $(printf '%s\n' "$out" | grep '^lockstep')" ;;
    esac
}
leak "operands of a free collector" ocu_lane.v \
    's/read\[k\] ? data : {LANE_W{1.b0}}/data/'
leak "metadata of a free collector" ocu.v 's/^    assign disp_meta = .*/    assign disp_meta = meta;/'
leak "rows of a bank" sram_lane.v 's/if (write)/if (write \& row[0])/'
leak "order of collectors" bank_arbiter.v 's/if (rst) begin/if (1\x27b0) begin/'
score
