#!/bin/sh
# completion.sh PROGRAM bash|zsh|fish: completion of commands, options, presets and files, from the program's own tables.
set -eu
program=$1 shell=$2
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
presets=$("$program" list | sed -n '/^presets:/,/^[a-z]/s/^  \([a-z0-9_]*\) .*/\1/p' | tr '\n' ' ')
each() { for c in $commands; do "$program" "$c" --help-as "$shell"; done; }
case $shell in
bash)
    echo '# bash completion of warpsmith, made from its tables of options.'
    echo '_warpsmith() {'
    echo '    local commands words presets cur=${COMP_WORDS[COMP_CWORD]}'
    echo "    presets='$presets'"
    printf '    %s' "$("$program" --help-as bash)"
    cat <<'END'

    COMPREPLY=()
    if ((COMP_CWORD == 1)); then
        COMPREPLY=($(compgen -W "$commands" -- "$cur"))
        return
    fi
    case ${COMP_WORDS[1]} in
    help) words=$commands ;;
END
    each
    cat <<'END'
    *) return ;;
    esac
    if [[ $cur == -* || ${COMP_WORDS[1]} == help ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$cur"))
        [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace 2>/dev/null
    else
        COMPREPLY=($(compgen -W "$presets" -- "$cur") $(compgen -f -- "$cur"))
        compopt -o filenames 2>/dev/null
    fi
    return 0
}
complete -F _warpsmith warpsmith
END
    ;;
zsh)
    echo '#compdef warpsmith'
    echo '# zsh completion of warpsmith, made from its tables of options.'
    echo "_warpsmith_words() { _alternative 'presets:preset:($presets)' 'files:file:_files' }"
    echo '_warpsmith() {'
    echo '  local -a commands'
    echo '  commands=('
    "$program" --help-as zsh
    echo '  )'
    echo '  if ((CURRENT == 2)); then'
    echo '    _describe command commands'
    echo '    return'
    echo '  fi'
    echo '  local command=$words[2]'
    echo '  shift words'
    echo '  ((CURRENT--))'
    echo '  case $command in'
    each
    echo '  esac'
    echo '}'
    echo '_warpsmith "$@"'
    ;;
fish)
    echo '# fish completion of warpsmith, made from its tables of options.'
    "$program" --help-as fish
    each
    echo "complete -c warpsmith -n 'not __fish_use_subcommand' -a '$presets'"
    ;;
*)
    echo "completion.sh: $shell: bash, zsh or fish is wanted" >&2
    exit 2
    ;;
esac
