import SectionKit
import TrackFiles

/// Which files are checked, and how many findings of each kind are shown.
struct CheckQuery: Equatable, Sendable {
    var paths: [String]
    var perKind = 5
}

private enum CheckOption {
    static let files = SectionOption<[String]>(
        files: "files", placeholder: "FILE...",
        summary:
            "files with tracks (GPX, TCX, FIT, KML, GeoJSON or NMEA), or names of your walks; - is"
            + " standard input",
        example: "walk.gpx", kind: TrackFormat.files)
    static let perKind = SectionOption(
        "per-kind", placeholder: "N",
        summary: "show at most this many findings of each kind in a file, by default 5",
        minimum: 0)
}

extension CheckQuery {
    static let options = [CheckOption.files.description, CheckOption.perKind.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(paths: try options.required(CheckOption.files))
        if let count = try options.value(of: CheckOption.perKind) { perKind = count }
    }
}
