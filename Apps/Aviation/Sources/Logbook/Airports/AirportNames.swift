import Airports
import Networking
import SectionKit

/// Finds the airport that a person means by a name, such as `Oslo` or `Heathrow`.
package protocol AirportNamesInput: Sendable {
    /// Returns the code of the airport that a text names; the text itself if it is a code, or one of
    /// the person's own airports.
    ///
    /// - Throws: `LogError` if no airport has the name, or several have.
    func code(of text: String) async throws(LogError) -> String
}

/// Finds airports by the names and cities of the tables in the program.
struct AirportNames: AirportNamesInput {
    /// Finds airports by their codes.
    let airports: any LogAirportsInput

    let service: any AirportsServiceInput
    let request: any BaseRequestInput

    func code(of text: String) async throws(LogError) -> String {
        let known = await airports.airports([text]).airports[text]
        guard known == nil, let search = AirportSearch(text) else { return text }
        let directory = await directory()
        let matches = search.matches(in: directory)
        // Nearly everybody means an airport with airlines.
        let served = matches.filter { $0.isScheduled && $0.iata != nil }
        let named = served.isEmpty ? matches : served
        let candidates =
            named.map { Candidate(code: $0.code, name: $0.name) } + (await closed(named: text))
        if candidates.count == 1 { return candidates[0].code }
        // The tables do not have every small airfield.
        if candidates.isEmpty, text.isAirportCode { return text }
        throw candidates.isEmpty
            ? unknown(text, nearest: search.guess(in: directory)) : ambiguous(text, candidates)
    }

    private struct Candidate {
        let code: String
        let name: String
    }

    private func directory() async -> AirportDirectory {
        do throws(RequestError) {
            let entity = try await service.airports()
            return AirportDirectory(entity.airports, countries: Countries(entity.countries))
        } catch {
            return []
        }
    }

    /// The closed airports of a city.
    private func closed(named text: String) async -> [Candidate] {
        do throws(RequestError) {
            return try await request.value(of: .closedAirports).records
                .filter { $0.type == "closed" && $0.city?.folded == text.folded }
                .map { Candidate(code: $0.code, name: $0.name + ", closed") }
        } catch {
            return []
        }
    }

    private func ambiguous(_ text: String, _ candidates: [Candidate]) -> LogError {
        let shown = candidates.prefix(6).map { "\($0.code) (\($0.name))" }
        let more =
            candidates.count > shown.count ? ", and \(candidates.count - shown.count) more" : ""
        return .refused(
            "\(text.quoted) may be \(shown.separated(by: ", "))\(more)",
            recovery: "Give the code of the airport.")
    }

    private func unknown(_ text: String, nearest: String?) -> LogError {
        .refused(
            "no airport is called \(text.quoted)",
            recovery: (nearest.map { "Did you mean \($0.quoted)? " } ?? "")
                + "Give its code, or describe it with 'flight-log airports add' first.")
    }
}

extension String {
    /// Whether it may be a code of IATA or ICAO, or that of an airfield in a country.
    package var isAirportCode: Bool {
        (2...4).contains(utf8.count) && utf8.allSatisfy { $0 < 0x80 }
            && allSatisfy { $0.isLetter || $0.isNumber }
    }
}
