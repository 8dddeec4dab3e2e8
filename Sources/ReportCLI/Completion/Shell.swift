/// A shell that can complete the command lines of a program.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// The script that the shell loads to complete the command lines of a program.
    ///
    /// It calls the program by name, so it is never out of date. It treats the program's output as
    /// words, never as code.
    func script(for program: String) -> String {
        let function = String(
            program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return
            template
            .replacing("PROGRAM", with: program)
            .replacing("FUNCTION", with: "_\(function)")
    }

    private var template: String {
        switch self {
        case .bash: Self.bashTemplate
        case .zsh: Self.zshTemplate
        case .fish: Self.fishTemplate
        }
    }
}

extension Shell {
    /// For bash 3.2 and later; the package bash-completion is not needed.
    ///
    /// Bash splits words at the characters of `COMP_WORDBREAKS`, such as `=`, and expects only
    /// the text after the last of them. Without completions it offers file names unless that is
    /// turned off.
    static let bashTemplate = #"""
        # Completes the command lines of PROGRAM in bash.
        FUNCTION() {
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
                    files*|folders*) FUNCTION_paths "$kind" "$current" "${#kept}"; return ;;
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
            } < <(command PROGRAM __complete "${plain[@]:1}" 2>/dev/null)
        }
        # Offers the files whose extensions are read, or only folders. Where it offers nothing, bash offers
        # all files.
        FUNCTION_paths() {
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
        complete -o default -F FUNCTION PROGRAM

        """#
}

extension Shell {
    /// For zsh: a file `_PROGRAM` in a folder of `fpath`, or loaded after `compinit`.
    static let zshTemplate = #"""
        #compdef PROGRAM
        # Completes the command lines of PROGRAM in zsh.
        FUNCTION() {
            local -a lines words_before candidates
            local line word meaning
            words_before=("${(@Q)words[2,CURRENT-1]}")
            lines=("${(@f)$(command PROGRAM __complete "${words_before[@]}" "${(Q)PREFIX}" \
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

        if [[ ${funcstack[1]} == _PROGRAM ]]; then
            FUNCTION "$@"
        else
            compdef FUNCTION PROGRAM
        fi

        """#
}

extension Shell {
    /// For fish 3 and later.
    static let fishTemplate = #"""
        # Completes the command lines of PROGRAM in fish.
        function FUNCTION
            set -l words (commandline -opc)
            set -l current (commandline -ct | string replace -ra '[\\\\"\']' '')
            set -l lines (command PROGRAM __complete $words[2..] "$current" 2>/dev/null)
            if string match -qr '^(files|folders) ' -- "$lines[1]"
                set -l prefix (string replace -r '^[a-z]+ ' '' -- $lines[1])
                set -l typed (string sub -s (math (string length -- "$prefix") + 1) -- "$current")
                set -l files (__fish_complete_path "$typed")
                set -l wanted
                for file in $files
                    set -l name (string split \t -- $file)[1]
                    if string match -q '*/' -- $name
                        set -a wanted $file
                        continue
                    end
                    for ending in $lines[2..]
                        string match -qi "*.$ending" -- $name; and set -a wanted $file
                    end
                end
                if test (count $lines) = 1; and string match -q 'files *' -- "$lines[1]"; or test -z "$wanted"
                    set wanted $files
                end
                for file in $wanted
                    printf '%s%s\n' "$prefix" "$file"
                end
            else
                printf '%s\n' $lines[2..]
            end
        end
        complete -c PROGRAM -k -f -a '(FUNCTION)'

        """#
}
