import Airports
import Networking
import SectionKit

/// An airport that a text may name.
package struct NamedAirport: Equatable, Sendable {
    package let code: String
    package let name: String

    package init(code: String, name: String) {
        self.code = code
        self.name = name
    }

    /// The airports for a sentence, such as "FRA (Frankfurt Airport) or HHN (Frankfurt-Hahn Airport)".
    package static func words(_ airports: [NamedAirport]) -> String {
        airports.map { "\($0.code) (\($0.name))" }.few(by: "or")
    }
}

/// Finds airports by the names and cities of the tables in the program.
package struct AirportNames: Sendable {
    /// Finds airports by their codes.
    let airports: any LogAirportsInput

    let service: any AirportsServiceInput
    let request: any BaseRequestInput

    /// Returns the code of the airport that a text names; the text itself if it is a code of an
    /// airport, or one of the person's own airports.
    ///
    /// - Parameters:
    ///   - text: a code, or a name of an airport or a city.
    ///   - days: the days on which the flight may be, counted from 1970: an airport that a newer
    ///     one had replaced is not meant, nor one that was not open yet; nil if they are unknown.
    /// - Throws: `LogError` if no airport has the name, or several have, such as those of a city
    ///   whose code it is.
    package func code(
        of text: String, on days: ClosedRange<Int>?
    ) async throws(LogError) -> String {
        // A word such as Lima is a city before it is a code.
        let code = text.isAirportCode && text.utf8.count > 2 ? text.uppercased() : text
        guard let search = AirportSearch(text) else { return code }
        let mayBeCity = text != code
        let isCity = mayBeCity ? search.isCity(in: await directory()) : false
        let known = isCity ? nil : await airports.airports([code]).airports[code]
        if let known, known.airports.isEmpty { return code }
        let named = await airports(named: known?.code ?? text, on: days)
        if named.count == 1 { return named[0].code }
        if !named.isEmpty {
            throw .refused(
                "\(text.quoted) may be \(NamedAirport.words(named))",
                recovery: "Give the code of the airport.")
        }
        // The tables do not have every small airfield.
        if text.isAirportCode { return code }
        throw unknown(text, nearest: search.guess(in: await directory()))
    }

    private func airports(named text: String, on days: ClosedRange<Int>?) async -> [NamedAirport] {
        let named = await airports(named: text)
        guard named.count > 1, let days else { return named }
        let known = await airports.airports(Set(named.map(\.code)))
        let open = known.open(named, on: days).map { airport in
            let former = known.changes.formerCode(of: [airport.code], on: days.lowerBound)
            return NamedAirport(code: former ?? airport.code, name: airport.name)
        }
        return open.isEmpty ? named : open
    }

    /// Returns the airports that a text may name, the main one of a city first; none if it names no
    /// airport.
    package func airports(named text: String) async -> [NamedAirport] {
        let directory = await directory()
        if let city = await cities().first(where: { $0.code == text }) {
            return airports(of: city, directory)
        }
        if let airport = Self.airport(ofCodeIn: text, directory) { return [airport] }
        for reading in Self.readings(of: text) {
            guard let search = AirportSearch(reading) else { continue }
            let matches = search.meant(in: directory)
            // Nearly everybody means an airport with airlines.
            let served = matches.filter { $0.isScheduled && $0.iata != nil }
            let named = served.isEmpty ? matches : served
            let city = await metropolis(search, directory)
            // Heliports and airfields in a city whose airports are known are not meant.
            let others = named.filter { city == nil || $0.countryCode != city?.country }
            let candidates =
                (city.map { airports(of: $0, directory) } ?? [])
                + others.map { NamedAirport(code: $0.code, name: $0.name) }
                + (await closed(named: reading, isAlone: named.isEmpty))
            if !candidates.isEmpty { return candidates }
        }
        return []
    }

    /// Words that many names have, and tables write in another way.
    private static let general: Set = [
        "airport", "intl", "international", "int", "arpt", "apt", "flughafen", "aeropuerto",
        "aeroporto", "aeroport", "airfield",
    ]

    /// What a text may say: the name itself, that behind the city, as in "Berlin / Berlin Tegel", and
    /// the name without words that many have.
    private static func readings(of text: String) -> [String] {
        let last = text.split(separator: " / ").last.map { String($0)[...].trimmed } ?? text
        let words = last.split { $0 == " " || $0 == "(" || $0 == ")" || $0 == "," }
        let telling = words.filter { !general.contains(String($0).folded) }
        let short = telling.joined(separator: " ")
        var readings: [String] = []
        for reading in [text, last, telling.isEmpty ? text : short]
        where !readings.contains(reading) {
            readings.append(reading)
        }
        return readings
    }

    /// The airport of a code among the words of a text whose other words are those of that airport,
    /// as in "New York JFK"; nil if there is none.
    private static func airport(
        ofCodeIn text: String, _ directory: AirportDirectory
    ) -> NamedAirport? {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let codes = words.filter { $0.count == 3 && $0 == $0.uppercased() && $0.isAirportCode }
        for code in codes {
            guard let airport = AirportSearch(code)?.matches(in: directory).first,
                airport.iata == code
            else { continue }
            let names = [airport.name, airport.city ?? ""].joined(separator: " ").folded
                .split { !$0.isLetter && !$0.isNumber }
            let others = words.filter { $0 != code }.map { $0.folded[...] }
            if !others.isEmpty,
                others.allSatisfy({ general.contains(String($0)) || names.contains($0) })
            {
                return NamedAirport(code: code, name: airport.name)
            }
        }
        return nil
    }

    /// The city with several airports that a search means, also by another name: some of its airports,
    /// such as Narita, do not have its name.
    private func metropolis(
        _ search: AirportSearch, _ directory: AirportDirectory
    ) async -> ClosedAirportEntity? {
        guard let city = search.city(in: directory) else { return nil }
        return await cities().first {
            let names = [$0.name.folded, $0.name.folded + " city"]
            return $0.country == city.countryCode && names.contains(city.name.folded)
        }
    }

    /// The cities whose airports are not all found by its name.
    private func cities() async -> [ClosedAirportEntity] {
        do throws(RequestError) {
            return try await request.value(of: .closedAirports).records.filter {
                $0.type == "city"
            }
        } catch {
            return []
        }
    }

    private func airports(
        of city: ClosedAirportEntity, _ directory: AirportDirectory
    ) -> [NamedAirport] {
        city.airports.compactMap { code in
            AirportSearch(code)?.matches(in: directory).first
                .map { NamedAirport(code: $0.code, name: $0.name) }
        }
    }

    private func directory() async -> AirportDirectory {
        do throws(RequestError) {
            let entity = try await service.airports()
            return AirportDirectory(entity)
        } catch {
            return []
        }
    }

    /// The closed airports of a city; if no other airport has the name, those that have it.
    private func closed(named text: String, isAlone: Bool) async -> [NamedAirport] {
        guard let terms = SearchTerms(text) else { return [] }
        do throws(RequestError) {
            return try await request.value(of: .closedAirports).records
                .filter { airport in
                    guard airport.type == "closed" else { return false }
                    return airport.city?.folded == text.folded
                        || isAlone && terms.match(SearchText([airport.name, airport.city]))
                }
                .map { NamedAirport(code: $0.code, name: $0.name + ", closed") }
        } catch {
            return []
        }
    }

    private func unknown(_ text: String, nearest: String?) -> LogError {
        .refused(
            "no airport is called \(text.quoted)",
            recovery: (nearest.map { "Did you mean \($0.quoted)? " } ?? "")
                + "Give its code, or describe it with 'flight-log airports add CODE' first.")
    }
}

extension String {
    /// Whether it may be a code of IATA or ICAO, or that of an airfield in a country.
    package var isAirportCode: Bool {
        (2...4).contains(utf8.count) && utf8.allSatisfy { $0 < 0x80 }
            && allSatisfy { $0.isLetter || $0.isNumber }
    }
}
