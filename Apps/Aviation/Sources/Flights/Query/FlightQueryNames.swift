package import Airports
import FeatureKit
import Geodesy
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

    /// The airports of the route; nil for any route.
    let route: RouteFilter?

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
        route = try RouteFilter(query, in: airports)
    }
}

/// The error for a name in a query that is not known.
package enum UnknownFlightName: NotFound {
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
        var all: [Airline] = []
        var rest = airline.split(separator: ",")[...]
        while let first = rest.first {
            var found = directory.airlines(atStartOf: &rest)
            if found.isEmpty {
                rest.removeFirst()
                let text = first.trimmed
                if text.isEmpty { continue }
                found = directory.airlines(named: text)
                if found.isEmpty {
                    throw .airline(text, nearest: directory.airlineName(nearest: text))
                }
            }
            all += found.filter { !all.contains($0) }
        }
        return all
    }
}

extension AircraftDirectory {
    /// Takes the parts of a name with commas, such as "Southern Jersey Airways, Inc.", from the start
    /// of a list, and returns the airlines with this name; empty if the list starts with none.
    fileprivate func airlines(atStartOf parts: inout ArraySlice<Substring>) -> [Airline] {
        for count in stride(from: min(parts.count, Self.longestName), to: 1, by: -1) {
            let name = parts.prefix(count).joined(separator: ",").trimmed
            let same = airlines(named: name).filter { $0.name.folded == name.folded }
            if same.isEmpty { continue }
            parts.removeFirst(count)
            return same
        }
        return []
    }

    /// The most parts between commas that the name of an airline has.
    private static var longestName: Int { 4 }
}

extension FlightQueryNames {
    /// The filters in words after a number, such as " military aircraft within 50 NM of …".
    var words: String {
        let kind = query.isMilitary ? " military aircraft" : " aircraft"
        return ([kind] + namePhrases + numberPhrases + placePhrases).joined()
    }

    /// The title of a page with the flights, such as "Flights around JFK".
    package var title: String {
        let kind = query.isMilitary ? "Military flights" : "Flights"
        let around = place.map { [" around \($0.code)"] } ?? placePhrases
        return ([kind] + namePhrases + numberPhrases + around).joined()
    }

    private var namePhrases: [String] {
        var phrases: [String] = []
        if let search = query.search { phrases.append(" matching “\(search.text)”") }
        if let names = airlines?.map(\.name).shortened {
            phrases.append(" of \(names.listed(by: "and"))")
        }
        if let types = query.types { phrases.append(" of type \(types.listed(by: "or"))") }
        if let names = query.registrations {
            phrases.append(" with registration \(names.listed(by: "or"))")
        }
        if let origin = query.origin { phrases.append(" from \(origin.listed(by: "or"))") }
        if let destination = query.destination {
            phrases.append(" to \(destination.listed(by: "or"))")
        }
        if let countries {
            phrases.append(" registered in \(countries.map(\.name).listed(by: "and"))")
        }
        return phrases
    }

    private var numberPhrases: [String] {
        var phrases: [String] = []
        if query.isEmergency { phrases.append(" with an emergency") }
        if let squawks = query.squawks {
            phrases.append(" with squawk \(squawks.listed(by: "or"))")
        }
        if let isOnGround = query.isOnGround {
            phrases.append(isOnGround ? " on the ground" : " in the air")
        }
        if let altitude = query.altitude { phrases.append(" at an altitude \(altitude.words)") }
        if let words = query.categories { phrases.append(" of kind \(words.listed(by: "or"))") }
        if let sources = query.sources {
            phrases.append(" with positions by \(sources.map(\.rawValue).listed(by: "or"))")
        }
        if let signal = query.signal { phrases.append(" with a signal \(signal.words)") }
        if let messages = query.messages {
            phrases.append(" with \(messages.grouped) messages or more")
        }
        if let age = query.maximumAge { phrases.append(" heard within \(age)") }
        if let speed = query.speed { phrases.append(" at a speed \(speed.words)") }
        return phrases
    }

    private var placePhrases: [String] {
        var phrases: [String] = []
        if let place { phrases.append(" within \(query.distance) of \(place.name)") }
        if let box = query.box {
            phrases.append(" in the box \(box.south),\(box.west),\(box.north),\(box.east)")
        }
        return phrases
    }
}

extension [String] {
    /// At most three of the names, and the number of the others.
    fileprivate var shortened: [String] {
        if count <= 3 { return self }
        return prefix(2) + ["\(count - 2) other airlines"]
    }
}
