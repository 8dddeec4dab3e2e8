public import Essentials

/// The content that a surface writes: snapshots of sections, the source of their facts, and a date.
public struct Report: Equatable, Sendable {
    /// The source of the facts of a report.
    public struct Source: Equatable, Sendable {
        /// The machine-readable name, such as `archive`.
        public let id: String

        /// A description of the source and its extent, in plain sentences.
        public let summary: String

        /// Creates a source, with its text made safe to print.
        public init(id: String, summary: String) {
            self.id = id.safe
            self.summary = summary.safe
        }

        /// The line that surfaces show.
        var line: String { "Source: \(summary)" }
    }

    /// The name of the report, such as "Weather report".
    public let title: String

    /// The source of the facts.
    public let source: Source

    /// When the report was made.
    public let generatedAt: Date

    /// The sections, in reading order.
    public let sections: [SectionSnapshot]

    /// Warnings about the content, in plain sentences, such as that a cached response was used.
    public let warnings: [String]

    /// What the program's surroundings lack, in plain sentences, such as a folder for the cache: it is
    /// said on standard error, and no format writes it.
    public let remarks: [String]

    /// Creates a report of sections.
    public init(
        title: String,
        source: Source,
        generatedAt: Date,
        sections: [SectionSnapshot],
        warnings: [String] = [],
        remarks: [String] = []
    ) {
        self.title = title
        self.source = source
        self.generatedAt = generatedAt
        self.sections = sections
        self.warnings = warnings.map(\.safe)
        self.remarks = remarks.map(\.safe)
    }
}

extension Report {
    /// The title of a page: that of the content, if it is alone and has one.
    var pageTitle: String {
        sections.count == 1 ? sections[0].pageTitle.nonBlank ?? title : title
    }

    /// The source that is named at the end; nil if each section names its own.
    var closingSource: Source? {
        let namesItsOwn = sections.allSatisfy { $0.isLoaded && $0.source != nil }
        return namesItsOwn && !sections.isEmpty ? nil : source
    }

    /// What all sources are, in plain sentences, for a format that names them in one place.
    var sourceSummary: String {
        guard closingSource == nil else { return source.summary }
        return sections.compactMap(\.source?.summary).reduce(into: []) { summaries, summary in
            if !summaries.contains(summary) { summaries.append(summary) }
        }.separated(by: " ")
    }
}
