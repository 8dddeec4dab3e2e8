import SectionEssentials
import SectionKit

/// Writes facts and tables in the syntax of Org, to show how a format of one's own prints values.
struct OrgSurface: Surface {
    let formatter: ValueFormatter

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        for section in report.sections {
            try sink.write("* \(section.title)\n")
            guard case .success(let blocks) = section.state else { continue }
            for block in blocks.standard { try sink.write(text(of: block)) }
        }
    }

    private func text(of block: Block) -> String {
        switch block {
        case .facts(let facts):
            return facts.filter(\.isForPeople).map { fact in
                "- \(fact.label) :: \(text(of: fact.value))\n"
            }.joined()
        case .table(let table):
            let shown = table.columns.indices.filter { table.columns[$0].title != nil }
            let head = shown.map { table.columns[$0].title ?? "" }
            let rows = table.rows.map { row in shown.map { text(of: row[$0]) } }
            return ([head] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
        default:
            return ""
        }
    }

    private func text(of cell: Cell) -> String {
        (formatter.text(of: cell) ?? "").replacing("|", with: "\\vert{}")
    }
}
