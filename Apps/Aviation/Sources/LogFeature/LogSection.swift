import FeatureKit
import Logbook
import RecordStore
import SectionKit

/// Shows the flights of the log: a line that counts them, then a table, whose rows are events.
struct LogSection: Section {
    let id = LogBuilder.name
    let title = "Flights"
    let shape = ContentShape(tables: 1...1, events: 1...1, places: 1...1)
    let query: LogQuery
    let presenter: any PresenterInput<LogQuery, LogList>

    /// Whether it is loaded again by itself.
    var isWatched = false

    /// Reports changes, such as those that a sync brings; nil where the section is loaded once.
    var changes: RecordChanges?

    func load(into output: some SectionOutput<LogList>) async {
        changes?.begin(with: nil)
        await presenter.present(query, in: output)
    }

    func source(for list: LogList) -> Report.Source? {
        list.notice.map { _ in .madeUpLog }
    }

    func body(for list: LogList) -> [Block] {
        let summary = InlineText(list.summary)
        return [
            list.notice.map { .notice(Notice(.info, InlineText($0))) },
            list.changed.map { .notice(Notice(.info, InlineText($0))) },
            list.entries.isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary),
            .table(list.table),
        ].compactMap(\.self)
    }

    func pageTitle(for list: LogList) -> String { query.title }

    func warnings(for list: LogList) -> [String] {
        list.warnings
    }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ list: LogList) -> Bool { list.lacksAirports }

    /// A minute, in which another program may change the log; the servers are asked less often.
    func refreshInterval(for list: LogList) -> Duration? { isWatched ? .seconds(60) : nil }

    func waitForChange() async -> Bool { await changes?.next() ?? false }

    func notices(of new: LogList, since old: LogList) -> [String] {
        new.entries.notices(since: old.entries)
    }
}
