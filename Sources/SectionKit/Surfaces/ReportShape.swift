/// What is known of a report without its content: which sections it has, and what each can give.
public struct ReportShape: Equatable, Sendable {
    /// What is known of one section.
    public struct Section: Equatable, Sendable {
        /// The section's name for machines.
        public let id: String

        /// What the section gives, or can give.
        public let content: ContentShape

        /// Whether its content failed to load or is not there yet, though the report is written.
        public let isMissing: Bool

        /// Describes a section.
        public init(id: String, content: ContentShape, isMissing: Bool = false) {
            self.id = id.safe
            self.content = content
            self.isMissing = isMissing
        }
    }

    /// The sections, in reading order.
    public let sections: [Section]

    /// Describes a report.
    public init(_ sections: [Section]) {
        self.sections = sections
    }

    /// The shape that sections declare before they load.
    public init(of sections: [any SectionKit.Section]) {
        self.init(sections.map { Section(id: $0.id, content: $0.shape) })
    }

    /// The shape of what a report holds.
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
    /// The least and the most that a report of this shape has.
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

    /// The names of the sections that may have some of a kind of content, and how many there are.
    func count(of kind: (ContentShape) -> ClosedRange<Int>) -> ClosedRange<Int> {
        sections.reduce(0...0) { $0.adding(kind($1.content)) }
    }

    /// The names of the sections of which something is true.
    func names(where isTrue: (Section) -> Bool) -> [String] {
        sections.filter(isTrue).map(\.id)
    }

    /// Whether the content of any section is missing.
    var isMissingContent: Bool { sections.contains(where: \.isMissing) }
}
