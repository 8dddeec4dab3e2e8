import Logbook
import SectionKit

extension LogAirportList {
    /// The content of the section: what is unknown, and the airports.
    var blocks: [Block] {
        let notices = [notice, unknown.isEmpty ? nil : unknownNotice].compactMap(\.self)
            .map { Block.notice(Notice(.info, InlineText($0))) }
        return notices + [
            .table(
                Table(
                    of: entries, columns: TableColumn<Entry>.airports, titledBy: "name",
                    identity: { AirportCode($0.name)?.text },
                    commands: [LogAirportsBuilder.add, LogAirportsBuilder.remove]))
        ]
    }

    /// What to do about airports of which nothing is known.
    private var unknownNotice: String {
        let names = unknown.prefix(5).joined(separator: ", ") + (unknown.count > 5 ? ", …" : "")
        let subject = unknown.count.counted("airport of your log is", "airports of your log are")
        return "\(subject) unknown: \(names). Describe one with "
            + "'flight-log airports add \(unknown.first ?? "")', or look in all of OurAirports with "
            + "'flight-log airports --all'."
    }
}

extension TableColumn<LogAirportList.Entry> {
    static let airports: [TableColumn] = [
        Self(Column("code", "Code")) { .text($0.name) },
        Self(Column("name", "Name")) { .text(orUnknown: $0.airport?.name) },
        Self(Column("city", "City", priority: 2)) { .text(orUnknown: $0.airport?.city) },
        Self(Column("country", "Country", priority: 1)) { .text(orUnknown: $0.airport?.country) },
        Self(.machines("country_code")) { .text(orUnknown: $0.airport?.countryCode) },
        Self(Column("flights", "Flights", alignment: .trailing)) { .integer($0.flights) },
        Self(Column("type", "Type", priority: 3)) { .text(orUnknown: $0.airport?.kind.rawValue) },
        Self(Column("source", "Source", priority: 4)) {
            .text(orUnknown: $0.airport?.origin.words)
        },
        Self(.machines("position", keys: .place)) { .place(orUnknown: $0.airport?.position) },
        Self(.machines("zone")) { .text(orUnknown: $0.airport?.zone?.name) },
    ]
}

extension LogAirport.Origin {
    /// Who says what is known, for people and machines.
    fileprivate var words: String {
        switch self {
        case .own: "you"
        case .embedded: "OurAirports"
        case .closed: "flight-log"
        case .fetched: "OurAirports, fetched"
        }
    }
}
