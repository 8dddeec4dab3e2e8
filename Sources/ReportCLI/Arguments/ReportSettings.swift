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
    let zone: LibcZone

    /// Whether the report is text for standard output.
    var isForTerminal: Bool { format == .terminal && output == nil }

    /// Reads the settings from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    init(_ values: OptionValues) throws(UsageError) {
        let output = try values.value(of: ReportOptions.output)
        let format = try values.value(of: ReportOptions.format)
        // Replacing the file behind /dev/stdout would lose what `>>` was to keep.
        self.output = output == "-" || output == "/dev/stdout" ? nil : output
        opens = try values.value(of: ReportOptions.open) ?? false
        self.format =
            if let format {
                format
            } else if let file = self.output {
                try ReportFormat.named(file)
            } else {
                opens ? .html : .terminal
            }
        color = try values.value(of: ReportOptions.color) ?? .auto
        hyperlinks = try values.value(of: ReportOptions.hyperlinks) ?? .auto
        width = try values.value(of: ReportOptions.width)
        ascii = try values.value(of: ReportOptions.ascii) ?? false
        pages = try values.value(of: ReportOptions.noPager) == nil
        images = try values.value(of: ReportOptions.noImages) == nil
        zone = try values.value(of: ReportOptions.timezone) ?? .utc
        guard opens else { return }
        guard self.format == .html else {
            throw UsageError("--open shows HTML alone: give no other format, or a file.html.")
        }
        guard self.output != nil || output == nil else {
            throw UsageError("--open shows a file: name one with --output, or leave that out.")
        }
    }
}
