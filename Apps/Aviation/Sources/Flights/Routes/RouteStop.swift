package import Airports
package import Geodesy

/// An airport on the route of a flight, as a table of routes names it.
package struct RouteStop: Equatable, Sendable {
    /// Its code in the table, of ICAO or IATA.
    package let code: String

    /// The airport with this code; nil if it is not one of the known airports.
    package let airport: Airport?

    private let tableName: String?
    private let tableCity: String?
    private let tablePosition: Coordinate?

    /// Creates a stop; its name, city and position in the table count only for an airport that is
    /// not known.
    package init(
        _ code: String,
        airport: Airport?,
        name: String? = nil,
        city: String? = nil,
        position: Coordinate? = nil
    ) {
        self.code = code
        self.airport = airport
        tableName = name
        tableCity = city
        tablePosition = position
    }

    package var name: String? { airport?.name ?? tableName }
    package var city: String? { airport?.city ?? tableCity }
    package var position: Coordinate? { airport?.position ?? tablePosition }

    /// The code that people know best, usually that of IATA.
    package var bestCode: String { airport?.code ?? code }

    /// The city with the code, such as "Madrid (MAD)".
    package var words: String {
        (city ?? name).map { "\($0) (\(bestCode))" } ?? bestCode
    }
}
