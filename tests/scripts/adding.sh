#!/bin/sh
# adding.sh FOLDER [BUILD]: follows docs/adding.md to the letter in a copy of the tree below FOLDER: writes its files,
# adds its lines, runs its commands. With BUILD, a folder with the objects of this tree, it starts from these, compiles
# without optimisation and leaves out the commands that take long: mutants, reports, another preset.
set -u
. tests/scripts/common.sh
copy=$1/tree objects=${2:-}
[ -z "$objects" ] || export OPT=-O0
command -v git >/dev/null && git rev-parse --git-dir >/dev/null 2>&1 ||
    { echo "not a git work tree: which files are tracked is unknown"; exit 77; }
rm -rf "$copy" && mkdir -p "$copy" || exit 1
# With what is new and not tracked yet.
git ls-files -z -co --exclude-standard | tar -c --null --ignore-failed-read -T - 2>/dev/null | tar -x -C "$copy" || exit 1

[ -z "$objects" ] || {
    mkdir -p "$copy/build" && (cd "$objects" && find base params contract gen check cmodel tb synth study cli ./*.a -name '*.[oad]' |
        tar -c -T -) | tar -x -C "$copy/build" || exit 1
}

# One step per fenced block, in the order of the page: NNN.write, NNN.behind or NNN.run.
steps=$1/steps
rm -rf "$steps" && mkdir -p "$steps" || exit 1
awk -v out="$steps" '
    function name(kind) { return sprintf("%s/%03d.%s", out, ++n, kind) }
    !in_block && /^```/ {
        in_block = 1
        if ($0 == "```sh") { kind = "run" } else kind = behind != "" ? "behind" : "write"
        to = name(kind)
        if (kind != "run") { print file > (to ".file"); if (kind == "behind") print behind > (to ".text") }
        printf "" > to
        next
    }
    in_block && /^```$/ { in_block = 0; close(to); file = behind = ""; next }
    in_block { print > to; next }
    { # prose: [In] `FILE`[ ...], behind `TEXT` or "TEXT":
        text = carried " " $0
        carried = $0 ~ /:$/ || $0 == "" ? "" : text
        if (match(text, /In `[^`]+`[^`"]*, behind (`[^`]+`|"[^"]+"):$/)) {
            s = substr(text, RSTART, RLENGTH)
            file = s; sub(/^In `/, "", file); sub(/`.*/, "", file)
            behind = s; sub(/:$/, "", behind)
            quote = substr(behind, length(behind)); behind = substr(behind, 1, length(behind) - 1)
            while (index(behind, "behind " quote)) sub(/.*behind ./, "", behind)
        } else if (match(text, /In `[^`]+`:$/)) {
            file = substr(text, RSTART + 4, RLENGTH - 6); behind = ""
        }
    }
' docs/adding.md

step_write() {
    mkdir -p "$(dirname "$copy/$2")"
    [ -e "$copy/$2" ] && { fail "$2 is there already"; return; }
    cp "$1" "$copy/$2" && pass
}

step_behind() {
    text=$(cat "$1.text")
    awk -v text="$text" -v more="$1" '
        { print }
        !done && index($0, text) { while ((getline line < more) > 0) print line; done = 1 }
        END { exit !done }' "$copy/$2" >"$copy/$2.new" && mv "$copy/$2.new" "$copy/$2" && pass ||
        fail "$2: no line with \"$text\""
}

step_run() {
    while read -r line; do
        [ -n "$line" ] || continue
        case $objects:$line in
        ?*:*" mutate "* | ?*:*" report "* | ?*:*" fermi8 "*) continue ;;
        esac
        if (cd "$copy" && env -u MAKEFLAGS sh -c "$line") >"$1.log" 2>&1 </dev/null; then
            pass
        else
            fail "$line"
            tail -n 25 "$1.log"
            score
        fi
    done <"$1"
}

for step in "$steps"/???.write "$steps"/???.behind "$steps"/???.run; do echo "$step"; done | sort >"$1/list"
# Lines in files that are not the example's own: three. A port more: its four files, and two at most besides.
cat "$steps"/*.write.file | sort >"$1/own"
lines=$(for file in "$steps"/*.behind.file; do
    grep -qxF "$(cat "$file")" "$1/own" || cat "${file%.file}"
done | grep -c .)
[ "$lines" -le 3 ] && pass || fail "the example adds $lines lines to files of others, not three"
files=$(cat "$steps"/*.behind.file | grep -xFf "$1/own" | sort -u | grep -c .)
[ "$files" -ge 4 ] && [ "$files" -le 6 ] && pass || fail "a port more touches $files files, not four to six"
while read -r step; do
    case $step in
    *.run) step_run "$step" ;;
    *.behind) step_behind "$step" "$(cat "$step.file")" ;;
    *) step_write "$step" "$(cat "$step.file")" ;;
    esac
done <"$1/list"
[ "$passed" -gt 30 ] || fail "only $passed steps: is the page still read?"
score
