package import SectionEssentials
public import SectionKit

/// The columns of tables of launches, with keys that all tables share; features select and order
/// them.
extension TableColumn<Launch> {
    package static var flightNumber: Self {
        Self(Column("flight_number", "#", alignment: .trailing, priority: 3)) {
            $0.flightNumber.map(Cell.ordinal) ?? .empty
        }
    }

    package static var name: Self {
        Self(Column("name", "Mission")) { .text($0.name) }
    }

    package static var date: Self {
        Self(Column("date_utc", "Date", filteredBy: .year)) { .date(orUnknown: $0.date) }
    }

    package static var datePrecision: Self {
        Self(.machines("date_precision")) { .text(orUnknown: $0.date?.precision.rawValue) }
    }

    /// Whether the date of an upcoming launch may still change.
    package static var dateTentative: Self {
        Self(.machines("date_tentative")) { $0.isTentative.map(Cell.boolean) ?? .empty }
    }

    package static func rocket(priority: Int = 1) -> Self {
        Self(Column("rocket", "Rocket", priority: priority)) { .text(orUnknown: $0.rocket) }
    }

    package static func launchpad(priority: Int = 2) -> Self {
        Self(Column("launchpad", "Launch site", priority: priority)) {
            .text(orUnknown: $0.launchpad)
        }
    }

    package static var outcome: Self {
        Self(Column("outcome", "Outcome")) { .badge($0.outcome.badge) }
    }

    /// The outcome for people at a time; programs read it in a column of its own.
    package static func outcome(at now: Date, priority: Int = 0) -> Self {
        Self(.people("Outcome", priority: priority)) { .badge($0.badge(at: now)) }
    }

    package static var webcast: Self {
        Self(Column("webcast", "Webcast", priority: Column.expendable, shortcut: "w")) {
            .link(orEmpty: $0.webcast)
        }
    }

    package static var article: Self {
        Self(Column("article", "Article", priority: Column.expendable + 1, shortcut: "a")) {
            .link(orEmpty: $0.article)
        }
    }

    package static var wikipedia: Self {
        Self(Column("wikipedia", "Wikipedia", priority: Column.expendable + 2, shortcut: "W")) {
            .link(orEmpty: $0.wikipedia)
        }
    }

    package static var patch: Self {
        Self(Column("patch", "Patch", priority: Column.expendable + 3, shortcut: "p")) {
            .image(orEmpty: $0.patch, alternative: "Mission patch of \($0.name)")
        }
    }

    package static var id: Self {
        Self(.machines("id")) { .text(orUnknown: $0.id) }
    }
}

extension Table {
    /// Creates a table of launches, whose rows are titled by the launches' names.
    @inlinable
    package init<Rows: RandomAccessCollection & Sendable>(
        key: String = "rows",
        ofLaunches rows: Rows,
        columns: [TableColumn<Rows.Element>],
        events: EventColumns? = nil,
        identity: (@Sendable (Rows.Element) -> String?)? = nil,
        commands: [String] = []
    ) {
        self.init(
            key: key, of: rows, columns: columns, titledBy: "name",
            links: ["webcast", "article", "wikipedia"], events: events,
            identity: identity, commands: commands)
    }
}

extension Column {
    /// The column of partial failures; for programs only if there are none.
    package static func partialFailures(_ counts: [OutcomeCounts]) -> Column {
        counts.contains { $0.partialFailures > 0 }
            ? Column("partial_failures", "Partial failures", alignment: .trailing, priority: 5)
            : .machines("partial_failures")
    }
}
