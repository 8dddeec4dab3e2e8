import FeatureKit
import Logbook
import RecordStore
import SectionKit

/// Shows what cannot be in the log, and what to do about it.
struct DoctorSection: Section {
    let id = "doctor"
    let title = "Check of the log"
    let shape = ContentShape(facts: 2...2, tables: 1...1)
    let presenter: any PresenterInput<Void, LogCheck>

    func load(into output: some SectionOutput<LogCheck>) async {
        await presenter.present(in: output)
    }

    func body(for check: LogCheck) -> [Block] {
        [
            .paragraph(InlineText(check.summary)),
            .facts([
                .machines("flights", .integer(check.flightCount)),
                .machines("findings", .integer(check.findings.count)),
            ]),
            .table(
                Table(
                    key: "list", of: check.findings, columns: TableColumn<LogFinding>.all,
                    identity: { $0.entry?.id.text })),
        ]
    }

    func warnings(for check: LogCheck) -> [String] { check.warnings }

    /// True without a table of airports, with which speeds and times are compared.
    func isPartial(_ check: LogCheck) -> Bool { check.lacksAirports }
}

extension LogCheck {
    fileprivate var summary: String {
        if flightCount == 0, findings.isEmpty { return "Your log is empty." }
        let flights = flightCount.counted("flight", "flights")
        if findings.isEmpty { return "Nothing is odd in \(flights)." }
        return "\(findings.count.counted("thing is", "things are")) odd in \(flights)."
    }
}

extension TableColumn<LogFinding> {
    fileprivate static let all: [TableColumn] = [
        Self(Column("date", "Date")) { finding in
            (finding.entry?.flight.date?.day).map(Cell.date) ?? .empty
        },
        Self(Column("number", "Flight")) { .text(orUnknown: $0.entry?.flight.number) },
        Self(Column("route", "Route")) { .text(orUnknown: $0.entry?.flight.route) },
        Self(Column("problem", "What")) { .text($0.problem) },
        Self(Column("advice", "What to do", priority: 1).asAdvice) { .text($0.advice) },
        Self(Column("kind", "Kind", priority: 2)) { .text($0.kind.rawValue) },
        Self(.machines("id")) { .text(orUnknown: $0.entry?.id.text) },
    ]
}
