/// The warnings of a report, in the formats for people: they are a part of what is kept and sent.
extension ValueFormatter {
    /// The blocks of a section that has loaded: why it could not be refreshed, then its content,
    /// whose warnings follow the sentences and facts that begin it.
    func blocks(of section: SectionSnapshot, _ content: [Block]) -> [Block] {
        let notice = refreshNotice(of: section).map { [Block.notice($0)] } ?? []
        if section.warnings.isEmpty { return notice + content }
        let lead = content.prefix(while: \.isLead)
        return notice + lead + section.warnings.map(Block.warning)
            + content.dropFirst(lead.count)
    }
}

extension Report {
    /// The warnings about the requests of the report, as blocks.
    var warningBlocks: [Block] { warnings.map(Block.warning) }

    /// What the source is, then all that is missing: the warnings, and the sections that failed; one
    /// sentence in each line, for a format that has one place for all.
    func description(of source: String) -> String {
        let failures = sections.compactMap { section -> String? in
            if case .error(let error) = section.state { error.message } else { nil }
        }
        let warnings = warnings + sections.flatMap(\.warnings) + failures
        return warnings.reduce(into: ["Source: \(source)"]) { lines, warning in
            let line = "Warning: \(warning)"
            if !lines.contains(line) { lines.append(line) }
        }.separated(by: "\n")
    }
}

extension Block {
    fileprivate static func warning(_ text: String) -> Block {
        .notice(Notice(.warning, InlineText(text)))
    }

    /// Whether it may stand at the beginning of a section, before lists, charts and maps.
    fileprivate var isLead: Bool {
        switch self {
        case .paragraph, .facts, .notice, .image: true
        case .heading, .table, .chart, .lineChart, .map, .custom: false
        }
    }
}
