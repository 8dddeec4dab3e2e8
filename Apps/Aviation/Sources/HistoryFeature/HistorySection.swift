import FeatureKit
import SectionKit

/// Shows past flights or states: a line that counts them, then a table.
struct HistorySection: Section {
    let id = HistoryBuilder.name
    let query: HistoryQuery
    let presenter: any PresenterInput<HistoryQuery, HistoryList>

    var title: String {
        switch query.kind {
        case .flights: "Past flights"
        case .states: "Past states"
        }
    }

    var shape: ContentShape {
        let mapped = query.kind == .states ? 1...1 : 0...0
        return ContentShape(tables: 1...1, places: mapped, maps: mapped)
    }

    func load(into output: some SectionOutput<HistoryList>) async {
        await presenter.present(query, in: output)
    }

    func body(for list: HistoryList) -> [Block] {
        let summary = InlineText(list.summary)
        return [
            list.count == 0 ? .notice(Notice(.info, summary)) : .paragraph(summary),
            .table(list.table),
        ] + (list.map.map { [.map($0)] } ?? [])
    }

    func pageTitle(for list: HistoryList) -> String { title + list.place }

    func warnings(for list: HistoryList) -> [String] {
        list.warnings
    }
}
