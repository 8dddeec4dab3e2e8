import Essentials
import SectionKit
import SpaceXLaunches

/// Shows the launches asked for: a line that counts them, then the list.
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
            of: list.launches, columns: columns, events: .launches, opens: .launch)
        guard list.launches.isEmpty else {
            return [.paragraph(InlineText(list.part.following(list.count))), .table(table)]
        }
        let nothing = list.part.following(list.nothingFound)
        return [.notice(Notice(.info, InlineText(nothing))), .table(table)]
    }

    func warnings(for list: LaunchList) -> [String] {
        list.warnings
    }

    private var columns: [LaunchColumn<Launch>] {
        [
            .flightNumber, .name, .date, .datePrecision, .rocket(), .launchpad(), .outcome(),
            .days(from: now), .patch, .webcast, .article, .wikipedia, .id,
        ]
    }
}

extension LaunchColumn<Launch> {
    fileprivate static func days(from now: Date) -> Self {
        Self(.people("Days", alignment: .trailing, priority: 4)) {
            $0.date?.days(from: now).map(Cell.days) ?? .empty
        }
    }
}

extension LaunchList {
    /// How many launches there are, such as "26 launches in 2020, newest first".
    fileprivate var count: String {
        let launches = query.filter.words(for: matching)
        let order = query.order == .asc ? "oldest first" : "newest first"
        if self.launches.count == matching {
            return "\(launches)\(matching == 1 ? "" : ", \(order)")."
        }
        let first = query.offset + 1
        let last = query.offset + self.launches.count
        let page = first == last ? first.grouped : "\(first.grouped)–\(last.grouped)"
        return "Showing \(page) of \(launches), \(order)."
    }

    /// What was searched, and what there is to find.
    fileprivate var nothingFound: String {
        if matching > 0 {
            let launches = query.filter.words(for: matching)
            return query.limit == 0
                ? "\(launches), none of them shown."
                : "\(launches), but the page asked for is past the last."
        }
        return LaunchOffer.nothingFound(query.filter, in: offer)
    }
}
