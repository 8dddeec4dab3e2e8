#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import SectionKit
import SpaceXLaunches

/// Shows the next launch, or the next few: a line that names it, then the list with a countdown.
struct NextLaunchSection: Section {
    let id = NextLaunchBuilder.name
    let title = "Next launch"
    let count: Int
    let now: Date

    /// The source to look into when this one has nothing ahead; nil if this is it.
    let currentSource: String?

    let presenter: any NextLaunchPresenterInput

    func load(into output: some SectionOutput<NextLaunches>) async {
        await presenter.presentNextLaunches(count, in: output)
    }

    func body(for next: NextLaunches) -> [Block] {
        let table = Table(
            columns: Self.columns, rows: next.launches.map(row), rowTitle: 1, events: .launches,
            opens: .launch)
        guard let first = next.launches.first else {
            return [.notice(Notice(.info, InlineText(nothingAhead(in: next)))), .table(table)]
        }
        return [.paragraph(next.summary(of: first)), .table(table)]
    }

    func warnings(for next: NextLaunches) -> [String] {
        next.warnings
    }

    /// That nothing is ahead, how far the source reaches, and which one is current.
    private func nothingAhead(in next: NextLaunches) -> String {
        let reach = next.last.map { "; its last plan is for \($0.words)" } ?? ""
        let advice = currentSource.map { " The source \($0) is current." } ?? ""
        return "No launch is ahead in this source\(reach).\(advice)"
    }

    private static let columns: [Column] = [
        Column("flight_number", "#", alignment: .trailing, priority: 3),
        Column("name", "Mission"),
        .people("Countdown"),
        .machines("countdown_seconds"),
        Column("date_utc", "Date"),
        .machines("date_precision"),
        Column("rocket", "Rocket", priority: 1),
        Column("launchpad", "Launch site", priority: 2),
        Column("webcast", "Webcast", priority: Column.expendable, shortcut: "w"),
        Column("article", "Article", priority: Column.expendable + 1, shortcut: "a"),
        Column("wikipedia", "Wikipedia", priority: Column.expendable + 2, shortcut: "W"),
        Column("patch", "Patch", priority: Column.expendable + 3, shortcut: "p"),
        .machines("id"),
    ]

    private func row(for launch: Launch) -> [Cell] {
        let countdown = launch.date?.countdown(from: now) ?? (.unknown, .unknown)
        return [
            launch.flightNumber.map(Cell.integer) ?? .empty,
            .text(launch.name),
            countdown.people,
            countdown.machines,
            .date(orUnknown: launch.date),
            .text(orUnknown: launch.date?.precision.rawValue),
            .text(orUnknown: launch.rocket),
            .text(orUnknown: launch.launchpad),
            .link(orEmpty: launch.webcast),
            .link(orEmpty: launch.article),
            .link(orEmpty: launch.wikipedia),
            .image(orEmpty: launch.patch, alternative: "Mission patch of \(launch.name)"),
            .text(orUnknown: launch.id),
        ]
    }
}

extension PreciseDate {
    /// How long it is until then, no more precisely than the date is known: to the minute, to the
    /// day, or no more than "NET Dec 2022" (no earlier than).
    fileprivate func countdown(from now: Date) -> (people: Cell, machines: Cell) {
        switch precision {
        case .hour:
            let seconds = Int(date.timeIntervalSince(now))
            return (.duration(seconds), .integer(seconds))
        case .day:
            return (days(from: now).map(Cell.days) ?? .unknown, .empty)
        case .month, .quarter, .half, .year:
            return (.text("NET \(words)"), .empty)
        }
    }
}

extension NextLaunches {
    /// The next launch in a sentence, and how many are ahead after those shown.
    fileprivate func summary(of first: Launch) -> InlineText {
        var sentence = " is next"
        if let rocket = first.rocket { sentence += ", on \(rocket)" }
        if let site = first.launchpad { sentence += " from \(site)" }
        let more = ahead - launches.count
        switch more {
        case ...0: sentence += launches.count == 1 ? "; the only one ahead." : "."
        case 1: sentence += "; 1 more is ahead."
        default: sentence += "; \(more.grouped) more are ahead."
        }
        return InlineText([.strong(first.name), .plain(sentence)])
    }
}
