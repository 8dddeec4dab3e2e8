#compdef tearoom
# Completes the command lines of tearoom in zsh.
_tearoom() {
    local -a lines words_before candidates
    local line word meaning
    words_before=("${(@Q)words[2,CURRENT-1]}")
    lines=("${(@f)$(command tearoom __complete "${words_before[@]}" "${(Q)PREFIX}" \
        2>/dev/null)}")
    case ${lines[1]} in
        files*|folders*)
            word=${lines[1]#* }
            compset -p ${#word}
            # Extensions have no characters that mean something in a pattern.
            line=${(j:|:)${(M)lines[2,-1]:#[a-z0-9.]##}}
            if [[ ${lines[1]} == folders* ]]; then
                _files -/
            elif [[ -n $line ]]; then
                _files -g "*.(#i)($line)(-.)"
            else
                _files
            fi
            return
            ;;
        list) local -a ending=(-S '') ;;
        *) local -a ending=() ;;
    esac
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*} meaning=${line#*$'\t'}
        word=${word//\\/\\\\}
        candidates+=("${word//:/\\:}${meaning:+:$meaning}")
    done
    _describe -V word candidates "${ending[@]}" -M 'm:{a-zA-Z}={A-Za-z}'
}

if [[ ${funcstack[1]} == _tearoom ]]; then
    _tearoom "$@"
else
    compdef _tearoom tearoom
fi
