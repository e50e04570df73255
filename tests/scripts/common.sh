# Sourced by the scripts of the tests: counting, traces, figures.
passed=0 failed=0 skipped=0
traces=../shared/traces
json=${JSON_TOOL:-build/tests/json}

pass() { passed=$((passed + 1)); }
fail() { failed=$((failed + 1)); echo "FAIL: $*"; }
skip() { skipped=$((skipped + 1)); echo "skipped: $*"; }

# Runs a command quietly; on the wrong exit status shows what it said. expect STATUS NAME COMMAND...
expect() {
    want=$1 name=$2
    shift 2
    out=$("$@" 2>&1 </dev/null)
    got=$?
    if [ "$got" -eq "$want" ]; then
        pass
    else
        fail "$name: exit status $got, not $want: $*"
        printf '%s\n' "$out" | tail -n 25
        return 1
    fi
}

need_traces() {
    if [ ! -d "$traces" ]; then
        echo "no traces at $traces"
        exit 77
    fi
}

# The score line that the runner reads; ends the script.
score() {
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
    exit
}
