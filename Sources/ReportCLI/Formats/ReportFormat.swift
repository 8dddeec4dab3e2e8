public import SectionKit

/// A format that reports can be written in: its name, for whom it is, and what writes it.
///
/// Every program has the formats below; it can add some of its own, which are offered like them in
/// help, completions and the names of files. Two formats of one name are the same format.
public struct ReportFormat: Sendable {
    /// The name that `--format` takes, such as `json`.
    public let name: String

    /// What it is for, in a few words.
    public let summary: String

    /// The fileExtensions of file names that ask for it, in lower case with their dot, such as `.json`.
    public let fileExtensions: [String]

    /// Whether a terminal shows it a page at a time where it is taller than the terminal.
    public let isPaged: Bool

    private let makeSurface: @Sendable (SurfaceSettings) -> any Surface

    /// Describes a format.
    ///
    /// - Parameters:
    ///   - name: the name that `--format` takes.
    ///   - summary: what it is for, in a few words without a full stop.
    ///   - fileExtensions: the fileExtensions of file names that ask for it, the usual one first.
    ///   - isPaged: whether a terminal shows it a page at a time.
    ///   - surface: makes what writes it.
    public init(
        _ name: String,
        summary: String,
        fileExtensions: [String],
        isPaged: Bool = true,
        surface: @escaping @Sendable (SurfaceSettings) -> any Surface
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions.map { $0.lowercased() }
        self.isPaged = isPaged
        makeSurface = surface
    }

    /// What writes the format as it is wanted.
    public func surface(_ settings: SurfaceSettings = SurfaceSettings()) -> any Surface {
        makeSurface(settings)
    }

    /// What it is for and when it is meant, for help.
    var meaning: String {
        fileExtensions.isEmpty ? summary : "\(summary): \(fileExtensions.separated(by: ", "))"
    }
}

extension ReportFormat: Equatable {
    /// Whether they have the same name.
    public static func == (one: ReportFormat, other: ReportFormat) -> Bool {
        one.name == other.name
    }
}
