public import Essentials

/// What a surface writes: the sections as they stand, where their facts are from, and since when.
public struct Report: Equatable, Sendable {
    /// Where the facts of a report are from.
    public struct Source: Equatable, Sendable {
        /// The name for machines, such as `archive`.
        public let id: String

        /// Where the facts are from and how far they reach, as plain sentences.
        public let summary: String

        /// Names a source, with its text made safe to print.
        public init(id: String, summary: String) {
            self.id = id.safe
            self.summary = summary.safe
        }

        /// What people are told of it.
        var line: String { "Source: \(summary)" }
    }

    /// The name of the report, such as "Weather report".
    public let title: String

    /// Where the facts are from.
    public let source: Source

    /// When the report was made.
    public let generatedAt: Date

    /// The sections, in reading order.
    public let sections: [SectionSnapshot]

    /// What happened to the requests for the facts that their reader should know, such as that a
    /// cached response was used, in plain sentences.
    public let warnings: [String]

    /// Puts sections together into a report.
    public init(
        title: String,
        source: Source,
        generatedAt: Date,
        sections: [SectionSnapshot],
        warnings: [String] = []
    ) {
        self.title = title
        self.source = source
        self.generatedAt = generatedAt
        self.sections = sections
        self.warnings = warnings.map(\.safe)
    }
}
