import LogFiles
import SectionKit

/// The options of the commands.
enum ExchangeOptions {
    static let file = SectionOption<String>(
        operand: "file", placeholder: "FILE",
        summary: "the file: an export of OpenFlights, my.flightradar24, Flighty, AirTrail, "
            + "App in the Air, jetlog, JetLovers, byAir, Miles & More or TripIt, or of flight-log; "
            + "- is standard input",
        accepts: "the name of a file", example: "flights.csv", parse: path)

    static let duplicates = SectionOption<DuplicateChoice>(
        "duplicates", placeholder: "WHAT",
        summary: "what to do with flights of the same route, at most a day apart",
        default: .refuse)

    static let target = SectionOption<String>(
        operand: "file", placeholder: "FILE",
        summary: "the file to write; its extension says the format: json, csv, ics or geojson",
        accepts: "the name of a file", example: "log.json", parse: path)

    static let format = SectionOption<LogExportFormat>(
        "as", placeholder: "FORMAT", summary: "the format (default: that of the extension)",
        default: nil)

    /// One file or two.
    static let logs = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary: "the log of a file, and another to compare it with (default: yours)",
        example: "flights.csv")

    @Sendable private static func path(_ text: String) -> String? {
        text.isEmpty ? nil : text
    }
}
