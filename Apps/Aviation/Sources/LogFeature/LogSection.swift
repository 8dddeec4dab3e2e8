import Logbook
import SectionKit

/// Shows the flights of the log: a line that counts them, then a table, whose rows are events.
struct LogSection: Section {
    let id = LogBuilder.name
    let title = "Flights"
    let shape = ContentShape(tables: 1...1, events: 1...1, places: 1...1)
    let query: LogQuery
    let presenter: any LogPresenterInput

    func load(into output: some SectionOutput<LogList>) async {
        await presenter.presentList(query, in: output)
    }

    func source(for list: LogList) -> Report.Source? {
        list.notice.map { _ in .madeUpLog }
    }

    func body(for list: LogList) -> [Block] {
        let summary = InlineText(list.summary)
        return [
            list.notice.map { .notice(Notice(.info, InlineText($0))) },
            list.entries.isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary),
            .table(list.table),
        ].compactMap(\.self)
    }

    func warnings(for list: LogList) -> [String] {
        list.warnings
    }
}
