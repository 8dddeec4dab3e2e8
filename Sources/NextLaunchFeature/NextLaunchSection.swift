import FeatureKit
import Networking
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Shows the next launches: a line that names the first, then a table with countdowns.
struct NextLaunchSection: Section {
    let id = NextLaunchBuilder.name
    let title = "Next launch"
    let shape = ContentShape(tables: 1...1, events: 1...1)
    let count: Int
    let now: Date

    let api: SpaceXAPI
    let presenter: any PresenterInput<Int, NextLaunches>

    func load(into output: some SectionOutput<NextLaunches>) async {
        await presenter.present(count, in: output)
    }

    func body(for next: NextLaunches) -> [Block] {
        let table = Table(
            ofLaunches: next.launches, columns: columns, events: .launches,
            identity: \.id, commands: ["launch"])
        guard let first = next.launches.first else {
            return [.notice(Notice(.info, InlineText(noFutureLaunches(in: next)))), .table(table)]
        }
        return [.paragraph(next.summary(of: first)), .table(table)]
    }

    func warnings(for next: NextLaunches) -> [String] {
        next.warnings
    }

    func part(for next: NextLaunches) -> ListPart? {
        next.part
    }

    /// A sentence for no future launches, with the source's latest date and a current source.
    private func noFutureLaunches(in next: NextLaunches) -> String {
        let reach = next.last.map { "; the latest is dated \($0.formatted)" } ?? ""
        return next.part.following("This source has no future launches\(reach).")
            + api.currentSourceAdvice
    }

    private var columns: [TableColumn<Launch>] {
        [
            .flightNumber, .name, .countdown(from: now), .countdownSeconds(from: now), .date,
            .datePrecision, .dateTentative, .rocket(), .launchpad(), .webcast, .article, .wikipedia,
            .patch, .id,
        ]
    }
}

extension TableColumn<Launch> {
    fileprivate static func countdown(from now: Date) -> Self {
        Self(.people("Countdown")) { $0.date?.countdown(from: now).people ?? .unknown }
    }

    fileprivate static func countdownSeconds(from now: Date) -> Self {
        Self(.machines("countdown_seconds")) {
            $0.date?.countdown(from: now).machines ?? .unknown
        }
    }
}

extension PreciseDate {
    /// The time until the date, no more precise than the date itself: in seconds, in days, or as
    /// text such as "NET Dec 2022" (no earlier than).
    fileprivate func countdown(from now: Date) -> (people: Cell, machines: Cell) {
        switch precision {
        case .hour:
            let seconds = Int(clamping: date.timeIntervalSince(now))
            return (.duration(seconds), .integer(seconds))
        case .day:
            return (days(from: now).map(Cell.days) ?? .unknown, .empty)
        case .month, .quarter, .half, .year:
            return (.text("NET \(formatted)"), .empty)
        }
    }
}

extension NextLaunches {
    /// A sentence about the next launch and the number of later ones that are not shown.
    fileprivate func summary(of first: Launch) -> InlineText {
        var sentence = " is next"
        if let rocket = first.rocket { sentence += ", on \(rocket)" }
        if let site = first.launchpad { sentence += " from \(site)" }
        let more = futureCount - launches.count
        if more > 0 {
            sentence += "; \(more.counted("more is", "more are")) planned."
        } else {
            sentence += launches.count == 1 ? "; no others are planned." : "."
        }
        return InlineText([.strong(first.name), .plain(part.following(sentence))])
    }
}
