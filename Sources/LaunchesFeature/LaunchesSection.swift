import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Shows the launches that match a query: a line that counts them, then a table.
struct LaunchesSection: Section {
    let id = LaunchesBuilder.name
    let title = "Launches"
    let shape = ContentShape(tables: 1...1, events: 1...1)
    let query: LaunchesQuery
    let now: Date
    let presenter: any LaunchesPresenterInput

    func load(into output: some SectionOutput<LaunchList>) async {
        await presenter.presentLaunches(query, in: output)
    }

    func body(for list: LaunchList) -> [Block] {
        let table = Table(
            ofLaunches: list.launches, columns: columns, events: .launches,
            identity: \.id, commands: ["launch"]
        ).page(ofMatching: list.matching)
        let summary = InlineText(list.part.following(list.summary + overdue(in: list)))
        return [
            list.launches.isEmpty ? .notice(Notice(.info, summary)) : .paragraph(summary),
            .table(table),
        ]
    }

    func pageTitle(for list: LaunchList) -> String { query.filter.words.withCapital }

    func warnings(for list: LaunchList) -> [String] {
        list.warnings
    }

    func part(for list: LaunchList) -> ListPart? {
        list.part
    }

    /// A sentence about launches that were upcoming and whose date is over; empty without any.
    private func overdue(in list: LaunchList) -> String {
        let count = list.launches.count { $0.isOverdue(at: now) }
        if count == 0 { return "" }
        let isOne = count == 1
        let isAll = count == list.launches.count
        let subject = isAll ? isOne ? "It" : "They" : "\(count.grouped) of them"
        return " \(subject) \(isOne ? "was" : "were") upcoming when the record ended, and"
            + " \(isOne ? "its date is" : "their dates are") past."
    }

    private var columns: [TableColumn<Launch>] {
        [
            .flightNumber, .name, .date, .datePrecision, .dateTentative, .rocket(), .launchpad(),
            .outcome(at: now), .outcome.forMachines, .days(from: now), .patch, .webcast, .article,
            .wikipedia, .id,
        ]
    }
}

extension TableColumn<Launch> {
    fileprivate static func days(from now: Date) -> Self {
        Self(.people("Days", alignment: .trailing, priority: 4)) {
            $0.isOverdue(at: now) ? .empty : $0.date?.days(from: now).map(Cell.days) ?? .empty
        }
    }
}

extension LaunchList {
    /// The number of launches, such as "26 launches in 2020, newest first."; if there are none,
    /// the filter and what the source covers.
    fileprivate var summary: String {
        if matching == 0 { return LaunchCoverage.nothingFound(query.filter, in: coverage) }
        return query.page.sentence(
            showing: launches.count, of: matching, called: query.filter.words(for: matching),
            in: query.order == .asc ? "oldest first" : "newest first")
    }
}
