#!/bin/sh
# docs.sh PROGRAM: the documents speak of what exists: links, make targets, commands, options; the man
# page covers every command and every option, and none that is not there.
set -u
. tests/scripts/common.sh
program=$1
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
[ -n "$commands" ] && pass || fail "no commands in --help"
documents=$(ls README.md docs/*.md docs/*/*.md)

# What is asked for often, once: the options of each command, the lists of each campaign.
kept=$(mktemp -d "${TMPDIR:-/var/tmp}/warpsmith_docs.XXXXXX") || exit 1
trap 'rm -rf "$kept"' EXIT
for command in $commands; do
    "$program" "$command" --help | sed -n 's/^  *\(-., \)\{0,1\}\(--[a-z][a-z-]*\).*/\2/p' | sort -u >"$kept/$command"
done
for campaign in rules coverage mutants proofs; do sh tests/scripts/lists.sh $campaign | sed '/^#/d' >"$kept/$campaign.list"; done

# Links to files of the tree; those of quoted text are not the page's.
for page in $documents; do
    here=$(dirname "$page")
    for link in $(awk '/^```/ { code = !code } !code' "$page" | grep -oE '\]\([^)#]+' | sed 's/^](//' | grep -v '^https\?:'); do
        if [ -e "$here/$link" ]; then pass; else fail "$page: no $link"; fi
    done
done

# What a user does not have is not cited.
absent=$(git grep -nE '\b(spec|anchors)\.md' -- ':!tests/scripts/docs.sh' 2>/dev/null)
[ -z "$absent" ] && pass || fail "not in the repository: $absent"

# Pages are to be read: results apart, so many words and no more.
words=$(cat README.md docs/*.md docs/blocks/*.md docs/tools/*.md | wc -w)
[ "$words" -le 70000 ] && pass || fail "$words words outside of docs/results: at most 70000"

# Targets named in `make X`.
for page in $documents; do
    for target in $(grep -oE '(^ *|`|\$ )make [a-z][a-z-]*' "$page" | sed 's/.*make //' | sort -u); do
        if grep -qE "^$target:" Makefile tests/*.mk; then pass; else fail "$page: no target $target"; fi
    done
done

# Commands and options in lines that call the program.
for page in $documents; do
    grep -oE '(^ *|`|\$ |build/)warpsmith [a-z]+[^`#|]*' "$page" | sed 's/.*warpsmith //' |
        while read -r command rest; do
            if [ ! -e "$kept/$command" ]; then
                echo "$page: no command $command"
                continue
            fi
            case $rest in
            *--*)
                printf '%s\n' "$rest" | grep -oE -- '--[a-z][a-z-]*' | sort -u | comm -23 - "$kept/$command" |
                    sed "s,^,$page: $command has no ,"
                ;;
            esac
        done
done >"${TMPDIR:-/var/tmp}/warpsmith_docs.$$"
if [ -s "${TMPDIR:-/var/tmp}/warpsmith_docs.$$" ]; then
    while read -r line; do fail "$line"; done <"${TMPDIR:-/var/tmp}/warpsmith_docs.$$"
else
    pass
fi
rm -f "${TMPDIR:-/var/tmp}/warpsmith_docs.$$"

# The man page: one .SS per command, its options there and nowhere else.
page=docs/warpsmith.1
awk '/^\.SH "?COMMON OPTIONS/ { on = 1; next } /^\.SH/ { on = 0 } on' "$page" | sed 's/\\-/-/g' |
    grep -oE -- '--[a-z][a-z-]*' | sort -u >"$kept/common"
for command in $commands; do
    section=$(awk -v c="$command" '$1 == ".SH" { on = 0 } $1 == ".SS" { on = ($2 == "warpsmith" && $3 == c) || $2 == c } on' \
        "$page" | sed 's/\\-/-/g')
    if [ -z "$section" ]; then
        fail "$page: no section for $command"
        continue
    fi
    printf '%s\n' "$section" | grep -oE -- '--[a-z][a-z-]*' | sort -u >"$kept/said"
    sort -u "$kept/said" "$kept/common" >"$kept/either"
    for option in $(comm -23 "$kept/$command" "$kept/either"); do fail "$page: $command: $option is missing"; done
    for option in $(comm -13 "$kept/$command" "$kept/said"); do fail "$page: $command has no $option"; done
    passed=$((passed + $(comm -12 "$kept/$command" "$kept/either" | wc -l) + $(comm -12 "$kept/$command" "$kept/said" | wc -l)))
done
for command in $(sed -n 's/^\.SS "\{0,1\}\(warpsmith \)\{0,1\}\([a-z]*\).*/\2/p' "$page"); do
    if printf '%s\n' "$commands" | grep -qx "$command"; then pass; else fail "$page: $command is no command"; fi
done
warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null)
[ -z "$warnings" ] && pass || fail "$page: $warnings"

# The controller's storage in docs/results/morpheus.md is what the study prints.
dir=$(mktemp -d "${TMPDIR:-/var/tmp}/warpsmith_docs.XXXXXX")
"$program" study morpheus-capacity -o "$dir" >/dev/null || fail "study morpheus-capacity"
sed -n '/^storage of one controller/,/^bits:/p' "$dir/morpheus-capacity.md" | grep '^|' >"$dir/rows"
[ -s "$dir/rows" ] && pass || fail "no storage of one controller"
while read -r row; do
    if grep -qxF -- "$row" docs/results/morpheus.md; then pass; else fail "docs/results/morpheus.md has no row $row"; fi
done <"$dir/rows"
rm -rf "$dir"

# Every block of the program: its page, its row in README's table, and where it is measured.
sh tests/scripts/blocks.sh "$program" check && pass || fail "README.md: the table of blocks is not that of the program: make blocks"
list=${TMPDIR:-/var/tmp}/warpsmith_list.$$
"$program" list --json="$list" >/dev/null || fail "list"
has_row() { if grep -qE "$1" "$kept/$2.list"; then pass; else fail "$2: nothing of $3"; fi; }
for block in $("$json" "$list" rows blocks name); do
    [ -e "docs/blocks/$block.md" ] && pass || fail "docs/blocks/$block.md: is missing"
    for campaign in rules coverage; do has_row "^$block " $campaign "$block"; done
    has_row "^[a-z]+ +$block " mutants "$block"
done
# A set `regfile` of proofs.txt is all the blocks of its preset.
n=0
for preset in $("$json" "$list" rows presets name); do
    if grep -qE "^regfile +$preset\$" tests/matrix/proofs.txt; then
        proven="${proven:-} $("$json" "$list" rows "presets/$n/blocks" | tr '\n' ' ')"
    fi
    n=$((n + 1))
done
for block in $("$json" "$list" rows blocks name); do
    case " ${proven:-} " in
    *" $block "*) pass ;;
    *) has_row "^$block " proofs "$block" ;;
    esac
done
for page in docs/blocks/*.md; do
    { "$json" "$list" rows blocks name && "$json" "$list" rows children name; } | grep -qx "$(basename "$page" .md)" && pass ||
        fail "$page: no such block"
done
rm -f "$list"
score
