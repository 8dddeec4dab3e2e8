# Makes a line of the table of Scripts/bench from the times that run_times.py has measured.
def digits($count): . * pow(10; $count) | round / pow(10; $count);
def short: if . < 10 then digits(2) elif . < 100 then digits(1) else round end;

($memory | rtrimstr("\n") | split("\n") | map(split("\t"))) as $kept
| [range($kept | length) as $index
    | {name: $kept[$index][0], mib: ($kept[$index][1] | tonumber / 1024),
        ms: (.results[$index].median * 1000), fastest: .results[$index].min}] as $programs
| ($all | split("|")) as $columns
| ($programs | map({(.name): .}) | add) as $by
| $by[$columns[0]] as $ours
| ($targets | split(" ") | [range(0; length; 2) as $i | {name: .[$i], most: (.[$i + 1] // "")}]) as $targets
| [$title]
    + [$columns[] | $by[.] | if . then "\(.ms | short) ms / \(.mib | short)" else "–" end]
    + [[$targets[] | if $ours == null then "–"
            elif .name == "memory" then "\($ours.mib | short) MiB"
            elif .name == "peak" then empty
            elif $by[.name] then
                "\($ours.ms / $by[.name].ms | digits(2)) (\($ours.fastest / $by[.name].fastest | digits(2))) \(.name)"
            else "–" end] | join(", ")]
    + [[$targets[] | if .name == "memory" then "\(.most) MiB" else .most end] | join(", ")]
| "| \(join(" | ")) |"
