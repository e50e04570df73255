#!/bin/sh
# packages.sh DIR: Debian packages from a fresh clone, by lintian without errors, installed into a root of their own and tried there
# (debian/tests). Skipped without the tools, or without the rights for a root.
set -u
. tests/scripts/common.sh
dir=$1
for tool in dpkg-buildpackage dh lintian; do
    command -v $tool >/dev/null || { echo "no $tool"; exit 77; }
done
rm -rf "$dir"
mkdir -p "$dir"
dir=$(realpath "$dir")
expect 0 "clone" git clone -q . "$dir/warpsmith" || score
(cd "$dir/warpsmith" && DEB_BUILD_OPTIONS=parallel=2 dpkg-buildpackage -us -uc -b) >"$dir/build.log" 2>&1 && pass || {
    fail "dpkg-buildpackage"
    tail -n 20 "$dir/build.log"
    score
}
for package in warpsmith libwarpsmith0 libwarpsmith-dev warpsmith-doc; do
    ls "$dir/$package"_*.deb >/dev/null 2>&1 && pass || fail "no package $package"
done
errors=$(lintian --allow-root --fail-on none "$dir"/*.changes 2>/dev/null | grep '^E:')
[ -z "$errors" ] && pass || fail "lintian: $errors"
mkdir "$dir/root"
for package in "$dir"/*.deb; do dpkg-deb -x "$package" "$dir/root"; done
root=$dir/root/usr lib=$(dirname "$(ls "$dir"/root/usr/lib/*/libwarpsmith.so.0)")
export LD_LIBRARY_PATH="$lib"
mkdir -p "$dir/tried"
cd "$dir/tried" || exit
expect 0 "README's first example" env PATH="$root/bin:$PATH" AUTOPKGTEST_TMP="$dir/tried" sh "$dir/warpsmith/debian/tests/first-example"
sed -i "s|^prefix=.*|prefix=$root|; s|^libdir=.*|libdir=$lib|" "$lib/pkgconfig/warpsmith.pc"
if command -v pkg-config >/dev/null; then
    expect 0 "the library" env PKG_CONFIG_PATH="$lib/pkgconfig" AUTOPKGTEST_TMP="$dir/tried" sh "$dir/warpsmith/debian/tests/library"
fi
unset LD_LIBRARY_PATH
# A clean root, where one can be made: this system's release from where apt takes it, all four packages with what they depend on, and
# both of debian/tests.
root=$dir/clean
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap >/dev/null; then
    skip "a clean root: it needs debootstrap and root"
    score
fi
release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | sed -n "s/^URIs: *//p; s/^deb \([a-z]*:[^ ]*\) $release .*/\1/p" | head -n 1)
# shellcheck disable=SC2086
if ! debootstrap --variant=minbase "$release" "$root" $mirror >"$dir/bootstrap.log" 2>&1; then
    skip "a clean root: $(tail -n 1 "$dir/bootstrap.log")"
    score
fi
# in_root NAME COMMANDS: in a mount and process space of its own, which has its own /proc and leaves nothing mounted
in_root() {
    unshare --mount --pid --fork sh -c 'mount -t proc proc "$1/proc" && exec chroot "$1" env DEBIAN_FRONTEND=noninteractive AUTOPKGTEST_TMP="/tmp/$2" \
        sh -euc "mkdir -p /tmp/$2; $3"' sh "$root" "$1" "$2"
}
cp "$dir"/*.deb "$root/tmp/"
cp -r "$dir/warpsmith/debian/tests" "$root/tmp/"
needs=$(sed -n 's/^Depends: //p' "$dir/warpsmith/debian/tests/control" | tr -d ',' | tr ' ' '\n' | grep -v warpsmith | sort -u | tr '\n' ' ')
expect 0 "apt-get install in a clean root" in_root installed "apt-get update -qq; apt-get install -y -qq --no-install-recommends /tmp/*.deb $needs"
expect 0 "README's first example in a clean root" in_root example "sh /tmp/tests/first-example"
expect 0 "the library in a clean root" in_root library "sh /tmp/tests/library"
expect 0 "apt-get purge" in_root purge "apt-get purge -y -qq warpsmith libwarpsmith0 libwarpsmith-dev warpsmith-doc"
left=$(find "$root/usr" "$root/etc" "$root/var/lib/dpkg/info" -name '*warpsmith*' | head -n 3)
[ -z "$left" ] && pass || fail "left behind by the packages: $left"
rm -rf "$root" # hundreds of megabytes
score
