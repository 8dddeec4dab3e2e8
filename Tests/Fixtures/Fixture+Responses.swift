/// Responses of the r/SpaceX API v4, made up for tests: the structure is real, the facts are not.
extension Fixture {
    /// Eleven unsorted launches: a flight number used four times and one missing, a launch in the
    /// last second of a year, and dates of every precision.
    public static var launches: String { get throws { try text("JSON/launches.json") } }

    /// Launches with missing and odd fields, and names with terminal control characters.
    public static var oddLaunches: String { get throws { try text("JSON/launches-odd.json") } }

    /// Three launches; the second has no name.
    public static var oneBrokenLaunch: String {
        get throws { try text("JSON/launches-one-broken.json") }
    }

    /// Two rockets, and one without a name.
    public static var rockets: String { get throws { try text("JSON/rockets.json") } }

    /// Two launchpads.
    public static var launchpads: String { get throws { try text("JSON/launchpads.json") } }

    /// An empty list.
    public static let emptyList = "[]"

    /// An empty object.
    public static let emptyObject = "{}"

    /// Responses that are not JSON: cut short, a web page, nothing at all.
    public static let brokenDocuments = [
        #"[{"name": "Cut Short", "flight_nu"#,
        "<!DOCTYPE html><html><title>502 Bad Gateway</title></html>",
        "",
    ]
}
