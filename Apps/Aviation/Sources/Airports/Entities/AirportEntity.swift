package import Networking

/// An airport as OurAirports describes it; a missing value is nil.
package struct AirportEntity: Equatable, Sendable {
    package var ident: String
    package var type: String?
    package var name: String
    package var latitude: Double?
    package var longitude: Double?
    package var elevation: Int?
    package var country: String?
    package var region: String?
    package var municipality: String?
    package var isScheduled = false
    package var icao: String?
    package var iata: String?
    package var local: String?
    package var keywords: String?

    /// The length of all open runways, in feet; only the embedded table has it.
    package var runwayLength: Int?

    package init(ident: String, name: String) {
        self.ident = ident
        self.name = name
    }
}

/// The airports of a table.
package struct AirportTable: Sendable {
    package let airports: AirportEntities

    /// The number of rows that could not be read.
    package let dropped: Int
}

extension Resource<AirportTable> {
    /// The table of airports, with the columns of OurAirports' `airports.csv`; elevations in feet.
    package static var airports: Self { .airports() }

    /// The table of airports, for one that lacks the lengths of runways with those that are known,
    /// by ident.
    package static func airports(runwayLengths: [String: Int] = [:]) -> Self {
        Resource<PackedTable>.csv(
            of: .airports, called: "airports", into: PackedTable()
        ) { header in
            let columns = AirportColumns(&header)
            return { row in columns.airport(row, runwayLengths: runwayLengths) }
        } add: { (table, airport: consuming AirportEntity?) in
            if let airport { table.airports.append(airport) } else { table.dropped += 1 }
        }
        .map { AirportTable(airports: AirportEntities($0.airports), dropped: $0.dropped) }
        .readingText { text, header in
            let columns = AirportColumns(&header)
            return AirportTable(
                airports: AirportEntities(AirportText(text, columns)), dropped: 0)
        }
    }

    private struct PackedTable: Sendable {
        var airports = PackedAirports()
        var dropped = 0
    }
}

extension Endpoint {
    package static let airports = Endpoint("/airports.csv")
}
