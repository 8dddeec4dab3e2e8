import AirportFacts
import FeatureTesting
import FlightFacts
import Flights
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionKit
import Testing

/// The words that shells complete for `flight-log`.
@Suite struct LogVocabulariesTests {
    @Test func `airlines and airports of the log come first`() async throws {
        let flight = LoggedFlight.sample("LH400", "FRA", "2024-06-14T10:00", "JFK", nil)
        let dependencies = LogDependencies.sample(
            AirportFacts.responses.merging(FlightFacts.responses), flights: [flight])

        for (name, word) in [
            ("airlines", flight.airline?.words), ("airports", flight.departure.airport),
        ] {
            let word = try #require(word)
            let vocabulary = try #require(LogVocabularies.all.first { $0.name == name })
            let words = await vocabulary.words(dependencies, beginningWith: String(word.prefix(1)))
            #expect(words.count > 5)
            #expect(words.first?.word == word)
        }
    }
}
