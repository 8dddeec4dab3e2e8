import FeatureTesting
import Flights
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import LogFeature

/// Which flights the options of the list, the statistics and the globe select.
@Suite struct SelectionTests {
    private static var entries: [LogEntry] {
        [
            .sample("a", "LH400", from: "FRA", "2024-06-14", to: "JFK") {
                $0.airline = NamedAirline(name: "Lufthansa", iata: "LH")
                $0.cabin = .business
                $0.registration = "D-AIMA"
            },
            .sample("b", "BA117", from: "LHR", "2024-06-15", to: "JFK"),
            .sample("c", "LH100", from: "FRA", "2023-06-15", to: "MUC") {
                $0.airline = NamedAirline(name: "Lufthansa", iata: "LH")
            },
        ]
    }

    private func selected(_ options: [String: String]) throws -> [String] {
        let selection = try FlightSelection(OptionValues(options))
        return selection.entries(of: Self.entries).map(\.id.text)
    }

    @Test(arguments: [
        ([:], ["a", "b", "c"]), (["year": "2024"], ["a", "b"]), (["country": "de"], ["a", "c"]),
        (["country": "US,GB"], ["a", "b"]), (["airport": "JFK"], ["a", "b"]),
        (["to": "new york"], ["a", "b"]), (["airline": "lufthansa"], ["a", "c"]),
        (["airline": "LH", "country": "us"], ["a"]), (["class": "business,first"], ["a"]),
        (["aircraft": "d-aima"], ["a"]), (["country": "Atlantis"], []),
    ])
    func `flights are selected by what is known of them`(
        options: [String: String], ids: [String]
    ) throws {
        #expect(try selected(options) == ids)
    }

    @Test func `a selection says what it has`() throws {
        let selection = try FlightSelection(
            OptionValues(["country": "spain,PT", "class": "business", "aircraft": "A380"]))

        #expect(
            selection.words
                == ", only those from or to spain or PT, in business class and on A380")
        #expect(FlightSelection().words == "")
    }
}
