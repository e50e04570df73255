#!/bin/sh
# man3.sh HEADER VERSION DIR: pages of section 3 from the public header: one for every function, with what stands above it,
# and libwarpsmith.3 with what stands at its top and the list of all. A function without words of its own has those above.
set -eu
header=$1 version=$2 dir=$3
mkdir -p "$dir"
awk -v dir="$dir" -v version="$version" '
function roff(s) { gsub(/\\/, "\\e", s); gsub(/-/, "\\-", s); if (s ~ /^[.\x27]/) s = "\\\\\\&" s; return s }
function finish(    name, call, first, file, i, lines) {
    call = declaration
    gsub(/WARPSMITH_API /, "", call); gsub(/[ \t]+/, " ", call); sub(/^ /, "", call)
    match(call, /warpsmith_[a-z_0-9]+\(/)
    name = substr(call, RSTART, RLENGTH - 1)
    first = words
    sub(/\. .*/, "", first); sub(/\.$/, "", first); sub(/[:;] .*/, "", first); sub(/ \([^)]*$/, "", first)
    if (first == "") first = "see libwarpsmith(3)"
    file = dir "/" name ".3"
    printf ".\\\" From the comments of warpsmith.h.\n.TH %s 3 \"\" \"libwarpsmith %s\" \"Library Functions\"\n", toupper(name), version > file
    printf ".SH NAME\n%s \\- %s\n.SH SYNOPSIS\n.nf\n.B #include <warpsmith.h>\n.PP\n.B \"%s\"\n.fi\n", name, roff(tolower(substr(first, 1, 1)) substr(first, 2)), roff(call) > file
    printf ".PP\nLink with \\fI\\-lwarpsmith\\fR.\n.SH DESCRIPTION\n%s\n", roff(words) > file
    if (group != "") printf ".SH NOTES\nOne of: %s.\n", roff(group) > file
    printf ".SH SEE ALSO\n.BR libwarpsmith (3),\n.BR warpsmith (1)\n" > file
    close(file)
    all = all "\n.TP\n.BR " name " (3)\n" roff(first)
}
/^\/\* ---- / { group = $0; sub(/^\/\* ---- /, "", group); sub(/ ---- \*\/$/, "", group); words = ""; all = all "\n.SS " group; next }
/^\/\*/ { words = ""; comment = 1 }
comment {
    line = $0
    ended = line ~ /\*\/ *$/; sub(/ *\*\/ *$/, "", line); sub(/^\/\* ?/, "", line); sub(/^ \* ?/, "", line)
    # an empty line ends a paragraph
    words = line ~ /^ *$/ ? words "\n.PP\n" : (words == "" || words ~ /\n$/ ? words line : words " " line)
    if (ended) { comment = 0; if (intro == "") intro = words }
    next
}
/^WARPSMITH_API/ { declaration = ""; on = 1 }
on { declaration = declaration " " $0; if (/;/) { on = 0; finish() } next }
END {
    file = dir "/libwarpsmith.3"
    sub(/^libwarpsmith: /, "", intro)
    printf ".\\\" From the comments of warpsmith.h.\n.TH LIBWARPSMITH 3 \"\" \"libwarpsmith %s\" \"Library Functions\"\n.SH NAME\nlibwarpsmith \\- golden models and Verilog of GPU register files in a program\n.SH SYNOPSIS\n.nf\n.B #include <warpsmith.h>\n.fi\n.PP\nLink with \\fI\\-lwarpsmith\\fR (\\fBpkg\\-config \\-\\-libs warpsmith\\fR).\n.SH DESCRIPTION\n", version > file
    n = split(intro, part, "\n")
    for (i = 1; i <= n; i++) print (part[i] == ".PP" ? part[i] : roff(part[i])) > file
    printf ".SH FUNCTIONS%s\n.SH SEE ALSO\n.BR warpsmith (1)\n", all > file
}' "$header"
