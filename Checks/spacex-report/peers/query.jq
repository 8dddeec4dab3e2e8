# What the report shows, in jq; $what is list, json, csv, statistics or launch.
def names: map({(.id): .name}) | add;
($rockets[0] | names) as $rocket | ($launchpads[0] | names) as $launchpad
| def outcome: if .upcoming then "upcoming" elif .success == null then "unknown"
      elif .success then "success" else "failure" end;
  def ordered: sort_by(.date_utc, .flight_number, .name);
  def seconds: sub("[.]000Z"; "Z") | fromdate;
  def links: [.links.patch.small, .links.webcast, .links.article, .links.wikipedia];
  def facts: {flight_number, name, date_utc: (.date_utc | sub("[.]000Z"; "Z")), date_precision,
      rocket: $rocket[.rocket], launchpad: $launchpad[.launchpad], outcome: outcome,
      patch: .links.patch.small, webcast: .links.webcast, article: .links.article,
      wikipedia: .links.wikipedia, id};
  def counts: [length] + (["success", "failure", "unknown", "upcoming"] as $all
      | map(outcome) as $outcomes | [$all[] as $one | [$outcomes[] | select(. == $one)] | length]);
  def table(key): group_by(key) | map([(.[0] | key)] + counts) | .[] | @tsv;
$launches[0]
| if $what == "list" then
    map(select(.date_utc | startswith($argument))) | ordered | reverse | .[]
    | [.flight_number, .name, .date_utc, $rocket[.rocket], $launchpad[.launchpad], outcome,
        (now - (.date_utc | seconds) | . / 86400 | floor)] + links
    | @tsv
  elif $what == "json" then ordered[] | facts | tojson
  elif $what == "csv" then ordered[] | facts | [.[]] | @csv
  elif $what == "launch" then
    ($argument | ascii_downcase) as $name
    | .[] | select(.name | ascii_downcase | contains($name)) | facts + {details} | tojson
  else
    ordered
    | map(select(.upcoming | not)) as $flown
    | (["Launches flown"] + ($flown | counts) | @tsv),
      table(.date_utc[:4]),
      ($flown | table($rocket[.rocket])),
      ($flown | table($launchpad[.launchpad])),
      (reduce ($flown[] | outcome) as $one ([0, 0]; if $one == "success" then .[0] += 1
          elif $one == "failure" then .[0] = 0 else . end | .[1] = ([.[0], .[1]] | max)) | .[1]),
      ($flown | group_by(.launchpad) | map(map(.date_utc | seconds) | [.[1:], .[:-1]] | transpose
          | map(.[0] - .[1] | select(. > 0)) | min) | map(values) | min)
  end
