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

# put_figures PAGE FOLDER write|check: what FOLDER/NAME.md holds is what PAGE has between the marks of
# NAME, or comes there. Marks without such a file are left alone.
put_figures() {
    awk -v dir="$2" '
        /^<!-- [a-z-]+ end -->$/ { on = 0 }
        !on
        /^<!-- [a-z-]+ begin -->$/ {
            file = dir "/" $2 ".md"
            while ((getline line < file) > 0) { on = 1; print line }
        }' "$1" >"$2/page"
    for made in "$2"/*.md; do
        grep -q "^<!-- $(basename "$made" .md) begin -->$" "$1" && pass || fail "$1: no marks for $(basename "$made" .md)"
    done
    if [ "$3" = write ]; then
        cp "$2/page" "$1"
    elif diff -u "$1" "$2/page" >"$2/diff"; then
        pass
    else
        fail "$1: figures are not those of today (after a look at the difference: make figures)"
        sed 1,2d "$2/diff"
    fi
}

# The score line that the runner reads; ends the script. Nothing tried is no success.
score() {
    [ $((passed + failed + skipped)) -gt 0 ] || fail "nothing was tried"
    echo "$passed passed, $failed failed, $skipped skipped"
    [ "$failed" -eq 0 ]
    exit
}
