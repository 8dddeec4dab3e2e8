import SectionKit

/// Writes one line a section, as for a status bar: its title, and what there is to it.
struct HeadlineSurface: Surface {
    func text(of report: Report) -> String {
        report.sections.map { "\($0.title): \(words(for: $0.state))\n" }.joined()
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
