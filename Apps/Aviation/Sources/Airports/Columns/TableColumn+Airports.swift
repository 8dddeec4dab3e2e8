package import SectionKit

/// The columns of tables of airports, with keys that all features share.
extension TableColumn<Airport> {
    package static var code: Self { Self(Column("code", "Code")) { .text($0.code) } }
    package static var name: Self { Self(Column("name", "Airport")) { .text($0.name) } }
    package static var city: Self {
        Self(Column("city", "City", priority: 1)) { .text(orUnknown: $0.city) }
    }
    package static var country: Self {
        Self(Column("country", "Country", priority: 2)) { .text(orUnknown: $0.country?.name) }
    }
    package static var kind: Self {
        Self(Column("type", "Type", priority: 3)) { .text(orUnknown: $0.kind?.rawValue) }
    }
    package static var elevation: Self {
        Self(Column("elevation_ft", "Elevation", alignment: .trailing, priority: 4)) {
            .feet(orUnknown: $0.elevation)
        }
    }

    /// The columns that only data formats such as JSON and CSV have.
    package static var unseen: [Self] {
        [
            Self(.machines("elevation_m")) { .metres(orUnknownOfFeet: $0.elevation) },
            Self(.machines("scheduled_service")) { .boolean($0.isScheduled) },
            Self(.machines("iata")) { $0.iata.map(Cell.text) ?? .empty },
            Self(.machines("icao")) { $0.icao.map(Cell.text) ?? .empty },
            Self(.machines("country_code")) { .text(orUnknown: $0.country?.code) },
            Self(.machines("region_code")) { .text(orUnknown: $0.region) },
            Self(.machines("position", keys: .place)) { .place(orUnknown: $0.position) },
            Self(.machines("ident")) { .text($0.ident) },
        ]
    }
}

extension Table {
    /// Creates a table of airports, whose rows are titled by name and open the airport's section.
    package init(
        key: String = "rows",
        ofAirports airports: [Airport],
        columns: [TableColumn<Airport>]
    ) {
        self.init(
            key: key, of: airports, columns: columns, titledBy: "name",
            identity: \.lookup, commands: ["airport"])
    }
}
