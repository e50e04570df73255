#!/bin/sh
# sweep.sh PROGRAM DIR [slurm]: sweeps (docs/sweep.md): what is read, left out and shared; cut off and gone on with, by one process or
# several; the joined files, the same bytes however they came about; with `slurm' on two nodes, of which one dies.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") dir=$2
rm -rf "$dir"
mkdir -p "$dir"
python=/usr/bin/python3
[ -x $python ] || python=python3
said() { printf '%s\n' "$out" | grep -qF -- "$1" && pass || fail "$2: no \"$1\" in: $out"; }
ends() { if [ -e "$1/log" ]; then grep -c ' end ' "$1/log"; else echo 0; fi; }
# once FOLDER N NAME [DEAD]: N results, each of them made once; DEAD nodes died, each perhaps between a result and its line
once() {
    all=$(sed -n 's/.* end //p' "$1/log" | wc -l) different=$(sed -n 's/.* end //p' "$1/log" | sort -u | wc -l)
    [ "$all" -le "$2" ] && [ "$all" -ge $(($2 - ${4:-0})) ] && [ "$different" -eq "$all" ] && pass ||
        fail "$3: $all results were made, $different different ones, of $2"
    [ "$(ls "$1/points" | wc -l)" -ge "$2" ] && pass || fail "$3: not all results are there"
}
# same FOLDER NAME: its joined files are those of the sweep in one piece
same() {
    for file in results.json results.csv index.html; do
        cmp -s "$dir/whole/$file" "$1/$file" && pass || fail "$2: $file differs"
    done
}

cat >"$dir/s.ini" <<END
# two designs, three axes
[sweep]
config = turing_ocu, malekeh
run = run, report
kernel = matmul, stencil
cycles = 6000
tech = osu018
[axes]
regfile.collectors = 1..3
regfile.write_ports = 1, 2
ccu.entries = 6, 8
[set]
regfile.depth = 128
[only]
few = regfile.collectors <= 2
END
# A report takes seconds: three designs have one here, the sweep of 3 x 3 x 3 in the long list all.
sed 's/run = run, report/run = run/' "$dir/s.ini" >"$dir/run.ini"
results=16

expect 0 "a list" "$program" sweep "$dir/run.ini" --list
said "8 designs, 2 workloads, $results results" "a list"
said "left out 12: --set ccu.entries=6: must be a power of two (4 or 8)" "what is not legal"
said "left out 4: [only] regfile.collectors <= 2" "what is not wanted"
[ ! -e "$dir/whole" ] && pass || fail "a list made a folder"
expect 0 "a sweep" "$program" sweep "$dir/run.ini" -j 2 -o "$dir/whole" --json "$dir/sweep.json"
said "designs=8 results=$results left_out=16 failed=0" "a sweep"
once "$dir/whole" $results "a sweep"
if $python -c 'import jsonschema' 2>/dev/null; then
    expect 0 "schema sweep" $python -W ignore tests/schemas.py docs/schemas sweep "$dir/sweep.json" "$dir/whole/results.json"
fi
# Its figures are those of the command by itself.
expect 0 "a run" "$program" run malekeh --set regfile.depth=128 --set regfile.collectors=2 --set regfile.write_ports=2 --set ccu.entries=8 \
    --kernel stencil --cycles 6000 --json "$dir/run.json"
row=$("$json" "$dir/sweep.json" rows rows config workload figures/run.bank_reads/0 parameters/regfile.collectors parameters/regfile.write_ports |
    awk '$1 == "malekeh" && $2 == "stencil" && $4 == 2 && $5 == 2 { print $3 }')
[ "$row" ] && [ "$row" = "$("$json" "$dir/run.json" bank_reads)" ] && pass || fail "bank reads $row in the sweep, $("$json" "$dir/run.json" bank_reads) by itself"
# What all workloads have together: ratios of the sums, the longest of all.
"$json" "$dir/sweep.json" rows rows config workload figures/run.conflict_cycles/0 figures/run.bank_reads/0 \
    figures/run.conflict_cycles_per_bank_read/0 figures/run.memory.unit.longest_load_cycles/0 >"$dir/joined"
awk -F '\t' '$2 != "all" { longest = $6 > longest ? $6 : longest; next }
    { n++; wrong += ($3 / $4 - $5) ^ 2 > 1e-12 || $6 != longest; longest = 0 }
    END { exit !(n == 8 && !wrong) }' "$dir/joined" && pass || fail "what all workloads have together"
[ "$(wc -l <"$dir/whole/results.csv")" -eq 25 ] && pass || fail "rows of the table: $(wc -l <"$dir/whole/results.csv")"

# Again: nothing is made. The same sets by other ways: nothing either.
expect 0 "again" "$program" sweep "$dir/run.ini" -o "$dir/whole"
once "$dir/whole" $results again
cp -r "$dir/whole" "$dir/shared"
sed -e 's/^regfile.depth = 128/regfile.depth = 128\nccu.entries = 8/' -e '/^ccu.entries = 6/d' "$dir/run.ini" >"$dir/other.ini"
expect 0 "equal sets" "$program" sweep "$dir/other.ini" -o "$dir/shared"
once "$dir/shared" $results "equal sets"

# Killed at half, and gone on with.
"$program" sweep "$dir/run.ini" -j 1 -o "$dir/cut" >"$dir/said" 2>&1 &
front=$!
while [ "$(ends "$dir/cut")" -lt $((results / 2)) ] && kill -0 $front 2>/dev/null; do sleep 0.05; done
kill -KILL $front
wait $front 2>/dev/null
had=$(ends "$dir/cut")
[ "$had" -lt $results ] && [ ! -e "$dir/cut/index.html" ] && pass || fail "it was not cut off ($had results)"
expect 0 "going on" "$program" sweep "$dir/run.ini" -o "$dir/cut"
once "$dir/cut" $results "going on"
same "$dir/cut" "going on"
[ -z "$(find "$dir/cut" -name '*.tmp')" ] && [ -z "$(ls "$dir/cut/locks")" ] && pass || fail "something was left: $(find "$dir/cut" -name "*.tmp") $(ls "$dir/cut/locks")"
# Killed in the middle of writing, and between a result and the end of its lock.
last=$(ls "$dir/cut/points" | tail -n 1) before=$(ls "$dir/cut/points" | head -n 1)
head -c 40 "$dir/cut/points/$last" >"$dir/cut/points/$last.tmp"
rm "$dir/cut/points/$last"
: >"$dir/cut/locks/${before%.json}"
expect 0 "killed in the middle" "$program" sweep "$dir/run.ini" -o "$dir/cut"
same "$dir/cut" "killed in the middle"
[ -z "$(find "$dir/cut" -name '*.tmp')" ] && [ -z "$(ls "$dir/cut/locks")" ] && pass || fail "left after the middle: $(ls "$dir/cut/points" "$dir/cut/locks" | grep -v 'json$')"

# Two users at once.
"$program" sweep "$dir/run.ini" -j 2 -o "$dir/two" >"$dir/said" 2>&1 &
other=$!
expect 0 "two at once" "$program" sweep "$dir/run.ini" -j 2 -o "$dir/two"
wait $other && pass || fail "the other of two: $(cat "$dir/said")"
once "$dir/two" $results "two at once"
same "$dir/two" "two at once"

# A damaged result counts as none; a task that fails is told and its row is empty there.
first=$(ls "$dir/two/points" | head -n 1)
rm "$dir/two/points/$first"
expect 0 "a lost result" "$program" sweep "$dir/run.ini" -o "$dir/two"
same "$dir/two" "a lost result"
printf '[sweep]\nconfig = turing_ocu\nrun = run\nkernel = matmul\ntrace = tests/data/framed_calls.traceg\ncycles = 500\n[axes]\nregfile.warps = 1, 8\n' >"$dir/fails.ini"
expect 1 "a task that fails" "$program" sweep "$dir/fails.ini" -o "$dir/fails"
said "cannot fit" "a task that fails"
[ "$("$json" "$dir/fails/results.json" failures)" -ge 1 ] && pass || fail "no failure in the results"
made=$(ends "$dir/fails") without=$("$json" "$dir/fails/results.json" failures)
expect 1 "a failure stays" "$program" sweep "$dir/fails.ini" -o "$dir/fails"
[ "$(ends "$dir/fails")" -eq "$made" ] && pass || fail "a failure was made again"
expect 1 "--again" "$program" sweep "$dir/fails.ini" --again -o "$dir/fails"
[ "$(ends "$dir/fails")" -eq $((made + without)) ] && pass || fail "--again made $(($(ends "$dir/fails") - made)) results, not $without"

# Mistakes, each with its line; nothing is made.
wrong() {
    printf '%b' "$2" >"$dir/wrong.ini"
    expect 2 "$1" "$program" sweep "$dir/wrong.ini" -o "$dir/wrong"
    said "$3" "$1"
    [ -e "$dir/wrong" ] && fail "$1: a folder was made" || pass
}
head='[sweep]\nconfig = tiny\nrun = run\nkernel = matmul\n'
wrong "an unknown parameter" "$head[axes]\nregfile.bank = 4\n" "wrong.ini:6: regfile.bank: unknown parameter (the nearest known one is regfile.banks)"
wrong "an unknown command" '[sweep]\nconfig = tiny\nrun = walk\n' "wrong.ini:3: run = walk: no such command in a sweep"
wrong "an unknown key" "${head}kernels = a\n" "wrong.ini:5: kernels = a: unknown key (the nearest known one is kernel)"
wrong "an unknown section" "$head[axis]\n" "wrong.ini:5: [axis]: unknown section (the nearest known one is axes)"
wrong "an unknown preset" '[sweep]\nconfig = tinny\nrun = run\nkernel = matmul\n' "wrong.ini:2: config = tinny: neither a preset nor a file"
wrong "no workload" '[sweep]\nconfig = tiny\nrun = run\n' "trace = or kernel = is missing"
wrong "a missing trace" "${head}trace = none.traceg\n" "wrong.ini:5: trace = none.traceg: cannot be read"
wrong "a rule that says nothing" "$head[only]\na = regfile.banks\n" "wrong.ini:6: regfile.banks: a comparison"
wrong "a band that is none" "$head[bands]\nrun.ipc = wide\n" "wrong.ini:6: run.ipc = wide: no error band"
wrong "a seed that is none" '[sweep]\nconfig = tiny\nrun = cosim\nseed = one\n' "wrong.ini:4: seed = one: must be a whole number"
wrong "an unknown technology" '[sweep]\nconfig = tiny\nrun = report\ntech = osu19\n' "wrong.ini:4: tech = osu19: unknown technology (the nearest known one is osu018)"
wrong "an unknown study" '[sweep]\nrun = study\nstudy = malekkeh\n' "wrong.ini:3: study = malekkeh: no such study"
wrong "an unknown block" "${head}top = nothing\n" "[sweep] top = nothing: no such block"
wrong "too many sets" "$head[axes]\nregfile.depth = 1..1000\nregfile.warps = 1..1000\n" "[axes] span more than 100,000 sets"
wrong "nothing legal" "$head[axes]\nregfile.banks = 3\n" "none of 1 sets of parameters is legal"

# The page, as a browser makes it.
if command -v chromium >/dev/null; then
    # page FILE: its text once its script has run, into dom.html; what it says to the console, into console
    page() {
        chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/browser" --virtual-time-budget=3000 --enable-logging=stderr \
            --dump-dom "file://$(realpath "$1")" >"$dir/dom.html" 2>"$dir/browser.log"
        grep ':CONSOLE' "$dir/browser.log" >"$dir/console"
    }
    page "$dir/whole/index.html"
    [ ! -s "$dir/console" ] && pass || fail "the page says to the console: $(cat "$dir/console")"
    [ "$(grep -o '<tr id="row-d[0-9]*"' "$dir/dom.html" | wc -l)" -eq 8 ] && pass || fail "the page has not its rows"
    [ "$(grep -o '<circle ' "$dir/dom.html" | wc -l)" -eq 16 ] && pass || fail "the page has not its points"
    grep -q 'class="frontline"' "$dir/dom.html" && pass || fail "the page has no front"
    expect 0 "ranks of the page" $python tests/ranks.py "$dir/whole/results.json" "$dir/dom.html"
    sed 's/^both(); table();/both(); tabel();/' "$dir/whole/index.html" >"$dir/broken.html"
    page "$dir/broken.html"
    [ -s "$dir/console" ] && pass || fail "an error in a page would not be seen"
else
    skip "the page in a browser: no chromium"
fi

[ "${3:-}" = slurm ] || score
. tests/scripts/slurm_here.sh
if ! why=$(slurm_start "$(realpath "$dir")/slurm" 2>&1); then
    skip "Slurm: $why"
    score
fi
slurm_dir=$(realpath "$dir")/slurm SLURM_CONF=$(realpath "$dir")/slurm/slurm.conf PATH=$PATH:/usr/sbin
export SLURM_CONF
trap slurm_stop EXIT
expect 0 "Slurm" "$program" sweep "$dir/run.ini" --slurm --partition all --time 10 --tasks 4 -o "$dir/array"
once "$dir/array" $results Slurm
same "$dir/array" Slurm
"$program" sweep "$dir/run.ini" --slurm --tasks 2 -o "$dir/dies" >"$dir/said" 2>&1 &
front=$!
while [ "$(ends "$dir/dies")" -lt 5 ] && kill -0 $front 2>/dev/null; do sleep 0.1; done
slurm_kill n2
wait $front && pass || fail "one of two nodes died: $(cat "$dir/said")"
once "$dir/dies" $results "one of two nodes died" 1
same "$dir/dies" "one of two nodes died"
[ "$(sinfo -h -N -n n2 -o '%T')" != idle ] && pass || fail "the node did not die"
score
