import Flights
import LogSamples
import RecordStore
import Testing

@testable import Logbook

/// What is known of the flights of a log.
@Suite struct LogServiceTests {
    private static let flights: [String: LoggedFlight] = [
        "b1": .sample("LH21", "FRA", "2024-06-21T08:00", "LHR", "2024-06-21T09:00"),
        "b2": .sample("LH400", "FRA", "2023-05-12T10:50", "JFK", "2023-05-12T13:25") {
            $0.aircraft = "A320"
        },
        "b3": .sample("IB45", "JFK", "2023-05-11T15:55", "FRA", "2023-05-12T05:45") {
            $0.aircraft = "C172"
        },
        "b4": .sample(nil, "Oz", "2023-05-10", "FRA", nil) { $0.aircraft = "ZZZZ" },
        "b5": .sample("LH1", "LHR", "2023-05-09", "Oz", nil) { $0.aircraft = "A320" },
    ]

    @Test func `each flight has its airports, its airline and its type, which others share`()
        async throws
    {
        let entries = try await SampleLog(Self.flights).service.log().entries

        #expect(entries.map(\.id.text) == ["b1", "b2", "b3", "b4", "b5"])
        #expect(entries.map(\.from?.code) == ["FRA", "FRA", "JFK", nil, "LHR"])
        #expect(entries.map(\.to?.code) == ["LHR", "JFK", "FRA", "FRA", nil])
        #expect(
            entries.map(\.airline?.name) == [
                "Lufthansa", "Lufthansa", "Iberia Airlines", nil, "Lufthansa",
            ])
        #expect(
            entries.map(\.type?.name) == [
                nil, "Airbus A-320", "Cessna 172 Skyhawk", nil, "Airbus A-320",
            ])
        #expect(entries.map(\.status) == [.scheduled, .landed, .landed, .landed, .landed])
    }

    @Test func `flights of a day without times are in the order of their places`() async throws {
        let flights: [String: LoggedFlight] = [
            "a1": .sample("LH3", "JFK", "2024-03-02", "FRA", nil),
            "a2": .sample("LH1", "LHR", "2024-03-02", "JFK", nil),
            "a3": .sample("LH2", "FRA", "2024-03-01", "LHR", nil),
            "a4": .sample("LH5", "FRA", "2024-03-03T18:00", "LHR", "2024-03-03T18:45"),
            "a5": .sample("LH4", "LHR", "2024-03-03T08:00", "FRA", "2024-03-03T10:40"),
        ]

        let entries = try await SampleLog(flights).service.log().entries

        #expect(entries.map(\.id.text) == ["a4", "a5", "a1", "a2", "a3"])
    }

    @Test func `entries of different lists are equal if they say the same`() async throws {
        let entries = try await SampleLog(Self.flights).service.log().entries
        var changed = Self.flights
        changed["b3"]?.seat = "1A"
        let others = try await SampleLog(changed).service.log().entries

        #expect(try await SampleLog(Self.flights).service.log().entries == entries)
        #expect(zip(entries, others).map(==) == [true, true, false, true, true])
    }
}
