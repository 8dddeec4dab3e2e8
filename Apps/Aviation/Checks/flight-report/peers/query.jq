# What the list shows, in jq; $what is all, country, search, near or recorded.
def rounded: if . == null then null else round end;
def radians: . * 3.141592653589793 / 180;
# The great-circle distance in metres from John F. Kennedy airport; nil without a position.
def distance: if .[5] == null then null else
    (.[6] | radians) as $latitude | (40.639447 | radians) as $there
    | ((($latitude - $there) / 2 | sin | . * .)
        + ($latitude | cos) * ($there | cos) * (((.[5] + 73.779317 | radians) / 2) | sin | . * .))
    | sqrt | asin | . * 2 * 6371008.8 end;
def name: (.[1] | sub(" +$"; "")) as $call | if $call == "" then .[0] else $call end;
if $what == "recorded" then
    [.ac[] | select(.t == "B738")] | sort_by(.flight) | .[]
    | [(.flight | sub(" +$"; "")), .t, .r, .alt_baro, .gs, .track, .baro_rate, .squawk, .seen_pos] | @tsv
else
    .time as $time
    | def row: [name, .[2], (.[7] | if . then . / 0.3048 else . end | rounded),
            (.[9] | if . then . * 3600 / 1852 else . end | rounded), (.[10] | rounded),
            (.[11] | if . then . * 60 / 0.3048 else . end | rounded), .[14],
            (.[3] | if . then $time - . else . end)];
    if $what == "near" then
        [.states[] | [distance, .] | select(.[0] != null and .[0] <= 100000)] | sort_by(.[0]) | .[] | .[1] | row | @tsv
    else
        def isFound: (name | ascii_downcase | startswith("turkey")) or (.[2] | ascii_downcase | contains("turkey"));
        [.states[] | select($what == "all" or ($what == "search" and isFound)
            or ($what == "country" and .[2] == "Spain")) | row] | sort_by(.[0]) | .[] | @tsv
    end
end
