import FeatureTesting
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Comparing logs.
@Suite struct CompareTests {
    private static let header = "Date,From,To,Flight_Number,Airline,Distance,Duration,Seat\n"
    private static let files = FilesSpy([
        "a.csv": header
            + "2024-06-14 10:00,LHR,JFK,BA117,,,,12A\n2020-01-01,FRA,MUC,LH1\n2021-01-01,FRA,MUC\n",
        "b.csv": header
            + "2021-01-01,FRA,MUC\n2024-06-14 10:00,LHR,JFK,BA117,,,,14C\n2022-05-05,ZRH,MUC\n",
    ])

    @Test func `two files are compared in both directions`() async throws {
        let shown = try await LogDependencies.sample(RecordStoreSpy(), Self.files)
            .section("compare", ["files": "a.csv\u{0}b.csv"])

        let blocks = try #require(shown.state.content)
        #expect(blocks.facts.map(\.value) == [1, 1, 1, 1].map(Cell.integer))
        try Golden.verify(try blocks.terminalText("Comparison"), "comparison.txt")
    }

    @Test func `one file is compared with the log of the person`() async throws {
        var flight = LoggedFlight.sample()
        flight.seat = "12A"
        flight.source = .imported

        let shown = try await LogDependencies.sample(.log(flight), Self.files)
            .section("compare", ["files": "a.csv"])

        #expect(
            shown.state.content?.facts.map(\.value) == [1, 0, 2, 0].map(Cell.integer))
    }

    @Test func `three files are too many`() async throws {
        await #expect(throws: UsageError.self) {
            try await LogDependencies.sample().section("compare", ["files": "a\u{0}b\u{0}c"])
        }
    }

    @Test func `an empty log has none of the flights, not those of the made-up one`() async throws {
        let shown = try await LogDependencies.sample(RecordStoreSpy(), Self.files)
            .section("compare", ["files": "a.csv"])

        #expect(shown.state.content?.facts.map(\.value) == [0, 0, 3, 0].map(Cell.integer))
    }
}
