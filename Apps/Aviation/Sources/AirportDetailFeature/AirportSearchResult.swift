import Airports
import SectionKit

/// What a search for one airport comes to, if it comes to anything.
enum AirportSearchResult: Equatable, Sendable {
    /// The airport that is meant.
    case one(AirportDetail)

    /// Those that could be meant.
    case several(AirportChoice)
}

/// The airports to choose one from.
struct AirportChoice: Equatable, Sendable {
    /// What was asked for.
    let search: AirportSearch

    /// All that could be meant, the largest first.
    let airports: [Airport]

    /// What could not be had or read, in plain sentences.
    let warnings: [String]
}

extension AirportChoice {
    /// How many airports could be meant.
    var summary: String {
        "\(airports.count.counted("airport", "airports")) match “\(search.text)”."
    }

    /// That, and how to ask for one of them.
    var advice: InlineText {
        InlineText([
            .plain("\(summary) Ask for one by its code: "),
            .code("\(AirportDetailBuilder.name) \(example)"), .plain("."),
        ])
    }

    /// A code of the first that is not what was asked for.
    private var example: String {
        guard let first = airports.first else { return search.text }
        let codes = [first.code, first.icao, first.ident].compactMap(\.self)
        return codes.first { $0 != search.text.uppercased() } ?? first.name
    }
}
