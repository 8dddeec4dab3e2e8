/// The sections of a report and the shape of the content of each.
public struct ReportShape: Equatable, Sendable {
    /// A section and its shape.
    public struct Section: Equatable, Sendable {
        /// The machine-readable name of the section.
        public let id: String

        /// The shape of the content that the section has, or can have.
        public let content: ContentShape

        /// Whether the content failed to load or has not loaded yet.
        package let isMissing: Bool

        /// Creates a section.
        public init(id: String, content: ContentShape, isMissing: Bool = false) {
            self.id = id.safe
            self.content = content
            self.isMissing = isMissing
        }
    }

    /// The sections, in reading order.
    public let sections: [Section]

    /// Creates the shape of a report.
    public init(_ sections: [Section]) {
        self.sections = sections
    }

    /// Creates the shape that sections declare before they load.
    public init(of sections: [any SectionKit.Section]) {
        self.init(sections.map { Section(id: $0.id, content: $0.shape) })
    }

    /// Creates the shape of the content of a report.
    public init(of report: Report) {
        self.init(
            report.sections.map { section in
                Section(
                    id: section.id,
                    content: ContentShape(of: section.blocks),
                    isMissing: !section.isLoaded)
            })
    }
}

extension ReportShape {
    /// The smallest and the largest report of this shape.
    package var extremes: [ReportShape] {
        [\ClosedRange<Int>.lowerBound, \.upperBound].map { end in
            ReportShape(
                sections.map { section in
                    Section(
                        id: section.id, content: section.content.exactly(end),
                        isMissing: section.isMissing)
                })
        }
    }

    /// The total number of one kind of content in all sections.
    func count(of kind: (ContentShape) -> ClosedRange<Int>) -> ClosedRange<Int> {
        sections.reduce(0...0) { $0.adding(kind($1.content)) }
    }

    /// The names of the sections that satisfy a condition.
    func names(where isTrue: (Section) -> Bool) -> [String] {
        sections.filter(isTrue).map(\.id)
    }

    /// Whether the content of any section is missing.
    var isMissingContent: Bool { sections.contains(where: \.isMissing) }
}
