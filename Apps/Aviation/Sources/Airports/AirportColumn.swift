package import SectionKit

/// A column of a table of airports, and what an airport has in it.
///
/// Features pick and order those they show, under keys that all of them share.
package struct AirportColumn: Sendable {
    let column: Column
    let cell: @Sendable (Airport) -> Cell

    init(_ column: Column, cell: @escaping @Sendable (Airport) -> Cell) {
        self.column = column
        self.cell = cell
    }

    package static let code = Self(Column("code", "Code")) { .text($0.code) }
    package static let name = Self(Column("name", "Airport")) { .text($0.name) }
    package static let city = Self(Column("city", "City", priority: 1)) {
        .text(orUnknown: $0.city)
    }
    package static let country = Self(Column("country", "Country", priority: 2)) {
        .text(orUnknown: $0.country?.name)
    }
    package static let kind = Self(Column("type", "Type", priority: 3)) {
        .text(orUnknown: $0.kind?.rawValue)
    }
    package static let elevation = Self(
        Column("elevation_ft", "Elevation (ft)", alignment: .trailing, priority: 4)
    ) { .integer(orUnknown: $0.elevation) }
    package static let scheduled = Self(.machines("scheduled_service")) {
        .text($0.isScheduled ? "yes" : "no")
    }

    /// What machines want to know besides.
    package static let unseen: [Self] = [
        Self(.machines("elevation_m")) { .integer(orUnknown: $0.elevationInMetres) },
        scheduled,
        Self(.machines("iata")) { $0.iata.map(Cell.text) ?? .empty },
        Self(.machines("icao")) { $0.icao.map(Cell.text) ?? .empty },
        Self(.machines("country_code")) { .text(orUnknown: $0.country?.code) },
        Self(.machines("region_code")) { .text(orUnknown: $0.region) },
        Self(.machines("latitude")) { $0.latitude.map { .decimal($0) } ?? .unknown },
        Self(.machines("longitude")) { $0.longitude.map { .decimal($0) } ?? .unknown },
        Self(.machines("ident")) { .text($0.ident) },
    ]
}

extension Table {
    /// Makes a table of airports, in which the column of the names titles the rows, and each opens
    /// the section of the airport.
    package init(key: String = "rows", of airports: [Airport], columns: [AirportColumn]) {
        self.init(
            key: key,
            columns: columns.map(\.column),
            rows: airports.map { airport in columns.map { $0.cell(airport) } },
            rowTitle: columns.firstIndex { $0.column.key == "name" } ?? 0,
            opens: RowTarget(recipe: "airport", column: "code")
        )
    }
}
