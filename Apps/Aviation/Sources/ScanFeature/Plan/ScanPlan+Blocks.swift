import Logbook
import SectionKit

extension ScanPlan {
    /// The flights with the values that were read, and what a person should check.
    var blocks: [Block] {
        let several = flights.count > 1
        var notices: [Block] = []
        for flight in flights {
            let prefix = several ? "Flight \(flight.number): " : ""
            for remark in flight.remarks {
                notices.append(.notice(Notice(.info, InlineText(prefix + remark))))
            }
            for warning in flight.warnings + [flight.question].compactMap(\.self) {
                notices.append(.notice(Notice(.warning, InlineText(prefix + warning))))
            }
        }
        return [.table(flightTable)] + notices + [.table(fieldTable)]
    }

    /// What could not be read.
    var failureBlocks: [Block] {
        (failures + warnings).map { .notice(Notice(.warning, InlineText($0))) }
    }

    /// The flights, as they would be written down.
    var flightTable: Table {
        Table(
            key: "flights", of: flights, columns: columns, titledBy: "number",
            identity: \.found.identity, commands: [ScanBuilder.confirm])
    }

    private var columns: [TableColumn<ScannedFlight>] {
        [
            number,
            TableColumn(Column("number", "Flight")) { .text(orUnknown: $0.draft.flight.number) },
            TableColumn(Column("date", "Date", keys: .day)) {
                .date(orUnknown: $0.draft.schedule.date?.day)
            },
            TableColumn(Column("from", "From")) {
                .text(orUnknown: $0.draft.flight.departure.airport.nonBlank)
            },
            TableColumn(Column("to", "To")) {
                .text(orUnknown: $0.draft.flight.arrival.airport.nonBlank)
            },
            TableColumn(Column("departs", "Departs", priority: 3)) {
                $0.draft.schedule.departs.map { .text($0.description) } ?? .empty
            },
            TableColumn(Column("arrives", "Arrives", priority: 4)) {
                $0.draft.schedule.arrives.map { .text($0.description) } ?? .empty
            },
            TableColumn(Column("seat", "Seat", priority: 2)) {
                $0.draft.flight.seat.map(Cell.text) ?? .empty
            }.keptPrivate,
            TableColumn(Column("log", "Your log")) { .badge($0.outcome.badge) },
            TableColumn(Column("changes", "Changes", priority: 1)) {
                $0.changes.joined(separator: ", ").nonBlank.map(Cell.text) ?? .empty
            }.keptPrivate,
            TableColumn(Column("sources", "Read from", priority: 5)) {
                .text($0.found.passes.map(\.source).joined(separator: ", "))
            },
        ]
    }

    /// Everything that was read, with who says it; a flight's own number is shown if there are
    /// several.
    private var fieldTable: Table {
        let lines = flights.flatMap { flight in
            PassField.allCases.compactMap { ReadLine(flight, $0) }
        }
        return Table(
            key: "fields", of: lines,
            columns: [
                number.of(\.flight),
                TableColumn(Column("field", "Field")) { .text($0.field.words.withCapital) },
                TableColumn(Column("value", "Value")) { .text($0.value) }.keptPrivate,
                TableColumn(Column("read_from", "Read from", priority: 2)) {
                    .text($0.source)
                },
                TableColumn(Column("also_read", "Also read", priority: 1)) {
                    $0.others.nonBlank.map(Cell.text) ?? .empty
                }.keptPrivate,
            ], titledBy: "field")
    }

    /// What was tried to read pictures.
    var attemptTable: Table {
        let lines = passes.flatMap { pass in
            pass.attempts.map { (pass: pass, attempt: $0) }
        }
        return Table(
            key: "attempts", of: lines,
            columns: [
                TableColumn(Column("way", "Tried")) { .text($0.attempt.way) },
                TableColumn(Column("found", "Found")) { .boolean($0.attempt.hasFound) },
                TableColumn(Column("file", "File", priority: 1)) { .text($0.pass.source) },
            ])
    }

    private var number: TableColumn<ScannedFlight> {
        let column = TableColumn<ScannedFlight>(
            Column("position", "No.", alignment: .trailing)
        ) { .ordinal($0.number) }
        return flights.count > 1 ? column : column.forMachines
    }
}

/// One value that was read, for the table of values.
private struct ReadLine: Sendable {
    let flight: ScannedFlight
    let field: PassField
    let value: String

    /// Who says it, and where.
    let source: String

    /// What other parts say, with their names.
    let others: String

    /// Takes a value; nil if no part says it.
    init?(_ flight: ScannedFlight, _ field: PassField) {
        let leg = flight.found.leg
        guard let first = leg.readings(of: field).first else { return nil }
        self.flight = flight
        self.field = field
        value = first.text
        source = first.source + (leg.isUnclear(field) ? ", hard to read" : "")
        let years = field == .date ? flight.otherDates.map { "\($0) (another year)" } : []
        others = (leg.others(of: field).map { "\($0.text) (\($0.source))" } + years)
            .joined(separator: ", ")
    }
}

extension ScannedFlight {
    /// What a person has to decide, or why the flight cannot be saved, in plain sentences.
    fileprivate var question: String? {
        switch outcome {
        case .undecided(let known): "Your log has \(known.datedTitle). \(advice(known))"
        case .unusable(let flaw): flaw.reason
        case .added, .updated, .unchanged: nil
        }
    }
}
