import Logbook
import SectionKit

extension ContentShape {
    /// The content that actions show of a flight.
    static let changedFlight = ContentShape(facts: 1...100)
}

extension CheckedFlight {
    /// The flight and the result of the action, with its facts.
    func blocks(_ words: String) -> [Block] {
        [.paragraph(InlineText("\(entry.datedTitle) \(words).")), .facts(entry.facts)]
    }

    /// The values that change, as they were and as they are now.
    var changes: Table {
        let (old, new) = (previous?.valuesForPeople ?? [], entry.valuesForPeople)
        let removed = old.filter { fact in !new.contains { $0.label == fact.label } }
        let rows = (new + removed).compactMap { fact -> [Cell]? in
            let before = old.first { $0.label == fact.label }?.value ?? .empty
            let now = new.first { $0.label == fact.label }?.value ?? .empty
            return before == now ? nil : [.text(fact.label), before, now]
        }
        return Table(
            key: "changes",
            columns: [
                Column("value", "Value"), Column("before", "Before"), Column("now", "Now"),
            ],
            rows: TableRows(rows))
    }
}

extension [String] {
    /// The sentences as warnings.
    var notices: [Block] { map { .notice(Notice(.warning, InlineText($0))) } }
}

extension LogEntry {
    fileprivate var valuesForPeople: [Fact] { facts.filter(\.isForPeople) }
}
