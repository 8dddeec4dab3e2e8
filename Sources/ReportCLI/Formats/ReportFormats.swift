import SectionKit

/// The report formats of a program.
struct ReportFormats: Sendable {
    /// All formats, in the order help lists them; the first is the default.
    let all: [ReportFormat]

    /// Creates the built-in formats and those of a program, which replace built-in ones of the same
    /// name.
    init(adding own: [ReportFormat] = []) {
        all = own.reduce(into: ReportFormat.builtIn) { all, format in
            if let place = all.firstIndex(of: format) {
                all[place] = format
            } else {
                all.append(format)
            }
        }
    }

    /// Returns the format with a file extension, ignoring case; nil if there is none.
    func format(fileExtension: String) -> ReportFormat? {
        let fileExtension = fileExtension.lowercased()
        return all.first { $0.fileExtensions.contains(fileExtension) }
    }

    /// Returns the format for the extension of a file name; text if the name has none.
    ///
    /// - Parameter otherwise: the end of the error, with another way to choose a format.
    /// - Throws: ``UsageError`` if no format has the extension.
    func format(
        ofFile file: String,
        otherwise: String = ", or set --format"
    ) throws(UsageError) -> ReportFormat {
        guard let own = Self.fileExtension(of: file) else { return .terminal }
        if let format = format(fileExtension: own) { return format }
        let meant = own.nearest(in: fileExtensions).map { "; did you mean \($0.quoted)? Use" }
        throw UsageError(
            "no format has the file extension \(own.quoted)\(meant ?? "; use")"
                + " \(fileExtensions.few(by: "or"))\(otherwise).")
    }

    /// Returns the format for the extension of a file that the screen is exported to, which nothing
    /// else says.
    ///
    /// - Throws: ``UsageError`` if the name has no extension, or no format has it.
    func exportFormat(ofFile file: String) throws(UsageError) -> ReportFormat {
        guard Self.fileExtension(of: file) != nil else {
            throw UsageError(
                "\(file.quoted) has no file extension, which sets the format; use"
                    + " \(exportExtensions.few(by: "or")).")
        }
        return try format(ofFile: file, otherwise: "")
    }

    /// The extension of a file name, with its dot; nil if the name has none.
    private static func fileExtension(of file: String) -> String? {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        return String(name[dot...])
    }

    /// The names of the formats that can hold a report of a shape.
    func names(holding shape: ReportShape) -> [String] {
        all.filter { (try? $0.surface().check(shape)) != nil }.map(\.name)
    }

    /// The usual file extension of each format.
    var fileExtensions: [String] { all.compactMap(\.fileExtensions.first) }

    /// The file extensions for exports of the screen, which itself is text already.
    var exportExtensions: [String] {
        all.filter { $0 != .terminal }.compactMap(\.fileExtensions.first)
    }

    /// The option that selects a format by its name, or by a file extension without the dot.
    var option: SectionOption<ReportFormat> {
        SectionOption(
            "format",
            placeholder: "FORMAT",
            summary: "the format of the report",
            choices: all.map { ($0.name, $0) },
            default: ReportFormat.terminal.name,
            alias: { format(fileExtension: ".\($0)") }
        )
    }
}
