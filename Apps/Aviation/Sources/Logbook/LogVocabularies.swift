import Airports
import FeatureKit
import Flights
import RecordStore
package import SectionKit

/// The words that `flight-log` completes: those of the embedded tables, those of the person's own
/// flights first.
package enum LogVocabularies {
    package static let all: [Vocabulary<LogDependencies>] =
        AviationVocabularies.all { (dependencies: LogDependencies) in dependencies.request }
        .map { tables in
            Vocabulary(tables.name) { dependencies, typed in
                let words = await tables.words(dependencies, beginningWith: typed)
                let own = await dependencies.ownWords(of: tables.name)
                return words.filter { own.contains($0.word) }
                    + words.filter { !own.contains($0.word) }
            }
        } + [
            Vocabulary(EntryVocabulary.name) { dependencies, _ in
                await EntryVocabulary.words(dependencies.tripStore)
            }
        ]
}

extension LogDependencies {
    /// The codes of the airports of the log, or the codes and names of its airlines; none for other
    /// vocabularies, which may have the same words for other things.
    fileprivate func ownWords(of vocabulary: String) async -> Set<String> {
        let words: (LoggedFlight) -> [String?]
        switch vocabulary {
        case AirportVocabulary.name:
            words = { flight in
                let (from, to) = (flight.departure, flight.arrival)
                return [from.airport, from.icao, to.airport, to.icao]
            }
        case AirlineVocabulary.name:
            words = { [$0.airline?.name, $0.airline?.iata, $0.airline?.icao] }
        default: return []
        }
        guard let store = try? context.store(of: LoggedFlight.self),
            let flights = try? await store.all()
        else { return [] }
        return flights.records.reduce(into: []) { found, flight in
            found.formUnion(words(flight.record).compactMap(\.self))
        }
    }
}
