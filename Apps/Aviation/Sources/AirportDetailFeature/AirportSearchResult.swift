import Airports
import FeatureKit
import SectionKit

/// The result of a search for one airport that found something.
enum AirportSearchResult: Equatable, Sendable {
    /// The only airport that matches.
    case one(AirportDetail)

    /// The airports that match.
    case several(AirportChoice)
}

/// Several airports that match a search.
struct AirportChoice: Equatable, Sendable {
    let search: AirportSearch

    /// The airports, the largest first.
    let airports: [Airport]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]
}

extension AirportChoice {
    /// A sentence with the number of airports.
    var summary: String {
        "\(airports.count.counted("airport", "airports")) match “\(search.text)”."
    }

    /// How to choose one of the airports; a warning has the summary.
    var advice: InlineText {
        InlineText([
            .plain("Look one up by its code: "),
            .code("flight-report \(AirportDetailBuilder.name) \(example)"), .plain("."),
        ])
    }

    /// A code of the first airport that is not the search text.
    private var example: String {
        guard let first = airports.first else { return search.text }
        let codes = [first.code, first.icao, first.ident].compactMap(\.self)
        return codes.first { $0 != search.text.uppercased() } ?? first.name
    }
}

/// A search that found no airport.
struct AirportNotFound: NotFound {
    /// The words that were searched for.
    let words: String

    /// A similar name or city; nil if none is similar.
    let nearest: String?

    /// The message and the suggestion for a person.
    var explanation: SectionError {
        SectionError(
            message: "No airport is called \(words.quoted).",
            recovery: nearest.map { "Did you mean \($0.quoted)?" }
                ?? "Give an IATA or ICAO code, or words of the name or the city.")
    }
}
