# Completes the command lines of tearoom in bash.
_tearoom() {
    local line=${COMP_LINE:0:COMP_POINT} rest i piece kind word meaning
    local -a words=()
    COMPREPLY=()
    # The words as typed: pieces that bash split without a space are joined again.
    for ((i = 0; i <= COMP_CWORD; i++)); do
        rest=${line#"${line%%[![:space:]]*}"}
        if ((i == COMP_CWORD)); then piece=$rest; else piece=${COMP_WORDS[i]}; fi
        if ((i > 0)) && [[ $rest == "$line" && -n $piece ]]; then
            words[${#words[@]} - 1]+=$piece
        else
            words+=("$piece")
        fi
        line=${rest#"$piece"}
    done
    local typed=${words[${#words[@]} - 1]}
    # The start of the word that bash keeps: it replaces only the text after a break.
    local kept=${typed%"$piece"}
    [[ $piece == [=:] ]] && kept=$typed
    # No completion contains quotation marks or backslashes.
    local -a plain=("${words[@]//[\\\"\']/}")
    local current=${typed//[\\\"\']/}
    kept=${kept//[\\\"\']/}

    {
        read -r kind
        [[ $kind == files* ]] && return
        type compopt >/dev/null 2>&1 && compopt +o default
        [[ $kind == list ]] && compopt -o nospace 2>/dev/null
        while IFS=$'\t' read -r word meaning; do
            [[ $word == "$current"* ]] || continue
            word=${word:${#kept}}
            # Inside quotation marks, offer words unescaped where possible.
            case $piece in
                ?*[\"\']*) continue ;;
                [\"\']*) [[ $word == *[\\\"\$\`\'!]* ]] && continue ;;
                *) [[ $word == *[!a-zA-Z0-9_./,:=@%+-]* ]] && printf -v word %q "$word" ;;
            esac
            COMPREPLY+=("$word")
        done
    } < <(command tearoom __complete "${plain[@]:1}" 2>/dev/null)
}
complete -o default -F _tearoom tearoom
