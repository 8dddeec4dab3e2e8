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
        airports: AirportDirectory,
        countries known: Countries,
        directory: any AircraftDirectory
    ) throws(UnknownFlightName) {
        self.query = query
        place = try query.place(among: airports)
        countries = try query.countries(among: known)
        airlines = try query.airlines(in: directory)
    }
}

/// The error for a name in a query that is not known.
package enum UnknownFlightName: UnknownNameError {
    case place(UnknownPlace)
    case country(UnknownCountry)
    case airline(String, nearest: String?)
}

extension UnknownFlightName {
    /// The message and the suggestion for a person.
    package var explanation: SectionError {
        switch self {
        case .place(let error): error.explanation
        case .country(let error): error.explanation
        case .airline(let name, let nearest):
            SectionError(
                message: "No airline is called \(name.quoted).",
                recovery: nearest.map { "Did you mean \($0.quoted)?" }
                    ?? "Give an airline's name or its code, such as Lufthansa, DLH or LH.")
        }
    }
}

extension FlightQuery {
    /// The countries of the query; nil for all.
    ///
    /// - Throws: `UnknownFlightName` for an unknown country.
    package func countries(among known: Countries) throws(UnknownFlightName) -> [Country]? {
        guard let country else { return nil }
        do throws(UnknownCountry) {
            return try known.named(country)
        } catch {
            throw .country(error)
        }
    }

    /// The place of the query.
    ///
    /// - Throws: `UnknownFlightName` for an unknown place.
    package func place(among airports: AirportDirectory) throws(UnknownFlightName) -> Place? {
        guard let near else { return nil }
        do throws(UnknownPlace) {
            return try near.place(in: airports)
        } catch {
            throw .place(error)
        }
    }

    /// The airlines of the query; nil for all.
    fileprivate func airlines(
        in directory: any AircraftDirectory
    ) throws(UnknownFlightName) -> [Airline]? {
        guard let airline else { return nil }
        // A name may have commas, as has that of Southern Jersey Airways, Inc.
        let whole = directory.airlines(named: airline).filter {
            $0.name.folded == airline.folded
        }
        if !whole.isEmpty { return whole }
        var all: [Airline] = []
        for name in airline.split(separator: ",") where !name.allSatisfy(\.isWhitespace) {
            let found = directory.airlines(named: name.trimmed)
            if found.isEmpty {
                let text = name.trimmed
                throw .airline(text, nearest: directory.airlineName(nearest: text))
            }
            all += found.filter { !all.contains($0) }
        }
        return all
    }
}
