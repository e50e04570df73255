#!/bin/sh
# use.sh PROGRAM DIR [all]: what a user may meet: odd characters in folders, output paths that cannot be
# written, endless loops and talk in Verilog of the user's, cells that must not be mapped to, damaged
# entries of the cache, full disks, two packages for one folder. The endless loops only with `all`.
set -u
. tests/scripts/common.sh
program=$(realpath "$1")
mkdir -p "$2"
dir=$(realpath "$2") size=${3:-}
rm -rf "$dir"
mkdir -p "$dir"

# said TEXT NAME: the last output has it.
said() {
    case $out in
    *"$1"*) pass ;;
    *) fail "$2: does not say \`$1'"; printf '%s\n' "$out" | tail -n 5 ;;
    esac
}
empty() { [ -z "$(ls -A "$1" 2>/dev/null)" ] && pass || fail "$2: left in $1: $(ls -A "$1")"; }

# --- meanwhile, for ten seconds: a FIFO to which nobody writes (below)
mkfifo "$dir/silent"
for what in callgraph "gen -o $dir/none"; do
    { "$program" $what "$dir/silent" >"$dir/waited_${what%% *}" 2>&1; echo $? >>"$dir/waited_${what%% *}"; } &
done

# --- odd characters: a blank, quotes, dollar, backquote, brackets, semicolon
odd="$dir/it's an \"odd\" \$(name) \`;&"
mkdir -p "$odd/tmp" "$odd/cache" "$odd/out"
in_odd() { (cd "$odd/out" && TMPDIR=$odd/tmp WARPSMITH_CACHE=$odd/cache "$@"); }
library=/usr/share/qflow/tech/osu018/osu018_stdcells.lib
cp $library "$odd/a library.lib"
expect 0 "odd: gen" in_odd "$program" gen tiny --top rr_arbiter -o "$odd/out/rtl"
expect 0 "odd: report" in_odd "$program" report tiny --top rr_arbiter -o "$odd/out/report" --liberty "$odd/a library.lib"
expect 0 "odd: lint" in_odd "$program" lint tiny --top rr_arbiter
expect 0 "odd: prove" in_odd "$program" prove tiny --top rr_arbiter
expect 0 "odd: mutate" in_odd "$program" mutate tiny --top rr_arbiter --count 3 --cycles 500
for sim in verilator icarus; do
    expect 0 "odd: cosim in $sim" in_odd "$program" cosim tiny --top rr_arbiter --cycles 300 --sim $sim \
        --rtl "$odd/out/rtl" --waves "$odd/out/$sim waves.fst" --json "$odd/out/$sim.json"
    [ -s "$odd/out/$sim waves.fst" ] && pass || fail "odd: no waves of $sim"
done
empty "$odd/tmp" "odd"
# Names that are not UTF-8 do not drop out of JSON.
sed "s/^-kernel name = .*/-kernel name = caf$(printf '\351')/" tests/data/two_warps.traceg >"$odd/tr$(printf '\377').traceg"
expect 0 "odd: run" "$program" run turing_ocu --trace "$odd"/tr*.traceg --json "$odd/run.json"
[ "$("$json" "$odd/run.json" kernels/0/name)" = 'caf\xe9' ] && pass || fail "odd: the kernel's name: $("$json" "$odd/run.json" kernels/0/name 2>&1)"
# A TMPDIR that is a command to a shell is a name.
mkdir "$odd/out/t\$(touch run)"
expect 0 "odd: TMPDIR" env -C "$odd/out" TMPDIR="$odd/out/t\$(touch run)" WARPSMITH_CACHE="$odd/cache" "$(realpath "$program")" cosim tiny --top rr_arbiter --sim icarus --cycles 301
[ ! -e "$odd/out/run" ] && pass || fail "odd: TMPDIR was executed"

# --- standard files that the caller has closed: no file of ours takes their numbers
expect 0 "closed: gen" sh -c '"$0" gen tiny -o "$1" <&- >&-' "$program" "$dir/closed"
expect 0 "closed: its package" "$program" gen tiny -o "$dir/closed" --check
expect 2 "closed: list" sh -c '"$0" list >&-' "$program" && said "standard output" "closed: list"
rm -rf "$dir/closed"

# --- output paths are tried before the work: at once, and nothing is left
for what in "cosim tiny --cycles 1000000000 --json" "cosim tiny --cycles 1000000000 --waves" \
    "cosim tiny --cycles 1000000000 --shrink" "cosim tiny --cycles 1000000000 --coverage" \
    "run tiny --kernel matmul --json" "report malekeh --json" "report malekeh -o" "prove malekeh --json" \
    "prove malekeh -o" "mutate malekeh --json" "lint malekeh --json" "study malekeh-hits --json" "study malekeh-hits -o" \
    "annotate --kernel matmul -o" "annotate --kernel matmul --json" "gen malekeh -o"; do
    # a file is in the way of the folder
    began=$(date +%s)
    expect 2 "path: $what" timeout 20 "$program" $what "$library/x/y.json" && said "$library/x" "path: $what"
    [ $(($(date +%s) - began)) -lt 5 ] && pass || fail "path: $what: only after $(($(date +%s) - began)) s"
done

# --- Verilog of the user's that never gets on, or talks
expect 0 "gen" "$program" gen tiny --top rr_arbiter -o "$dir/loop"
cp -r "$dir/loop" "$dir/talk"
sed -i 's/^endmodule/    initial while (1) ;\nendmodule/' "$dir/loop/rr_arbiter.v"
if [ "$size" = all ]; then # each is waited for ten seconds
    expect 1 "loop in zero time" timeout 60 "$program" cosim tiny --top rr_arbiter --sim icarus --rtl "$dir/loop" && said "loop in zero time" "loop"
    # with effects, so that no compiler drops it; Verilator runs it in the program's own process
    cp -r "$dir/talk" "$dir/chatter"
    sed -i 's/^endmodule/    always @(posedge clk) while (req == 8'"'"'h11) $write("");\nendmodule/' "$dir/chatter/rr_arbiter.v"
    expect 1 "loop in Verilator" timeout 120 "$program" cosim tiny --top rr_arbiter --rtl "$dir/chatter" --json "$dir/chatter.json" &&
        said "(a loop in zero time in the Verilog?)" "loop in Verilator"
    [ "$($json "$dir/chatter.json" port 2>&1)" = simulator ] && pass || fail "loop in Verilator: no JSON"
fi
sed -i 's/^endmodule/    initial $display("said by the user");\n    always @(posedge clk) $fwrite(1, "said again\\n");\nendmodule/' "$dir/talk/rr_arbiter.v"
for sim in verilator icarus; do
    "$program" cosim tiny --top rr_arbiter --cycles 5 --sim $sim --rtl "$dir/talk" --json - >"$dir/talk.json" 2>"$dir/talk.txt"
    [ "$($json "$dir/talk.json" result 2>&1)" = PASS ] && pass || { fail "talk in $sim: stdout is not JSON"; head -3 "$dir/talk.json"; }
    grep -q "said by the user" "$dir/talk.txt" && grep -q "said again" "$dir/talk.txt" && pass || fail "talk in $sim: not on stderr"
done

# --- waves of a failure, or none
cp -r "$dir/talk" "$dir/fails"
sed -i 's/^\( *assign gnt *= \)/\1~/' "$dir/fails/rr_arbiter.v"
mkdir "$dir/here"
expect 1 "no waves" sh -c 'cd "$1" && "$0" cosim tiny --top rr_arbiter --sim icarus --rtl "$2" --no-waves' "$program" "$dir/here" "$dir/fails"
empty "$dir/here" "no waves"
expect 1 "waves" sh -c 'cd "$1" && "$0" cosim tiny --top rr_arbiter --sim icarus --rtl "$2"' "$program" "$dir/here" "$dir/fails"
[ "$(ls "$dir/here" | wc -l)" -eq 2 ] && pass || fail "not waves and their save file: $(ls "$dir/here")"
# --- cells that must not be mapped to
cell=NOR2X1
uses() { grep -c "^ *$cell " "$dir/$1/mapped.v"; }
expect 0 "report" "$program" report tiny --top rr_arbiter -o "$dir/all"
[ "$(uses all)" -gt 0 ] && pass || fail "$cell is not used anyway"
expect 0 "report --dont-use" "$program" report tiny --top rr_arbiter -o "$dir/without" --dont-use 'NOR2*' --dont-use FAX1
[ "$(uses without)" -eq 0 ] && pass || fail "--dont-use: $(uses without) of $cell"
grep -q "^not mapped to: FAX1, NOR2X1$" "$dir/without/report.txt" && pass || fail "the report does not say what is left out"
expect 2 "--dont-use of none" "$program" report tiny --dont-use 'NO_SUCH*' && said "no cell of osu018_stdcells" "--dont-use of none"
# a cell that is needed, and what to say
needed() {
    without=$1 what=$2
    shift 2
    expect 2 "without $without" "$program" report tiny --top ocu --dont-use "$without" "$@" && said "$what" "without $without"
}
needed INVX2 "leaves out what drives every input, INVX2"
needed 'DFF*' "library osu018_stdcells: no flip-flop for logic"
needed LATCH "gates need the cell LATCH, which must not be used" --set clock.gating=cell
sed 's/^cell (INVX2)/cell ("INVX2$1")/; s/osu018_stdcells/odd/' $library >"$dir/odd.lib"
expect 0 "a cell with a dollar" "$program" report tiny --top rr_arbiter --liberty "$dir/odd.lib" && said 'driven by INVX2$1' "a cell with a dollar"
for flag in dont_use is_isolation_cell is_level_shifter always_on; do
    sed "s/^cell ($cell) {/& $flag : true;/" $library >"$dir/$flag.lib"
    expect 0 "report, $flag" "$program" report tiny --top rr_arbiter -o "$dir/$flag" --liberty "$dir/$flag.lib"
    [ "$(uses $flag)" -eq 0 ] && pass || fail "$flag: $(uses $flag) of $cell"
done

# --- damaged entries of the cache
export WARPSMITH_CACHE="$dir/cache"
mkdir "$WARPSMITH_CACHE" && cp -r "$odd"/cache/runtime-* "$WARPSMITH_CACHE" # takes seconds to compile
expect 0 "cosim" "$program" cosim tiny --top rr_arbiter --cycles 100
expect 0 "cosim, icarus" "$program" cosim tiny --top rr_arbiter --cycles 100 --sim icarus
for damage in "truncate -s 20000" "truncate -s 0" rm; do
    $damage "$dir"/cache/verilator-*/sim.so
    expect 0 "after $damage" "$program" cosim tiny --top rr_arbiter --cycles 100 && said "damaged; it is built again" "after $damage"
    expect 0 "built again after $damage" "$program" cosim tiny --top rr_arbiter --cycles 100
    [ "$(printf '%s\n' "$out" | wc -l)" -eq 1 ] && pass || fail "after $damage: $out"
done
truncate -s 100 "$dir"/cache/icarus-*/sim.vvp
expect 0 "icarus, damaged" "$program" cosim tiny --top rr_arbiter --cycles 100 --sim icarus && said "damaged; it is built again" "icarus, damaged"

# --- a full disk, or a limit on files
(ulimit -f 8; "$program" gen malekeh -o "$dir/full/deep" >/dev/null 2>&1)
[ $? -ne 0 ] && pass || fail "gen beyond the limit on files succeeds"
[ ! -e "$dir/full" ] && pass || fail "gen beyond the limit on files leaves a folder"
mkdir "$dir/disk"
if mount -t tmpfs -o size=64k none "$dir/disk" 2>/dev/null; then
    expect 2 "gen on a full disk" "$program" gen malekeh -o "$dir/disk/deep/er" && said "No space left" "full disk"
    empty "$dir/disk" "gen on a full disk"
    (export TMPDIR="$dir/disk"; ! "$program" report malekeh >/dev/null 2>&1) && pass || fail "report on a full disk succeeds"
    empty "$dir/disk" "report on a full disk"
    dd if=/dev/zero of="$dir/disk/full" bs=1k 2>"$dir/said"
    expect 2 "waves on a full disk" "$program" cosim tiny --top rr_arbiter --waves "$dir/disk/waves.fst" && said "is the disk full" "waves"
    expect 2 "waves of Icarus on a full disk" "$program" cosim tiny --top rr_arbiter --sim icarus --waves "$dir/disk/waves.fst" && said "is the disk full" "waves of Icarus"
    ("$program" cosim --help >"$dir/disk/help" 2>"$dir/said")
    [ $? -eq 2 ] && grep -q "not all could be written" "$dir/said" && pass || fail "--help on a full disk"
    rm "$dir/disk/full" "$dir/disk/help"
    empty "$dir/disk" "waves on a full disk"
    umount "$dir/disk"
else
    skip "no right to mount a small disk"
fi

# --- one package for one folder; hints
expect 0 "gen ocu" "$program" gen tiny --top ocu -o "$dir/package"
expect 0 "gen ocu again" "$program" gen tiny --top ocu -o "$dir/package" --set ocu.sources=2
before=$(cat "$dir"/package/* | cksum)
expect 2 "gen of another block" "$program" gen tiny --top dispatcher -o "$dir/package" && said "holds the package of ocu" "gen of another block"
[ "$before" = "$(cat "$dir"/package/* | cksum)" ] && pass || fail "gen of another block changes the folder"
expect 1 "gen --check of another block" "$program" gen tiny --top dispatcher --check -o "$dir/package" && said "holds the package of ocu, not that of dispatcher" "gen --check of another block"
[ "$(printf '%s\n' "$out" | wc -l)" -eq 1 ] && pass || fail "gen --check of another block: $out"
expect 2 "a key without its block" "$program" gen tiny --set banks=4 -o "$dir/none" && said "regfile.banks" "a key without its block"
expect 0 "progress" script -qec "'$program' cosim tiny --cycles 20000 --seed 3" /dev/null && said "of 20000 cycles" "progress"
said "compiles" "progress of the build"
mkdir -p "$dir/slow"
printf '#!/bin/sh\nsleep 3\nexit 1\n' >"$dir/slow/verilator" && chmod +x "$dir/slow/verilator"
expect 1 "progress of what stands still" script -qec "PATH='$(realpath "$dir")/slow:$PATH' '$program' lint tiny --top rr_arbiter" /dev/null && said "lint: verilator, for 2 s" "progress of what stands still"
expect 2 "a file without end" "$program" callgraph /dev/zero && said "/dev/zero: more than 256 MiB: not read" "a file without end"
# A FIFO that is written to later is read, and the wait for those to which nobody writes is over.
mkfifo "$dir/late"
(sleep 1 && cat docs/examples/calls.dot >"$dir/late") &
expect 0 "a FIFO with a writer" "$program" callgraph "$dir/late"
wait
for what in callgraph gen; do
    [ "$(tail -n 1 "$dir/waited_$what")" = 2 ] && grep -q "a FIFO to which nobody writes" "$dir/waited_$what" && pass ||
        fail "$what of a FIFO without a writer: $(cat "$dir/waited_$what")"
done
score
