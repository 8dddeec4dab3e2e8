import Flights
import Logbook
import RecordStore
import SectionKit

extension Globe {
    /// What was asked about flights in the air, and the answers; nothing if nobody was to be asked.
    ///
    /// The table is there from the beginning, so that a format knows its tables.
    func liveBlocks(_ query: GlobeQuery) -> [Block] {
        guard query.isLive else { return [] }
        let flights = live?.flights ?? []
        let question = live.map { Block.notice(Notice(.info, InlineText($0.question))) }
        let sentences = flights.map {
            let sentence = $0.answer.sentence(about: $0.entry)
            return Block.paragraph(InlineText("\($0.entry.title): \(sentence)"))
        }
        let table = Table(
            key: "live", of: flights.map { LiveRow(entry: $0.entry, answer: $0.answer) },
            columns: LiveRow.columns(in: query.units), titledBy: "flight",
            identity: \.entry.id.text, commands: ["show"])
        return [question].compactMap(\.self) + sentences + [.table(table)]
    }

    /// The aircraft that were heard.
    var aircraft: [MapPoint] {
        live?.flights.compactMap { $0.answer.point(of: $0.entry) } ?? []
    }
}

/// A flight that can be in the air, with the answer about it.
private struct LiveRow: Equatable, Sendable {
    let entry: LogEntry
    let answer: LiveAnswer

    static func columns(in units: UnitSystem) -> [TableColumn<LiveRow>] {
        let people: [TableColumn<LiveRow>] = [
            TableColumn(Column("flight", "In the air")) { .text($0.entry.title) },
            TableColumn(.people("Now")) { .text($0.answer.clause) },
            TableColumn(.people("As of", priority: 2)) { row in
                row.answer.flight?.heardAt.map { .date(PreciseDate($0, precision: .hour)) }
                    ?? .empty
            },
            TableColumn(.people("To go", alignment: .trailing)) { row in
                row.answer.flight?.toGo.map { units.distance($0) } ?? .empty
            },
            TableColumn(.people("Lands about", alignment: .trailing, priority: 1)) { row in
                row.answer.flight?.arrival.map(Cell.localTime) ?? .empty
            },
        ]
        let nothing = LiveFlight.facts(of: nil).filter(\.isForMachines)
        return people
            + [TableColumn(.machines("state")) { .text($0.answer.word) }]
            + [TableColumn(.machines("note")) { .text($0.answer.sentence(about: $0.entry)) }]
            + nothing.map { fact in
                TableColumn(.machines(fact.key, keys: fact.keys)) { row in
                    LiveFlight.facts(of: row.answer.flight).first { $0.key == fact.key }?.value
                        ?? .unknown
                }
            }
    }
}
