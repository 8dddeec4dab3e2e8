package import Geodesy
package import Networking

/// A runway as OurAirports describes it; a missing value is nil.
package struct RunwayEntity: Equatable, Sendable {
    package var airport: String

    /// The names of its two ends, such as `07L` and `25R`.
    package var low: String?
    package var high: String?

    /// The length in feet.
    package var length: Int?

    /// The width in feet.
    package var width: Int?

    package var surface: String?
    package var isLighted = false
    package var isClosed = false

    /// The true heading of the low end, in degrees.
    package var heading: Double?

    /// Where its two ends are, the low one first.
    package var lowEnd: Coordinate?
    package var highEnd: Coordinate?

    /// Creates a runway of which nothing is known.
    package init(airport: String) { self.airport = airport }
}

extension Resource where Value == KeyedTable<RunwayEntity> {
    /// The table of runways, with the columns of OurAirports' `runways.csv`; lengths in feet.
    package static var runways: Self {
        .keyedCSV(of: .runways, called: "runways") { header in
            let airport = header.column("airport_ident")
            let length = header.column("length_ft")
            let width = header.column("width_ft")
            let surface = header.column("surface")
            let lighted = header.column("lighted")
            let closed = header.column("closed")
            let low = header.column("le_ident")
            let high = header.column("he_ident")
            let heading = header.column("le_heading_degT")
            let ends = ["le", "he"].map { end in
                (
                    header.column(ifPresent: "\(end)_latitude_deg"),
                    header.column(ifPresent: "\(end)_longitude_deg")
                )
            }
            return { row in
                guard let airport = row.text(airport) else { return nil }
                var runway = RunwayEntity(airport: airport)
                runway.low = row.text(low)
                runway.high = row.text(high)
                runway.length = row.integer(length)
                runway.width = row.integer(width)
                runway.surface = row.text(surface)
                runway.isLighted = row.has("1", in: lighted)
                runway.isClosed = row.has("1", in: closed)
                runway.heading = row.decimal(heading)
                let places = ends.map { latitude, longitude -> Coordinate? in
                    guard let latitude = row.decimal(latitude),
                        let longitude = row.decimal(longitude)
                    else { return nil }
                    return Coordinate(latitude: latitude, longitude: longitude)
                }
                (runway.lowEnd, runway.highEnd) = (places[0], places[1])
                return runway
            }
        }
    }
}

extension Endpoint {
    package static let runways = Endpoint("/runways.csv")
}
