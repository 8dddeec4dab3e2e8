import SectionKit

/// The settings of a report, from its options.
struct ReportSettings: Sendable {
    let format: ReportFormat
    /// The file to write to; nil for standard output.
    let output: String?
    let color: ReportOptions.When
    /// Whether colours are for a light or a dark background.
    let theme: ColorScheme
    let hyperlinks: ReportOptions.When
    let width: Int?
    let ascii: Bool
    let pages: Bool
    /// When to show pictures.
    let images: ReportOptions.When
    /// Whether to open the report in the browser.
    let opens: Bool
    /// Whether formats for others have private values too.
    let isPersonal: Bool
    /// Whether the command takes `--personal`, which messages then propose.
    var takesPersonal = true
    /// Whether Markdown begins with a list of contents.
    let hasContents: Bool
    /// Whether CSV begins with a byte order mark.
    let hasByteOrderMark: Bool
    let zone: DisplayZone

    /// How often the report is made again; nil for once.
    let watch: WatchPace?

    /// Whether to notify of changes.
    let notifies: Bool

    /// How long to wait for an alert; nil if the report is to be shown.
    let alert: AlertSettings?

    /// Whether the report is text on standard output.
    var isForTerminal: Bool { format == .terminal && output == nil }

    /// Whether a report taller than the terminal goes to a pager.
    var isPaged: Bool { pages && format.isPaged && output == nil }

    /// Reads the settings from option values.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    init(
        _ values: OptionValues,
        _ options: ReportOptions,
        zones: ZoneDatabase
    ) throws(UsageError) {
        let output = try values.value(of: ReportOptions.output)
        let format = try Self.format(values, options)
        // Replacing the file behind /dev/stdout would lose the text that `>>` keeps.
        self.output = output == "-" || output == "/dev/stdout" ? nil : output
        opens = try values.value(of: ReportOptions.open) ?? false
        self.format =
            if let format {
                format
            } else if let file = self.output {
                try options.formats.format(ofFile: file)
            } else {
                opens ? .html : .terminal
            }
        color = try values.required(ReportOptions.color)
        theme = try values.required(ReportOptions.theme)
        hyperlinks = try values.required(ReportOptions.hyperlinks)
        width = try values.value(of: ReportOptions.width)
        ascii = try values.value(of: ReportOptions.ascii) ?? false
        pages = try values.value(of: ReportOptions.noPager) == nil
        images = try values.required(ReportOptions.images)
        isPersonal = try values.value(of: ReportOptions.personal) ?? false
        hasContents = try values.value(of: ReportOptions.contents) ?? false
        hasByteOrderMark = try values.value(of: ReportOptions.byteOrderMark) ?? false
        zone = try values.value(of: ReportOptions.timezone).map(zones.zone) ?? .utc
        watch = try values.value(of: ReportOptions.watch)
        notifies = try values.value(of: ReportOptions.notify) ?? false
        alert = try AlertSettings(values)
        for (option, isGiven, only) in [
            (ReportOptions.contents, hasContents, ReportFormat.markdown),
            (ReportOptions.byteOrderMark, hasByteOrderMark, .csv),
        ] where isGiven && self.format != only {
            throw UsageError(
                conflict:
                    "--\(option.description.name) only works with --format \(only.name).")
        }
        if notifies, watch == nil, alert == nil {
            throw UsageError(
                conflict:
                    "--notify only works with --watch\(options.hasAlerts ? " or --alert" : "").")
        }
        if watch != nil || alert != nil, try values.value(of: ReportOptions.input) == "-" {
            let name = alert == nil ? "--watch" : "--alert"
            throw UsageError(
                conflict: "\(name) cannot read standard input again; give --input a file.")
        }
        if alert != nil {
            let refused = [
                ("--open", opens), ("--output", self.output != nil),
                ("--format", self.format != .terminal),
            ]
            if let (name, _) = refused.first(where: \.1) {
                throw UsageError(
                    conflict:
                        "--alert prints one line instead of a report; leave out \(name).")
            }
        }
        guard opens else { return }
        guard watch == nil else {
            throw UsageError(conflict: "--open and --watch cannot be used together.")
        }
        guard self.format == .html else {
            throw UsageError(
                conflict:
                    "--open only works with HTML; use --format html, or a file name ending in .html."
            )
        }
        guard self.output != nil || output == nil else {
            throw UsageError(
                conflict: "--open needs a file; name one with --output, or leave out --output.")
        }
    }

    /// The format that was given; nil if it follows from the file that was named, which a default does
    /// not replace.
    private static func format(
        _ values: OptionValues, _ options: ReportOptions
    ) throws(UsageError) -> ReportFormat? {
        let format = try values.given(options.format)
        guard values.isDefault(options.format.description),
            let file = try values.value(of: ReportOptions.output), file != "-"
        else { return format }
        return (try? options.formats.format(ofFile: file)) ?? format
    }
}
