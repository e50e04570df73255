#!/bin/sh
# report_page.sh PROGRAM DIR CONFIG...: the page of every report in a browser: no errors, its treemap and its blocks drawn,
# the bars of its slack those of report.json.
set -u
. tests/scripts/common.sh
program=$1 dir=$2
shift 2
rm -rf "$dir"
mkdir -p "$dir"
command -v chromium >/dev/null || { skip "report pages in a browser: no chromium"; score; }
# page FILE: its text, into dom.html; what it says to the console, into console
page() {
    chromium --headless --no-sandbox --disable-gpu --user-data-dir="$dir/browser" --virtual-time-budget=3000 --enable-logging=stderr \
        --dump-dom "file://$(realpath "$1")" >"$dir/dom.html" 2>"$dir/browser.log"
    grep ':CONSOLE' "$dir/browser.log" >"$dir/console"
}
for preset in "$@"; do
    expect 0 "report $preset" "$program" report "$preset" -o "$dir/$preset" || continue
    page "$dir/$preset/report.html"
    [ ! -s "$dir/console" ] && pass || fail "$preset: the page says to the console: $(cat "$dir/console")"
    [ "$(grep -o '<rect ' "$dir/dom.html" | wc -l)" -ge 8 ] && grep -q 'aria-label="area by module"' "$dir/dom.html" &&
        grep -q 'marker-end' "$dir/dom.html" && pass || fail "$preset: no treemap or no blocks"
    drawn=$(grep -o 'ns: [0-9]* end points' "$dir/dom.html" | awk '{ n += $2 } END { print n + 0 }')
    [ "$drawn" -gt 0 ] && [ "$drawn" = "$("$json" "$dir/$preset/report.json" slack/end_points)" ] && pass ||
        fail "$preset: bars of $drawn end points"
    [ "$(wc -c <"$dir/$preset/report.html")" -lt 300000 ] && pass || fail "$preset: the page has 300 KB or more"
    [ -s "$dir/$preset/diagram.svg" ] && pass || fail "$preset: no diagram.svg"
done
echo '<html><body><script>nothing.there();</script></body></html>' >"$dir/broken.html"
page "$dir/broken.html"
[ -s "$dir/console" ] && pass || fail "an error in a page would not be seen"
score
