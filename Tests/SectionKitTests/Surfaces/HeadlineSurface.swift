import SectionKit

/// Writes one line per section, such as for a status bar: its title and a summary.
struct HeadlineSurface: Surface {
    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        for section in report.sections {
            try sink.write("\(section.title): \(words(for: section.state))\n")
        }
    }

    private func words(for state: SectionState<[Block]>) -> String {
        switch state {
        case .loading: "…"
        case .success(let blocks): blocks.compactMap(words).joined(separator: ", ")
        case .error(let error): error.message
        }
    }

    private func words(for block: Block) -> String? {
        switch block {
        case .paragraph(let text): text.plainText
        case .notice(let notice): notice.text.plainText
        case .table(let table): "\(table.rows.count) \(table.key)"
        default: nil
        }
    }
}
