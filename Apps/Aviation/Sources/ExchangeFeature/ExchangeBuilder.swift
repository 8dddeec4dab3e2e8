import FeatureKit
import LogFiles
package import Logbook
package import SectionKit

/// Builds what exchanges a log with other programs and checks it, and provides the recipes.
package enum ExchangeBuilder {
    /// The recipes of the sections.
    package static let recipes = [compare, doctor]

    /// The recipes of the actions.
    package static let actions = [importing, exporting]

    private static let importing = ActionRecipe<LogDependencies>(
        name: "import", summary: "add the flights of a file to your log",
        options: [
            ExchangeOptions.file.description, ExchangeOptions.duplicates.description,
            ExchangeOptions.columns.description, ExchangeOptions.saveColumns.description,
            ExchangeOptions.order.description,
        ],
        examples: [
            "flights.csv --dry-run", "flights.csv", "flights.csv --duplicates complete",
            "sheet.csv --columns 'date=Day,from=Origin,to=Destination' --save-columns my-sheet",
        ],
        key: "I", place: .section("list")
    ) { dependencies, options throws(UsageError) in
        let query = ImportQuery(
            file: try options.required(ExchangeOptions.file),
            duplicates: try options.required(ExchangeOptions.duplicates),
            columns: try options.value(of: ExchangeOptions.columns),
            savedName: try options.value(of: ExchangeOptions.saveColumns),
            order: try options.value(of: ExchangeOptions.order))
        if query.savedName != nil, query.columns?.contains("=") != true {
            throw UsageError("--save-columns keeps what --columns says, so it needs --columns.")
        }
        return ImportLog(
            query: query,
            interactor: ImportInteractor(
                files: files(dependencies, showingProgress: true), store: dependencies.store,
                columns: ColumnsStore(
                    kept: OpenedStore(in: dependencies.context), now: dependencies.context.now),
                airports: dependencies.airports, now: dependencies.context.now))
    }

    private static let exporting = ActionRecipe<LogDependencies>(
        name: "export", summary: "write the flights of your log to a file",
        options: [
            ExchangeOptions.target.description, ExchangeOptions.format.description,
            SharedLogOption.replace.description,
        ],
        examples: ["log.json", "log.csv --as openflights", "log.ics --replace"], key: "X",
        place: .section("list"),
        changes: []
    ) { dependencies, options throws(UsageError) in
        let path = try options.required(ExchangeOptions.target)
        if path == "-" {
            throw UsageError(
                "export writes a file; 'flight-log list --format json' writes to standard output.")
        }
        return ExportLog(
            query: ExportQuery(
                path: path, format: try options.value(of: ExchangeOptions.format),
                replaces: try options.value(of: SharedLogOption.replace) ?? false),
            interactor: ExportInteractor(
                log: dependencies.log, files: files(dependencies),
                write: dependencies.context.write(_:to:replacing:),
                now: dependencies.context.now))
    }

    private static let compare = SectionRecipe<LogDependencies>(
        name: "compare", summary: "in what two logs differ",
        options: [ExchangeOptions.logs.description],
        examples: ["flights.csv", "flights.csv log.json"], isPersonal: true
    ) { dependencies, options throws(UsageError) in
        let files = try options.required(ExchangeOptions.logs)
        guard let first = files.first, files.count <= 2 else {
            throw UsageError("compare takes one file or two, not \(files.count).")
        }
        let interactor = CompareInteractor(
            files: Self.files(dependencies), store: dependencies.store,
            airports: dependencies.airports)
        return CompareSection(
            query: ComparisonQuery(first: first, second: files.count > 1 ? files[1] : nil),
            presenter: Presenter("The logs", "compared", from: interactor))
    }

    /// The recipe of the section that says what cannot be in a log.
    package static let doctor = SectionRecipe<LogDependencies>(
        name: "doctor", summary: "what cannot be in your log, and what to do about it",
        examples: [""], isPersonal: true
    ) { dependencies, _ in
        let interactor = DoctorInteractor(
            log: dependencies.log, store: dependencies.store, facts: dependencies.facts,
            trips: dependencies.tripStore, photos: dependencies.photos,
            now: dependencies.context.now)
        return DoctorSection(presenter: Presenter("The log", "checked", from: interactor))
    }

    private static func files(
        _ dependencies: LogDependencies, showingProgress: Bool = false
    ) -> LogFileService {
        LogFileService(
            open: dependencies.context.file, airports: dependencies.airports,
            names: dependencies.airportNames, facts: dependencies.facts,
            zone: dependencies.context.zone,
            progress: { if showingProgress { dependencies.context.progress($0) } })
    }
}

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
