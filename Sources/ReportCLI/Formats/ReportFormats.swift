import SectionKit

/// The formats that a program's reports can be written in.
struct ReportFormats: Sendable {
    /// All of them, in the order help lists them; the first is the default.
    let all: [ReportFormat]

    /// The formats of every program and those of this one, of which one takes the place of another
    /// that has its name.
    init(adding own: [ReportFormat] = []) {
        all = own.reduce(into: ReportFormat.builtIn) { all, format in
            if let place = all.firstIndex(of: format) {
                all[place] = format
            } else {
                all.append(format)
            }
        }
    }

    /// The format that an ending of file names asks for, in any case; nil if none does.
    func format(fileExtension: String) -> ReportFormat? {
        let ending = ending.lowercased()
        return all.first { $0.fileExtensions.contains(ending) }
    }

    /// The format that a file's name asks for by its ending; text if it has none.
    ///
    /// - Parameter otherwise: how else a format can be said, for the error.
    /// - Throws: ``UsageError`` when the ending is that of no format there is.
    func format(
        ofFile file: String,
        otherwise: String = ", or say which with --format"
    ) throws(UsageError) -> ReportFormat {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return .terminal }
        if let format = format(fileExtension: String(name[dot...])) { return format }
        throw UsageError(
            "no format ends in \(String(name[dot...]).quoted): use \(fileExtensions.listed(by: "or"))"
                + "\(otherwise).")
    }

    /// The names of the formats that can hold reports of a shape.
    func names(holding shape: ReportShape) -> [String] {
        all.filter { (try? $0.surface().check(shape)) != nil }.map(\.name)
    }

    /// The usual fileExtensions of file names.
    var fileExtensions: [String] { all.compactMap(\.fileExtensions.first) }

    /// Those that a screen's content is exported to; the screen itself is text already.
    var exportExtensions: [String] {
        all.filter { $0 != .terminal }.compactMap(\.fileExtensions.first)
    }

    /// The option that asks for one by its name, or by an ending without its dot.
    var option: SectionOption<ReportFormat> {
        SectionOption(
            "format",
            placeholder: "FORMAT",
            summary: "how to write the report",
            choices: all.map { ($0.name, $0) },
            default: ReportFormat.terminal.name,
            alias: { format(fileExtension: ".\($0)") }
        )
    }
}
