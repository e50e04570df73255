#!/bin/sh
# results.sh PROGRAM DIR: what results say of themselves (docs/results.md): schemas, parameters, traces, seeds; kernels one by
# one, and past those that do not fit; call graphs in a run; edited files that gen spares; help in its forms.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
rm -rf "$dir"
mkdir -p "$dir"
python=/usr/bin/python3
[ -x $python ] || python=python3
$python -c 'import jsonschema' 2>/dev/null && schemas=1 || schemas=0

# fits SCHEMA FILE...: the schema has all that is in the files.
fits() {
    if [ $schemas = 1 ]; then
        expect 0 "schema $1" $python -W ignore tests/schemas.py docs/schemas "$@"
    else
        skip "schema $1: no python3-jsonschema"
    fi
}
# is FILE PATH VALUE
is() {
    got=$("$json" "$1" "$2" 2>&1)
    [ "$got" = "$3" ] && pass || fail "$1: $2 is $got, not $3"
}
said() { printf '%s\n' "$out" | grep -qF -- "$1" && pass || fail "$2: no \"$1\" in: $out"; }

framed=tests/data/framed_calls.traceg moves=tests/data/indirect_moves.traceg
expect 0 "run" "$program" run malekeh --set ccu.entries=8 --kernel matmul --cycles 3000 --json "$dir/run.json"
is "$dir/run.json" parameters/ccu.entries 8
is "$dir/run.json" kernel matmul
is "$dir/run.json" seed null
"$json" "$dir/run.json" version | grep -qE '^[0-9]+\.[0-9]+\.[0-9]+(\+g[0-9a-f]+)?$' && pass || fail "version of run.json"
[ "$("$program" version)" = "warpsmith $("$json" "$dir/run.json" version)" ] && pass || fail "two versions"
expect 0 "gen of a file" "$program" gen turing_ocu --top rr_arbiter -o "$dir/file"
expect 0 "run of a file" "$program" run "$dir/file/turing_ocu.ini" --kernel matmul --cycles 500 --json "$dir/run_file.json"
[ "$("$json" "$dir/run_file.json" each parameters | wc -l)" -gt 3 ] && pass || fail "a file's parameters are not told"
expect 0 "run of a controller" "$program" run morpheus_small --stream uniform:1 --cycles 2000 --json "$dir/llc.json"
expect 0 "run with calls" "$program" run volta_cars --kernel dmr --cycles 3000 --json "$dir/calls.json"
expect 0 "cosim" "$program" cosim tiny --top rr_arbiter --sim model --cycles 500 --seed 9 --json "$dir/cosim.json"
is "$dir/cosim.json" seed 9
is "$dir/cosim.json" top rr_arbiter
expect 0 "report" "$program" report tiny --top rr_arbiter --set rr_arbiter.n=4 -o "$dir/report"
is "$dir/report/report.json" parameters/rr_arbiter.n 4
expect 0 "prove" "$program" prove tiny --top rr_arbiter --json "$dir/prove.json"
expect 0 "mutate" "$program" mutate tiny --top rr_arbiter --count 5 --cycles 500 --proofs 0 --budget 0 --json "$dir/mutate.json"
expect 0 "lint" "$program" lint tiny --top rr_arbiter --json "$dir/lint.json"
expect 0 "annotate" "$program" annotate --kernel matmul --json "$dir/annotate.json"
expect 0 "study" "$program" study morpheus-capacity -o "$dir/study" --json "$dir/study.json"
printf 'main kernel=1 fru=20\nf fru=6\ng fru=3\nmain -> f\nf -> g\n' >"$dir/calls.txt"
expect 0 "callgraph" "$program" callgraph "$dir/calls.txt" --json "$dir/callgraph.json"
"$program" list --json="$dir/list.json" && "$program" params --json="$dir/params.json" && pass || fail "list, params"
fits run "$dir/run.json" "$dir/run_file.json" "$dir/llc.json" "$dir/calls.json"
fits report "$dir/report/report.json"
expect 0 "report --lockstep" "$program" report tiny --top rr_arbiter --set rr_arbiter.n=4 --lockstep 300 -o "$dir/beside" --json "$dir/beside.json"
fits report "$dir/beside.json"
if command -v graywolf >/dev/null; then
    expect 0 "report --placed" "$program" report tiny --top rr_arbiter --placed --json "$dir/placed.json"
    fits report "$dir/placed.json"
else
    skip "report --placed: no graywolf"
fi
expect 0 "report of two" "$program" report tiny tiny_ccu --top rr_arbiter --json "$dir/two_reports.json"
fits compare "$dir/two_reports.json"
expect 0 "report --sram" "$program" report --sram 128x1024 --json "$dir/sram.json"
fits sram "$dir/sram.json"
fits study "$dir/study.json" "$dir/study/morpheus-capacity.json"
for command in cosim prove mutate lint annotate callgraph list params; do fits $command "$dir/$command.json"; done
if [ $schemas = 1 ]; then
    sed '/"ipc"/d' "$dir/run.json" >"$dir/less.json"
    sed 's/"cycles": 3000/"cycles": "3000"/' "$dir/run.json" >"$dir/wrong.json"
    sed 's/"cycles": 3000/"cycle_count": 1, "cycles": 3000/' "$dir/run.json" >"$dir/more.json"
    sed 's/"no_collector"/"no_colector"/' "$dir/run.json" >"$dir/deep.json"
    for bad in less wrong more deep; do
        expect 1 "a schema that sees what is $bad" $python -W ignore tests/schemas.py docs/schemas run "$dir/$bad.json"
    done
fi

# Kernels one by one; the parts are the whole.
expect 0 "two kernels" "$program" run volta_cars --trace $framed $framed --json "$dir/two.json"
is "$dir/two.json" kernels 2
is "$dir/two.json" kernels/0/trace $framed
parts=$("$json" "$dir/two.json" rows kernels cycles warp_instructions bank_reads calls | awk '{ for (i = 1; i <= NF; i++) s[i] += $i } END { print s[1], s[2], s[3], s[4] }')
[ "$parts" = "$("$json" "$dir/two.json" cycles warp_instructions bank_reads calls | tr '\t' ' ')" ] && pass || fail "the kernels are not the run: $parts"
is "$dir/two.json" unframed_calls 8
said "are not framed" "calls that are branches"
fits run "$dir/two.json"

# One that does not fit: nothing, or all but that one.
small="--set regfile.banks=2 --set regfile.depth=32 --set regfile.warps=2"
sed 's/^-nregs = .*/-nregs = 200/; s/^-kernel name = .*/-kernel name = large/' $moves >"$dir/large.traceg"
expect 2 "a kernel that does not fit" "$program" run turing_ocu $small --trace $moves "$dir/large.traceg" --json "$dir/none.json"
[ -e "$dir/none.json" ] && fail "figures of a run that failed" || pass
expect 0 "going on" "$program" run turing_ocu $small --keep-going --trace $moves "$dir/large.traceg" $moves --json "$dir/on.json"
is "$dir/on.json" kernels 2
is "$dir/on.json" left_out 1
is "$dir/on.json" left_out/0/name large
said "left out: $dir/large.traceg: thread block" "what is left out"
said "1 of 3 kernels left out" "how much is left out"
fits run "$dir/on.json"
expect 2 "none fits" "$program" run turing_ocu $small --keep-going --trace "$dir/large.traceg" --json "$dir/none.json"
said "none of 1 kernels fits" "none fits"

# The stacks of a trace by a call graph.
traps() { "$json" "$1" traps; }
expect 0 "its own calls" "$program" run volta_cars --trace $framed --json "$dir/own.json"
printf 'framed kernel=1 fru=40\nf fru=80\ng fru=40\nframed -> f\nf -> g\n' >"$dir/wide.txt"
expect 0 "a graph" "$program" run volta_cars --trace $framed --callgraph "$dir/wide.txt" --set calls.level=high --json "$dir/wide.json"
[ "$(traps "$dir/own.json")" -gt 0 ] && [ "$(traps "$dir/wide.json")" -eq 0 ] && pass || fail "traps $(traps "$dir/own.json"), with the graph $(traps "$dir/wide.json")"
is "$dir/wide.json" callgraph "$dir/wide.txt"
fits run "$dir/wide.json"
printf 'framed kernel=1 fru=16\nf fru=8\nframed -> f\n' >"$dir/narrow.txt"
expect 2 "a graph of fewer registers" "$program" run volta_cars --trace $framed --callgraph "$dir/narrow.txt"
said "$dir/narrow.txt:1: framed has 16 registers" "a graph of fewer registers"
printf 'framed kernel=1 fru=40\nf fru=2\nframed -> f\n' >"$dir/short.txt"
expect 2 "a graph of smaller frames" "$program" run volta_cars --trace $framed --callgraph "$dir/short.txt"
said "needs more than 2" "a graph of smaller frames"
printf 'a kernel=1 fru=40\nb kernel=1 fru=40\n' >"$dir/others.txt"
expect 2 "a graph without the kernel" "$program" run volta_cars --trace $framed --callgraph "$dir/others.txt"
said "no kernel framed" "a graph without the kernel"
expect 2 "a graph without stacks" "$program" run malekeh --trace $framed --callgraph "$dir/wide.txt"

# Edits are spared.
expect 0 "gen" "$program" gen tiny --top ocu -o "$dir/out"
expect 0 "gen with others" "$program" gen tiny --top ocu --set ocu.sources=2 -o "$dir/out"
echo '// mine' >>"$dir/out/ocu.v"
cp "$dir/out/manifest.json" "$dir/before.json"
expect 2 "gen over an edit" "$program" gen tiny --top ocu -o "$dir/out"
said "$dir/out/ocu.v: was edited since gen wrote it" "gen over an edit"
cmp -s "$dir/out/manifest.json" "$dir/before.json" && grep -q '^// mine' "$dir/out/ocu.v" && pass || fail "something was written over an edit"
expect 0 "gen --force" "$program" gen tiny --top ocu --force -o "$dir/out"
expect 0 "gen --check" "$program" gen tiny --top ocu --check -o "$dir/out"
was=$(stat -c %i "$dir/out/ocu.v") && touch -d yesterday "$dir/out/ocu.v"
expect 0 "gen of the same" "$program" gen tiny --top ocu -o "$dir/out"
[ "$(stat -c %i "$dir/out/ocu.v")" = "$was" ] && [ -n "$(find "$dir/out/ocu.v" -mmin -60)" ] && pass || fail "gen of the same: the file is another, or old"
mkdir -p "$dir/theirs" && echo 'module ocu; endmodule' >"$dir/theirs/ocu.v"
expect 2 "gen over another's file" "$program" gen tiny --top ocu -o "$dir/theirs"
said "was not written by gen" "gen over another's file"

# Help.
expect 0 "help" "$program" help && said "Commands:" help
expect 0 "help gen" "$program" help gen && said "Usage: warpsmith gen" "help gen"
expect 0 "gen -h" "$program" gen -h && said "Usage: warpsmith gen" "gen -h"
expect 0 "-v" "$program" -v
expect 2 "help of nothing" "$program" help gne && said "the nearest one is gen" "help of nothing"
score
