# Completes the command lines of tearoom in fish.
function _tearoom
    set -l words (commandline -opc)
    set -l current (commandline -ct | string replace -ra '[\\\\"\']' '')
    set -l lines (command tearoom __complete $words[2..] "$current" 2>/dev/null)
    if string match -q 'files *' -- "$lines[1]"
        set -l prefix (string replace 'files ' '' -- $lines[1])
        for file in (__fish_complete_path (string sub -s (math (string length -- "$prefix") + 1) -- "$current"))
            printf '%s%s\n' "$prefix" "$file"
        end
    else
        printf '%s\n' $lines[2..]
    end
end
complete -c tearoom -k -f -a '(_tearoom)'
