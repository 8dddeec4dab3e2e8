public import SectionEssentials

/// The content that a surface writes: snapshots of sections, the source of their facts, and a date.
public struct Report: Equatable, Sendable {
    /// The source of the facts of a report.
    public struct Source: Equatable, Sendable {
        /// The machine-readable name, such as `archive`.
        public let id: String

        /// A description of the source and its extent, in plain sentences.
        public let summary: String

        /// What a licence demands to be said with the facts, in plain sentences; empty for nothing.
        ///
        /// Every report has it, after the summary. A screen, whose first line names the source, has it
        /// at the end of its sections.
        public let notice: String

        /// Creates a source, with its text made safe to print.
        public init(id: String, summary: String, notice: String = "") {
            self.id = id.safe
            self.summary = summary.safe
            self.notice = notice.safe
        }

        /// The summary with the notice.
        package var description: String {
            notice.isEmpty ? summary : "\(summary) \(notice)"
        }

        /// The line that surfaces show.
        var line: String { "Source: \(description)" }
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
    /// The title of a page: that of the content if it is alone, else that of the program.
    var pageTitle: String { sections.count == 1 ? sections[0].pageTitle : title }

    /// The source that is named at the end; nil if each section names its own.
    var closingSource: Source? {
        let namesItsOwn = sections.allSatisfy { $0.isLoaded && $0.source != nil }
        return namesItsOwn && !sections.isEmpty ? nil : source
    }

    /// What all sources are, in plain sentences, for a format that names them in one place.
    var sourceSummary: String {
        guard closingSource == nil else { return source.description }
        return sections.compactMap(\.source?.description).reduce(into: []) { summaries, summary in
            if !summaries.contains(summary) { summaries.append(summary) }
        }.separated(by: " ")
    }
}

extension Report {
    /// Returns the report without private values; sections say what they leave out.
    package var withoutPrivateValues: Report {
        Report(
            title: title, source: source, generatedAt: generatedAt,
            sections: sections.map(\.withoutPrivateValues), warnings: warnings, remarks: remarks)
    }

    /// The names of the private values in the report, each once, such as "Seat".
    package var privateValues: [String] {
        sections.flatMap { $0.blocks.privateValues }.unique
    }
}

extension SectionSnapshot {
    /// The section without private values, with a note of what it leaves out.
    fileprivate var withoutPrivateValues: SectionSnapshot {
        guard case .success(let blocks) = state, blocks.hasPrivateValues
        else { return self }
        let names = blocks.privateValues
        let note = "Private values are left out: \(names.separated(by: ", "))."
        return showing(
            blocks.flatMap(\.withoutPrivateValues)
                + (names.isEmpty ? [] : [.notice(Notice(.info, InlineText(note)))]))
    }
}

extension [Block] {
    /// Whether there is a place for private values, even if it is empty.
    package var hasPrivateValues: Bool { contains(where: \.hasPrivatePlaces) }

    /// The names of the private values for people, each once; without those that are empty.
    fileprivate var privateValues: [String] {
        standard.flatMap { block -> [String] in
            switch block {
            case .facts(let facts):
                facts.filter { $0.isPrivate && $0.isForPeople && $0.value.isKnown }.map(\.label)
            case .table(let table): table.privateValues
            default: []
            }
        }.unique
    }
}

extension Block {
    /// Whether there is a place for private values, even if it is empty.
    fileprivate var hasPrivatePlaces: Bool {
        switch self {
        case .facts(let facts): facts.contains(where: \.isPrivate)
        case .table(let table): table.columns.contains(where: \.isPrivate)
        case .custom(let custom): custom.content.hasPrivateValues
        default: false
        }
    }

    /// The block without private values; of one's own that has some, which its drawing would show, the
    /// rest of its content.
    fileprivate var withoutPrivateValues: [Block] {
        switch self {
        case .facts(let facts): [.facts(facts.filter { !$0.isPrivate })]
        case .table(let table): [.table(table.withoutPrivateValues)]
        case .custom(let custom) where custom.content.hasPrivateValues:
            custom.content.flatMap(\.withoutPrivateValues)
        default: [self]
        }
    }
}

extension Table {
    /// The titles of the columns of private values, without those that are empty.
    fileprivate var privateValues: [String] {
        columns.indices.compactMap { column in
            guard columns[column].isPrivate, let title = columns[column].title,
                rows.indices.contains(where: { rows.cell($0, column).isKnown })
            else { return nil }
            return title
        }
    }

    fileprivate var withoutPrivateValues: Table {
        let kept = columns.indices.filter { !columns[$0].isPrivate }
        if kept.count == columns.count { return self }
        let (rows, keys) = (rows, Set(kept.compactMap { columns[$0].key }))
        let failure: (@Sendable () -> String?)? =
            rows.isOrdered ? { @Sendable in rows.failure } : nil
        return Table(
            key: key, columns: kept.map { columns[$0] },
            rows: TableRows(count: rows.count, columns: kept.count, failure: failure) {
                row, wanted in
                rows.cells(
                    row, of: wanted.map { $0.map { $0 < kept.count ? kept[$0] : .max } } ?? kept)
            },
            rowTitle: kept.firstIndex(of: rowTitle) ?? 0, links: links.filter(keys.contains),
            events: events, identities: identities, commands: commands
        ).marked(as: self)
    }
}

extension Cell {
    /// Whether there is a value.
    fileprivate var isKnown: Bool { self != .empty && self != .unknown }
}

extension [String] {
    /// The texts without duplicates, in their order.
    fileprivate var unique: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}

/// Converts a report to ASCII.
///
/// Text is converted before a surface escapes or measures it, because the conversion can produce
/// markup and change the width.
extension Report {
    /// The report with all text converted to ASCII.
    var spelledInASCII: Report {
        Report(
            title: title.asciiOnly,
            source: source.spelledInASCII,
            generatedAt: generatedAt,
            sections: sections.map(\.spelledInASCII),
            warnings: warnings.map(\.asciiOnly),
            remarks: remarks
        )
    }
}

extension Report.Source {
    /// The source with its text converted to ASCII.
    fileprivate var spelledInASCII: Report.Source {
        Report.Source(
            id: id.asciiOnly, summary: summary.asciiOnly, notice: notice.asciiOnly)
    }
}

extension SectionSnapshot {
    fileprivate var spelledInASCII: SectionSnapshot {
        SectionSnapshot(
            id: id.asciiOnly,
            title: title.asciiOnly,
            source: source?.spelledInASCII,
            state: state.mapTexts { $0.asciiOnly },
            warnings: warnings.map(\.asciiOnly),
            part: part,
            observedAt: observedAt,
            refreshError: refreshError?.mapTexts { $0.asciiOnly },
            refreshInterval: refreshInterval
        )
    }
}
