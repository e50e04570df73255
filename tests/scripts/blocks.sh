#!/bin/sh
# blocks.sh PROGRAM write|check: the table of blocks in README.md, which `warpsmith list` makes: the block, what it is,
# and its page under the letters with which the page's rules begin.
set -u
program=$1 mode=$2
table=$("$program" list) || exit
table=$(printf '%s\n' "$table" | awk '
    /^[a-z]/ { on = $1 == "blocks:"; next }
    on {
        name = $1; page = "docs/blocks/" name ".md"; rules = "page"
        while ((getline line < page) > 0)
            if (match(line, /^\| [A-Z]+-[A-Z]+[0-9]+ \|/)) { rules = substr(line, 3); sub(/-.*/, "", rules); break }
        close(page)
        sub(/^ *[a-z_0-9]+ +[a-z]+ +[a-z]+ +/, "")
        print "| `" name "` | " $0 " | [" rules "](" page ") |"
    }')
new=$(printf '%s\n' "$table" | awk '
    NR == FNR { row[++n] = $0; next }
    /^## / { in_blocks = $0 == "## Blocks" }
    in_blocks && /^\| `/ { if (!done++) for (i = 1; i <= n; i++) print row[i]; next }
    { print }
    END { exit !done }' - README.md) || exit
if [ "$mode" = write ]; then
    printf '%s\n' "$new" >README.md
else
    printf '%s\n' "$new" | cmp -s - README.md
fi
