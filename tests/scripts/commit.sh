#!/bin/sh
# commit.sh [N]: a number that changes with the commit, below N if that is given: the seed of samples that shall not always
# be the same ones. Without git it is 1.
set -u
hash=$(git rev-parse --short=7 HEAD 2>/dev/null) && n=$(printf '%d' "0x$hash") || n=1
echo $((n % ${1:-1000000}))
