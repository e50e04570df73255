#!/bin/sh
# usage: made_up.sh [-l] [FOLDER...]
# Wires and registers of the emitted modules (rtl/*, or the folders given), and how many of them have
# a name that the printer made up: those begin with "_". Fails where a module has more of them than
# 5 %, unless tests/data/made_up.txt allows it more for now; that table may only shrink. -l: all
# modules, and nothing fails.
set -u
list=0
[ "${1:-}" = -l ] && { list=1; shift; }
[ $# -gt 0 ] || set -- rtl/*/
for d in "$@"; do ls "$d"/*.v; done | xargs awk -v list=$list '
    # Names in a declaration without its values: parts in brackets and braces do not count.
    function count(text, names, n, i, name) {
        sub(/=.*/, "", text)
        gsub(/\[[^]]*\]|\(\*[^*]*\*\)/, " ", text)
        sub(/^ *(wire|reg) /, "", text)
        n = split(text, names, ",")
        for (i = 1; i <= n; i++) {
            name = names[i]
            gsub(/[ ;]/, "", name)
            if (name == "" || name ~ /unused_/) continue
            named[module]++
            if (substr(name, 1, 1) == "_") { derived[module]++; which[module] = which[module] " " name }
        }
    }
    FILENAME == "tests/data/made_up.txt" { next }
    /^module / {
        module = FILENAME; sub(/^rtl\//, "", module); gsub(/\/+/, "/", module); sub(/\.v$/, "", module)
        modules[++nmodules] = module; derived[module] += 0; named[module] += 0
    }
    /^ *function / { inside = 1 }
    /^ *endfunction/ { inside = 0 }
    inside { next }
    { sub(/\/\/.*/, "") }
    /^ *(\(\*.*\*\) *)?(wire|reg) / && module != "" { text = ""; open = 1 }
    open { text = text " " $0; if (/;/ || /=/) { count(text); open = 0 } }
    END {
        while ((getline line < "tests/data/made_up.txt") > 0) {
            if (line ~ /^#/) continue
            split(line, f, " "); allowed[f[1]] = f[2]
        }
        for (i = 1; i <= nmodules; i++) {
            m = modules[i]; base = m; sub(/.*\//, "", base)
            share = named[m] ? 100 * derived[m] / named[m] : 0
            all += named[m]; made_up += derived[m]
            if (list) printf "%5d of %5d %5.1f %% %s\n", derived[m], named[m], share, m
            else if (share > 5 && derived[m] > allowed[base]) {
                printf "%s: %d of %d names are made up, %d allowed:%s\n", m, derived[m], named[m], allowed[base] + 0, which[m]
                bad = 1
            }
        }
        printf "%d of %d names in %d modules are made up\n", made_up, all, nmodules
        exit bad
    }'
