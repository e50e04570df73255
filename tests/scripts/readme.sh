#!/bin/sh
# readme.sh PROGRAM DIR write|check [all]: runs the commands of README.md and of the pages for readers, without ../shared; what
# README shows of their output is compared, or written anew. Lines that are not shown may stand between those that are; `...` at the
# end of a line stands for its rest. Speeds, times and line numbers are not compared. `all`: `make demo` too.
set -u
. tests/scripts/common.sh
program=$(realpath "$1") root=$PWD mode=$3 which=${4:-}
mkdir -p "$2"
dir=$(realpath "$2")
rm -rf "$dir"
mkdir -p "$dir/work"
ln -s "$root/docs" "$dir/work/docs"
PATH=$(dirname "$program"):$PATH
export PATH

# What README's commands work on.
expect 0 "gen tiny" "$program" gen tiny -o "$dir/work/edited" || score
sed 's/ready <= ready | write;/ready <= write;/' "$dir/work/edited/ocu.v" >"$dir/ocu.v"
cmp -s "$dir/ocu.v" "$dir/work/edited/ocu.v" && fail "ocu.v: README's defect has no place there"
mv "$dir/ocu.v" "$dir/work/edited/ocu.v"
printf '[regfile]\nbanks = 6\nwarps = 100\ncolour = red\n' >"$dir/work/bad.ini"

# DIR/N.command and DIR/N.want; the page without what is wanted, with @N in its place.
awk -v dir="$dir" '
    /^    \$ (warpsmith|make) / { n++; print substr($0, 7) >(dir "/" n ".command"); print; print "@" n; on = 1; next }
    on && /^    / { print substr($0, 5) >(dir "/" n ".want"); next }
    { on = 0; print }' README.md >"$dir/page"

# renew WANT OUT: the lines of WANT as OUT has them.
renew() {
    awk '
        function plain(s) {
            gsub(/rate=[0-9]+/, "rate=N", s)
            gsub(/[0-9]+ trials in [0-9.]+ s/, "N trials in N s", s)
            gsub(/\([0-9.]+ s\)/, "(N s)", s)
            gsub(/\.vh?:[0-9]+:/, ".v:N:", s)
            if (match(s, /PASS [0-9,]+ +/)) { # the demo: cycles, then cycles per second
                rest = substr(s, RSTART + RLENGTH)
                sub(/^[0-9,]+/, "N", rest)
                s = substr(s, 1, RSTART + RLENGTH - 1) rest
                gsub(/ +/, " ", s)
            }
            return s
        }
        function shape(s) { gsub(/=[0-9a-z]+/, "=", s); gsub(/[0-9][0-9.,]*/, "N", s); gsub(/ +/, " ", s); return s }
        function part(s, n) { return n ? substr(s, 1, n) : s }
        NR == FNR { out[++lines] = $0; next }
        /^ *\.\.\.$/ { print; next }
        {
            open = sub(/ \.\.\.$/, ""); n = open ? length($0) : 0; found = 0
            for (i = at + 1; i <= lines && !found; i++) if (plain(part(out[i], n)) == plain($0)) { found = i; line = $0 }
            for (i = at + 1; i <= lines && !found; i++)
                if (open ? index(shape(out[i]), substr(shape($0), 1, 12)) == 1 : shape(out[i]) == shape($0)) { found = i; line = part(out[i], n) }
            if (!found) { print "NOT IN THE OUTPUT: " $0; next }
            at = found
            print line (open ? " ..." : "")
        }' "$2" "$1"
}

for n in $(cd "$dir" && ls -- *.command | sed 's/\.command$//' | sort -n); do
    want=$dir/$n.want command=$(cat "$dir/$n.command")
    if [ ! -e "$want" ]; then
        case $command in *"--rtl edited"*) due=1 ;; *) due=0 ;; esac # what looks at README's defect fails
        (cd "$dir/work" && sh -c "$command") >"$dir/$n.out" 2>&1 </dev/null
        [ $? -eq $due ] && pass || {
            fail "README.md: $command"
            tail -n 25 "$dir/$n.out"
        }
        continue
    fi
    case $command in
    make*) [ "$which" = all ] && (cd "$root" && $command) >"$dir/$n.out" 2>&1 || { skip "$command"; continue; } ;;
    *) (cd "$dir/work" && sh -c "$command") >"$dir/$n.out" 2>&1 ;;
    esac
    renew "$want" "$dir/$n.out" >"$dir/$n.new"
    if [ "$mode" = check ] && ! cmp -s "$want" "$dir/$n.new"; then
        fail "README.md: $command (after a look at the difference: make figures)"
        diff "$want" "$dir/$n.new"
    elif grep -q '^NOT IN THE OUTPUT' "$dir/$n.new"; then
        fail "README.md: $command: $(grep '^NOT IN THE OUTPUT' "$dir/$n.new")"
    else
        cp "$dir/$n.new" "$want"
        pass
    fi
done
# The pages for readers: each command does what the page says, that is, it ends well.
[ "$mode" != check ] || for page in architect rtl-engineer verification-engineer; do
    rm -rf "$dir/work/out"
    sed -n 's/^    \$ //p' "docs/$page.md" >"$dir/$page.commands"
    [ -s "$dir/$page.commands" ] && pass || fail "docs/$page.md: no commands"
    while read -r command; do
        (cd "$dir/work" && sh -c "$command") >"$dir/$page.out" 2>&1 </dev/null && pass || {
            fail "docs/$page.md: $command: status $?"
            tail -n 25 "$dir/$page.out"
        }
    done <"$dir/$page.commands"
done
[ "$mode" = check ] || awk -v dir="$dir" '
    /^@[0-9]+$/ { file = dir "/" substr($0, 2) ".want"; while ((getline line < file) > 0) print "    " line; next }
    { print }' "$dir/page" >README.md
score
