import Logbook
import SectionKit

extension Profile {
    /// The content of the section.
    var blocks: [Block] {
        let facts = [
            Fact("flights", "Flights", .integer(flights)),
            Fact("planned", "Planned", .integer(planned)),
            Fact(
                "distance_km", "Distance",
                .measure(Measure(distance / 1000, .kilometre, digits: 0))),
            Fact("airports", "Airports", .integer(airports)),
            Fact("cities", "Cities", .integer(cities)),
            Fact("countries", "Countries", .integer(countries)),
            Fact("theme", "Theme", .text(theme.rawValue)),
            Fact("folder", "Kept in", .text(orUnknown: folder)).keptPrivate,
        ]
        var blocks: [Block] = [.facts(facts), .table(kept.table)]
        if let notice { blocks.insert(.notice(Notice(.info, InlineText(notice))), at: 0) }
        return blocks
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
