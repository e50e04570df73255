#!/bin/sh
# Prints the given .ini files as the C source of the compiled-in presets. The first line of each file
# is its summary, a comment.
set -eu
LC_ALL=C
export LC_ALL
quote='s/\\/\\\\/g; s/"/\\"/g'
echo '#include "params/presets.h"'
echo '#include <stddef.h>'
echo 'const struct preset params_preset_texts[] = {'
for f in "$@"; do
    summary=$(sed -n -e "$quote" -e '1s/^# *//p' "$f")
    [ -n "$summary" ] || { echo "$f: the first line is no comment" >&2; exit 1; }
    printf '    {"%s", "%s",\n' "$(basename "$f" .ini)" "$summary"
    sed -e "$quote" -e 's/.*/     "&\\n"/' "$f"
    echo '    },'
done
echo '    {NULL, NULL, NULL},'
echo '};'
echo 'const char *const params_preset_names[] = {'
for f in "$@"; do
    printf '    "%s",\n' "$(basename "$f" .ini)"
done
echo '    NULL,'
echo '};'
