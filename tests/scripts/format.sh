#!/bin/sh
# Every tracked C file is as clang-format writes it. Mended by `make format`.
set -u
command -v git >/dev/null && git rev-parse --git-dir >/dev/null 2>&1 ||
    { echo "not a git work tree: which files are tracked is unknown"; exit 77; }
if ! git ls-files -z '*.c' '*.h' '*.cpp' | xargs -0 clang-format --dry-run -Werror; then
    echo "mended by: make format"
    exit 1
fi
