public import SectionKit

/// A report format: its name, its file extensions, and the surface that writes it.
///
/// Every program has the ``builtIn`` formats and can add its own, which appear in help, completions
/// and the manual page too. Formats with the same name are equal.
public struct ReportFormat: Sendable {
    /// The name that `--format` takes, such as `json`.
    public let name: String

    /// A short description, for help.
    public let summary: String

    /// The file extensions that select it, in lower case with the dot, such as `.json`.
    public let fileExtensions: [String]

    /// Whether a report taller than the terminal goes to a pager.
    public let isPaged: Bool

    /// What it does with pictures that are not on the web.
    private(set) var images = ImageUse.named

    /// Whether it is for the person's own use, and so has private values without `--personal`.
    private let isForOneself: Bool

    private let makeSurface: @Sendable (SurfaceSettings) -> any Surface

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: the name that `--format` takes.
    ///   - summary: a short description without a full stop.
    ///   - fileExtensions: the file extensions that select it, the usual one first.
    ///   - isPaged: whether a report taller than the terminal goes to a pager.
    ///   - isForOneself: whether it has private values (`Column.keptPrivate`) even
    ///     without `--personal`.
    ///   - surface: makes the surface that writes it.
    public init(
        _ name: String,
        summary: String,
        fileExtensions: [String],
        isPaged: Bool = true,
        isForOneself: Bool = false,
        surface: @escaping @Sendable (SurfaceSettings) -> any Surface
    ) {
        self.name = name
        self.summary = summary
        self.fileExtensions = fileExtensions.map { $0.lowercased() }
        self.isPaged = isPaged
        self.isForOneself = isForOneself
        makeSurface = surface
    }

    /// Returns the format with another use of pictures.
    func using(_ images: ImageUse) -> ReportFormat {
        var format = self
        format.images = images
        return format
    }

    /// Makes the surface that writes the format.
    public func surface(_ settings: SurfaceSettings = SurfaceSettings()) -> any Surface {
        let surface = makeSurface(settings)
        return isForOneself || settings.isPersonal ? surface : PublicSurface(surface: surface)
    }

    /// The summary and the file extensions, for help.
    var meaning: String {
        fileExtensions.isEmpty ? summary : "\(summary): \(fileExtensions.separated(by: ", "))"
    }
}

extension ReportFormat: Equatable {
    /// Whether two formats have the same name.
    public static func == (one: ReportFormat, other: ReportFormat) -> Bool {
        one.name == other.name
    }
}
