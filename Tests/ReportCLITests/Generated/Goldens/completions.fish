# Completes the command lines of tearoom in fish.
function _tearoom
    set -l words (commandline -opc)
    set -l current (commandline -ct | string replace -ra '[\\\\"\']' '')
    set -l lines (command tearoom __complete $words[2..] "$current" 2>/dev/null)
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
complete -c tearoom -k -f -a '(_tearoom)'
