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
                let own = await dependencies.ownWords
                return words.filter { own.contains($0.word) }
                    + words.filter { !own.contains($0.word) }
            }
        }
}

extension LogDependencies {
    /// The codes and names of the airports and airlines of the log.
    fileprivate var ownWords: Set<String> {
        get async {
            guard let store = try? flights(), let flights = try? await store.all() else {
                return []
            }
            return flights.records.reduce(into: []) { words, flight in
                let (from, to) = (flight.record.departure, flight.record.arrival)
                let airline = flight.record.airline
                let names = [
                    from.airport, from.icao, to.airport, to.icao, airline?.name, airline?.iata,
                    airline?.icao,
                ]
                words.formUnion(names.compactMap(\.self))
            }
        }
    }
}
