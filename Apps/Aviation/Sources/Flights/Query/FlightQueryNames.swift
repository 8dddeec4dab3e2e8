package import Airports
package import SectionKit

/// A query with what its names mean.
package struct FlightQueryNames: Sendable {
    package let query: FlightQuery

    /// The place that distances are measured from.
    package let place: Place?

    /// The countries of the query; nil for all.
    package let countries: [Country]?

    /// The airlines of the query; nil for all.
    package let airlines: [Airline]?

    /// Looks up the names of a query.
    ///
    /// - Throws: `UnknownFlightName` for the first unknown name.
    package init(
        _ query: FlightQuery,
        airports: [Airport],
        countries known: Countries,
        directory: any AircraftDirectory
    ) throws(UnknownFlightName) {
        self.query = query
        do throws(UnknownPlace) {
            place = try query.near?.place(in: airports)
        } catch {
            throw .place(error)
        }
        do throws(UnknownCountry) {
            countries = try query.country.map { words throws(UnknownCountry) in
                try known.named(words)
            }
        } catch {
            throw .country(error)
        }
        airlines = try query.airlines.map { names throws(UnknownFlightName) in
            var all: [Airline] = []
            for name in names {
                let found = directory.airlines(named: name)
                if found.isEmpty { throw .airline(name) }
                all += found.filter { !all.contains($0) }
            }
            return all
        }
    }
}

/// The error for a name in a query that is not known.
package enum UnknownFlightName: Error, Equatable, Sendable {
    case place(UnknownPlace)
    case country(UnknownCountry)
    case airline(String)
}

extension UnknownFlightName {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        switch self {
        case .place(let error): error.explanation
        case .country(let error): error.explanation
        case .airline(let name):
            SectionError(
                message: "No airline is called \(name.quoted).",
                recovery: "Give an airline's name or its code, such as Lufthansa, DLH or LH.")
        }
    }
}
