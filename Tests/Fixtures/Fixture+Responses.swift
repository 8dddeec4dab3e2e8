/// What the r/SpaceX API v4 could answer, made up for tests: its shapes are real, its facts are not.
extension Fixture {
    /// Eleven launches in no order: a flight number used four times and one left out, one launch
    /// in the last second of a year, and dates of every precision.
    public static var launches: String { get throws { try text("JSON/launches.json") } }

    /// Launches with missing and odd fields, and with names that would command a terminal.
    public static var oddLaunches: String { get throws { try text("JSON/launches-odd.json") } }

    /// Three launches; the second has no name.
    public static var oneBrokenLaunch: String {
        get throws { try text("JSON/launches-one-broken.json") }
    }

    /// Two rockets, and one without a name.
    public static var rockets: String { get throws { try text("JSON/rockets.json") } }

    /// Two launchpads.
    public static var launchpads: String { get throws { try text("JSON/launchpads.json") } }

    /// A list with nothing in it.
    public static let emptyList = "[]"

    /// An object with nothing in it.
    public static let emptyObject = "{}"

    /// What answers that are no JSON look like: cut short, a web page, nothing at all.
    public static let brokenDocuments = [
        #"[{"name": "Cut Short", "flight_nu"#,
        "<!DOCTYPE html><html><title>502 Bad Gateway</title></html>",
        "",
    ]
}
