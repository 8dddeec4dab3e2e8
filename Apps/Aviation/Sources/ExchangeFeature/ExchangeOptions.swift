import LogFiles
import SectionKit

/// The options of the commands.
enum ExchangeOptions {
    static let file = SectionOption<String>(
        operand: "file", placeholder: "FILE",
        summary: "the file: an export of OpenFlights, my.flightradar24, Flighty, AirTrail, "
            + "App in the Air, jetlog, JetLovers, byAir, Miles & More or flight-log, a calendar, "
            + "or any CSV with --columns; - is standard input",
        accepts: "the name of a file", example: "flights.csv", parse: path
    )
    .suggesting(.files(.extensions(["csv", "json", "txt", "ics"])))

    static let duplicates = SectionOption<DuplicateChoice>(
        "duplicates", placeholder: "WHAT",
        summary: "what to do with flights of the same route, at most a day apart",
        default: .refuse)

    static let columns = SectionOption<String>(
        "columns", placeholder: "COLUMNS",
        summary: "which columns of a CSV file have the date, the airports and others, or the name "
            + "under which that is kept",
        accepts: "values and columns, or a name",
        example: "'date=Day,from=Origin,to=Destination,number=Flight'", parse: path)

    static let saveColumns = SectionOption<String>(
        "save-columns", placeholder: "NAME",
        summary: "keep --columns under a name for the next time",
        accepts: "a name", example: "my-sheet"
    ) { text in
        let name = text[...].trimmed
        return name.isEmpty || name.contains("=") ? nil : name
    }

    static let order = SectionOption<DateOrder>(
        "date-order", placeholder: "ORDER",
        summary: "whether dates such as 05/02/2022 begin with the day or the month, if none of the "
            + "file tells",
        default: nil)

    static let target = SectionOption<String>(
        operand: "file", placeholder: "FILE",
        summary: "the file to write; its extension says the format: json, csv, ics or geojson",
        accepts: "the name of a file", example: "log.json", parse: path
    )
    .suggesting(.files(.extensions(["json", "csv", "ics", "geojson"]), for: .ownUse))

    static let format = SectionOption<LogExportFormat>(
        "as", placeholder: "FORMAT", summary: "the format (default: that of the extension)",
        default: nil)

    /// One file or two.
    static let logs = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary: "the log of a file, and another to compare it with (default: yours)",
        example: "flights.csv", kind: .extensions(["csv", "json", "txt", "ics"]))

    @Sendable private static func path(_ text: String) -> String? {
        text.isEmpty ? nil : text
    }
}
