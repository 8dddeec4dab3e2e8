# Completes the command lines of tearoom in bash.
_tearoom() {
    local line=${COMP_LINE:0:COMP_POINT} rest i piece kind word meaning case=
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
        IFS= read -r kind
        case $kind in
            files*|folders*) _tearoom_paths "$kind" "$current" "${#kept}"; return ;;
        esac
        type compopt >/dev/null 2>&1 && compopt +o default
        [[ $kind == list ]] && compopt -o nospace 2>/dev/null
        # The words are spelled as what they name, so that the case of what is typed may differ.
        shopt -q nocasematch || case=u
        shopt -s nocasematch
        while IFS=$'\t' read -r word meaning; do
            [[ $word == "$current"* ]] || continue
            word=${word:${#kept}}
            # Inside quotation marks, offer words unescaped where possible.
            case $piece in
                ?*[\"\']*) continue ;;
                [\"\']*) [[ $word == *[\\\"\$\`\'!]* ]] && continue ;;
                # Commas stay as they are, so that all words of a list begin alike.
                *) [[ $word == *[!a-zA-Z0-9_./,:=@%+-]* ]] && printf -v word %q "$word" \
                    && word=${word//\\,/,} ;;
            esac
            COMPREPLY+=("$word")
        done
        [[ -z $case ]] || shopt -u nocasematch
    } < <(command tearoom __complete "${plain[@]:1}" 2>/dev/null)
}
# Offers the files whose extensions are read, or only folders. Where it offers nothing, bash offers
# all files.
_tearoom_paths() {
    local prefix=${1#* } path word ending
    local -a endings=() found=()
    while read -r ending; do endings+=("$ending"); done
    [[ $1 == files* ]] && ((${#endings[@]} == 0)) && return
    type compopt >/dev/null 2>&1 || return
    path=${2#"$prefix"}
    while IFS= read -r word; do
        for ending in / ${endings[@]+"${endings[@]}"}; do
            [[ $ending == / && ! -d $word ]] && continue
            [[ $ending == / || ${word,,} == *."$ending" ]] || continue
            [[ $path == "~/"* ]] && word="~/${word#"$HOME"/}"
            word=$prefix$word
            found+=("${word:$3}")
            break
        done
    done < <(compgen -f -- "${path/#"~/"/$HOME/}")
    ((${#found[@]} > 0)) || return
    compopt +o default -o filenames
    COMPREPLY=("${found[@]}")
}
complete -o default -F _tearoom tearoom
