import SectionKit

/// What a person wants of a report, whatever its sections.
struct ReportSettings: Sendable {
    let format: ReportFormat
    /// The file to write to; nil for standard output.
    let output: String?
    let color: ReportOptions.When
    let hyperlinks: ReportOptions.When
    let width: Int?
    let ascii: Bool
    let pages: Bool
    let images: Bool
    /// Whether the browser is to show the report.
    let opens: Bool
    let zone: DisplayZone

    /// How often the report is made again; nil for once.
    let watch: WatchPace?

    /// Whether what changes is told.
    let notifies: Bool

    /// Whether the report is text for standard output.
    var isForTerminal: Bool { format == .terminal && output == nil }

    /// Whether a terminal shows the report a page at a time where it is taller than the terminal.
    var isPaged: Bool { pages && format.isPaged && output == nil }

    /// Reads the settings from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    init(
        _ values: OptionValues,
        _ options: ReportOptions,
        zones: ZoneDatabase
    ) throws(UsageError) {
        let output = try values.value(of: ReportOptions.output)
        let format = try values.value(of: options.format)
        // Replacing the file behind /dev/stdout would lose what `>>` was to keep.
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
        color = try values.value(of: ReportOptions.color) ?? .auto
        hyperlinks = try values.value(of: ReportOptions.hyperlinks) ?? .auto
        width = try values.value(of: ReportOptions.width)
        ascii = try values.value(of: ReportOptions.ascii) ?? false
        pages = try values.value(of: ReportOptions.noPager) == nil
        images = try values.value(of: ReportOptions.noImages) == nil
        zone = try values.value(of: ReportOptions.timezone).map(zones.zone) ?? .utc
        watch = try values.value(of: ReportOptions.watch)
        notifies = try values.value(of: ReportOptions.notify) ?? false
        if notifies, watch == nil {
            throw UsageError("--notify tells of changes while a report is watched: add --watch.")
        }
        if watch != nil, try values.value(of: ReportOptions.input) == "-" {
            throw UsageError("standard input is read only once: give --input a file to watch.")
        }
        guard opens else { return }
        guard watch == nil else {
            throw UsageError("--open shows a report once: leave out --watch.")
        }
        guard self.format == .html else {
            throw UsageError("--open shows HTML alone: give no other format, or a file.html.")
        }
        guard self.output != nil || output == nil else {
            throw UsageError("--open shows a file: name one with --output, or leave that out.")
        }
    }
}
