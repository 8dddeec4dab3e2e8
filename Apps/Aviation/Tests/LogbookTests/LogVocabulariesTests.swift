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

    @Test func `airports of the log do not come first among airlines`() async throws {
        let flights = ["LIS", "LAX", "LHR"].map { airport in
            LoggedFlight.sample("LH400", "MUC", "2024-06-14T10:00", airport, nil)
        }
        let dependencies = LogDependencies.sample(
            AirportFacts.responses.merging(FlightFacts.responses), flights: flights)
        let airlines = try #require(LogVocabularies.all.first { $0.name == "airlines" })

        let words = await airlines.words(dependencies, beginningWith: "L").prefix(3).map(\.word)

        #expect(!words.contains { ["LIS", "LAX", "LHR"].contains($0) })
    }

    @Test func `an entry is called by its trip and date, the newest first`() async throws {
        let trips = SampleTrips()
        let dependencies = trips.dependencies()
        let entries = try #require(LogVocabularies.all.first { $0.name == "entries" })

        let words = await entries.words(dependencies, beginningWith: "")

        #expect(
            words == [
                SuggestedWord("New York 2023-05-14", meaning: "Central Park"),
                SuggestedWord("New York 2023-05-13"),
            ])
    }
}
