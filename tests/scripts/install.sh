#!/bin/sh
# install.sh DIR: an installed copy works from another folder, without the source tree's paths.
set -u
. tests/scripts/common.sh
dir=$1
rm -rf "$dir"
mkdir -p "$dir/elsewhere"
dir=$(realpath "$dir")
expect 0 "make install" make --no-print-directory -s install PREFIX="$dir/root" || score
cd "$dir/elsewhere"
program=$dir/root/bin/warpsmith
expect 0 "installed gen" "$program" gen tiny -o package
expect 0 "installed cosim" "$program" cosim tiny --cycles 1000 --seed 1
for file in man/man1/warpsmith.1 man/man1/warpsmith-run.1 man/man3/libwarpsmith.3 bash-completion/completions/warpsmith \
    zsh/site-functions/_warpsmith fish/vendor_completions.d/warpsmith.fish; do
    [ -s "$dir/root/share/$file" ] && pass || fail "no $file"
done
# The library as it was installed, found by pkg-config where there is one.
printf '#include <warpsmith.h>\nint main(void) { return !warpsmith_preset(0); }\n' >mine.c
flags="-I$dir/root/include -L$dir/root/lib -lwarpsmith"
command -v pkg-config >/dev/null && flags=$(PKG_CONFIG_PATH=$dir/root/lib/pkgconfig pkg-config --cflags --libs warpsmith)
# shellcheck disable=SC2086
expect 0 "a program of one's own" cc mine.c -o mine $flags -Wl,-rpath,"$dir/root/lib"
expect 0 "which runs" ./mine
# Completion, where its shell is.
if command -v bash >/dev/null; then
    out=$(bash -c '. ../root/share/bash-completion/completions/warpsmith; COMP_WORDS=(warpsmith run --keep); COMP_CWORD=2; _warpsmith; echo "${COMPREPLY[@]}"')
    [ "$out" = --keep-going ] && pass || fail "bash completes --keep to $out"
    out=$(bash -c '. ../root/share/bash-completion/completions/warpsmith; COMP_WORDS=(warpsmith gen fermi16); COMP_CWORD=2; _warpsmith; echo "${COMPREPLY[@]}"')
    [ "$out" = fermi16 ] && pass || fail "bash completes fermi16 to $out"
fi
for shell in zsh fish; do
    command -v $shell >/dev/null || continue
    expect 0 "$shell reads its completion" $shell -n "$(ls ../root/share/$shell/*/*warpsmith*)"
done
if strings -d "$program" 2>/dev/null | grep -q "$OLDPWD"; then
    fail "the installed program names the source folder"
fi
cd "$OLDPWD" || exit
expect 0 "make uninstall" make --no-print-directory -s uninstall PREFIX="$dir/root"
[ -z "$(find "$dir/root" ! -type d)" ] && pass || fail "left behind: $(find "$dir/root" ! -type d)"
score
