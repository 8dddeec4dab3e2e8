#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import SectionKit
import SpaceXLaunches

/// Shows the launches asked for: a line that counts them, then the list.
struct LaunchesSection: Section {
    let id = LaunchesBuilder.name
    let title = "Launches"
    let query: LaunchesQuery
    let now: Date
    let presenter: any LaunchesPresenterInput

    func load(into output: some SectionOutput<LaunchList>) async {
        await presenter.presentLaunches(query, in: output)
    }

    func body(for list: LaunchList) -> [Block] {
        let table = Table(
            columns: Self.columns, rows: list.launches.map(row), rowTitle: 1, events: .launches,
            opens: .launch)
        guard list.launches.isEmpty else {
            return [.paragraph(InlineText(list.count)), .table(table)]
        }
        return [.notice(Notice(.info, InlineText(list.nothingFound))), .table(table)]
    }

    func warnings(for list: LaunchList) -> [String] {
        list.warnings
    }

    private static let columns: [Column] = [
        Column("flight_number", "#", alignment: .trailing, priority: 3),
        Column("name", "Mission"),
        Column("date_utc", "Date"),
        .machines("date_precision"),
        Column("rocket", "Rocket", priority: 1),
        Column("launchpad", "Launch site", priority: 2),
        Column("outcome", "Outcome"),
        .people("Days", alignment: .trailing, priority: 4),
        Column("patch", "Patch", priority: Column.expendable + 3, shortcut: "p"),
        Column("webcast", "Webcast", priority: Column.expendable, shortcut: "w"),
        Column("article", "Article", priority: Column.expendable + 1, shortcut: "a"),
        Column("wikipedia", "Wikipedia", priority: Column.expendable + 2, shortcut: "W"),
        .machines("id"),
    ]

    private func row(for launch: Launch) -> [Cell] {
        [
            launch.flightNumber.map(Cell.integer) ?? .empty,
            .text(launch.name),
            .date(orUnknown: launch.date),
            .text(orUnknown: launch.date?.precision.rawValue),
            .text(orUnknown: launch.rocket),
            .text(orUnknown: launch.launchpad),
            .badge(launch.outcome.badge),
            launch.date?.days(from: now).map(Cell.days) ?? .empty,
            .image(orEmpty: launch.patch, alternative: "Mission patch of \(launch.name)"),
            .link(orEmpty: launch.webcast),
            .link(orEmpty: launch.article),
            .link(orEmpty: launch.wikipedia),
            .text(orUnknown: launch.id),
        ]
    }
}

extension LaunchList {
    /// How many launches there are, such as "26 launches in 2020, newest first".
    fileprivate var count: String {
        let launches = matching == 1 ? "1 launch" : "\(matching) launches"
        let order = query.order == .asc ? "oldest first" : "newest first"
        if self.launches.count == matching {
            return "\(launches)\(query.filter.words)\(matching == 1 ? "" : ", \(order)")."
        }
        let first = query.offset + 1
        let last = query.offset + self.launches.count
        let page = first == last ? "\(first)" : "\(first)–\(last)"
        return "Showing \(page) of \(launches)\(query.filter.words), \(order)."
    }

    /// What was searched, and what there is to find.
    fileprivate var nothingFound: String {
        if matching > 0 {
            let launches = matching == 1 ? "1 launch" : "\(matching) launches"
            return "\(launches)\(query.filter.words), none of them on the page asked for."
        }
        return LaunchOffer.nothingFound(query.filter, in: offer)
    }
}
