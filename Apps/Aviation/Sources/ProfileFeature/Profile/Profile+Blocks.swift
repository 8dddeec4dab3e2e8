import Logbook
import RecordSync
import SectionKit

extension Profile {
    /// The content of the section.
    var blocks: [Block] {
        let facts =
            [
                Fact("flights", "Flights", .integer(flights)).asFigure,
                Fact("planned", "Planned", .integer(planned)),
                Fact(
                    "distance_km", "Distance",
                    .measure(Measure(distance / 1000, .kilometre, digits: 0))
                ).asFigure,
                Fact("airports", "Airports", .integer(airports)).asFigure,
                Fact("cities", "Cities", .integer(cities)),
                Fact("countries", "Countries", .integer(countries)).asFigure,
                Fact("theme", "Theme", .text(theme.rawValue)),
                Fact("folder", "Kept in", .text(orUnknown: folder)).keptPrivate,
            ] + syncFacts
        var blocks: [Block] = [.facts(facts), .table(kept.table)]
        if let notice { blocks.insert(.notice(Notice(.info, InlineText(notice))), at: 0) }
        return blocks
    }
}

extension Profile {
    /// How syncing stands, with the same keys whether it is set up or not.
    private var syncFacts: [Fact] {
        let date = sync?.syncedAt.map { PreciseDate($0, precision: .hour) }
        let isSetUp = sync?.place != nil
        /// A fact that people see if there is something to see, and machines always.
        func fact(_ key: String, _ label: String, _ value: Cell?) -> Fact {
            value.map { Fact(key, label, $0) } ?? .machines(key, .empty)
        }
        return [
            Fact("sync", "Sync", .text(orUnknown: sync?.state.rawValue)),
            fact("sync_place", "Synced with", sync?.place.map { .text($0.text) }).keptPrivate,
            fact("synced_at", "Last synced", date.map(Cell.date) ?? (isSetUp ? .unknown : nil)),
            fact("sync_failure", "Failed because", sync?.failure.map(Cell.text)).keptPrivate,
            fact("sync_unsent", "Not sent yet", isSetUp ? .integer(sync?.unsent ?? 0) : nil),
        ]
    }
}

extension [KeptKind] {
    /// The table of the kinds.
    var table: Table {
        Table(
            key: "kept", of: self,
            columns: [
                TableColumn(Column("name", "Records")) { .text($0.name) },
                TableColumn(Column("count", "Number", alignment: .trailing)) {
                    .integer($0.count)
                },
            ])
    }
}
