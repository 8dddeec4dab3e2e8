import FeatureKit
import FeatureTesting
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Checking a log.
@Suite struct DoctorTests {
    private static func kinds(_ flights: LoggedFlight...) async throws -> [String] {
        let store = RecordStoreSpy<LoggedFlight>(
            Dictionary(
                uniqueKeysWithValues: flights.enumerated().compactMap { number, flight in
                    RecordID("f\(number)").map { ($0, flight) }
                }))
        let shown = try await LogDependencies.sample(store).section("doctor")
        let table = try #require(shown.state.content?.table)
        return table.cells("kind").compactMap(\.words)
    }

    @Test func `a log in which all is well has no findings`() async throws {
        #expect(
            try await Self.kinds(
                .sample(arrival: "2024-06-14T13:00"),
                .sample("BA178", "2024-06-20T19:00", from: "LGA", to: "LHR"),
                .sample("BA1", "2024-06-21", from: "LGW", to: "JFK")
            ) == [])
    }

    @Test func `damaged photos and entries without a trip are found`() async throws {
        var entry = TripEntry(trip: "gone")
        entry.date = LocalDateTime("2024-06-12")
        let entries = RecordStoreSpy<TripEntry>([try #require(RecordID("e")): entry])
        let flights = RecordStoreSpy([try #require(RecordID("f")): LoggedFlight.sample()])
        let dependencies = LogDependencies.sample(flights)
        let context = ContextSpy(stores: [RecordStoreSpy<Trip>(), entries])
        let interactor = DoctorInteractor(
            log: dependencies.log, store: dependencies.store, facts: dependencies.facts,
            trips: LogDependencies(context: context, request: BaseRequestSpy()).tripStore,
            photos: DamagedPhotos(), now: .now)
        let output = InteractorOutputSpy<LogCheck, ExchangeError>()

        await interactor.fetch(reportingTo: output)

        let findings = try #require(output.answers.first).get().findings
        #expect(
            findings.map(\.problem) == [
                "the photo a was damaged", "the photo b is damaged",
                "the entry e (12 Jun 2024) is in a trip that is not there",
            ])
        #expect(findings.map(\.kind.rawValue) == ["photo", "photo", "entry-without-trip"])
    }

    @Test(arguments: [
        ("2024-06-14T04:00", ["negative-duration"]), ("2024-06-14T05:00", ["negative-duration"]),
        ("2024-06-15T13:00", ["long-duration"]), ("2024-06-14T08:00", ["impossible-speed"]),
        ("2024-06-14T13:00", []),
    ])
    func `times that cannot be are found`(arrival: String, kinds: [String]) async throws {
        #expect(try await Self.kinds(.sample(arrival: arrival)) == kinds)
    }

    @Test func `a length that is hardly possible has the likely one, and a command that sets it`()
        async throws
    {
        var long = LoggedFlight.sample("X1", "2024-06-20", from: "JFK", to: "LHR")
        long.minutes = 30 * 60
        let store = RecordStoreSpy.log(.sample(arrival: "2024-06-15T13:00"), long)

        let shown = try await LogDependencies.sample(store).section("doctor")
        let table = try #require(shown.state.content?.table)

        #expect(table.cells("kind").compactMap(\.words) == ["long-duration", "long-duration"])
        #expect(
            table.cells("problem").compactMap(\.words) == [
                "it takes 30 h 00 min, but about 7 h 02 min are likely",
                "it takes 32 h 00 min, but about 7 h 02 min are likely",
            ])
        #expect(
            table.cells("advice").compactMap(\.words) == [
                "Correct its duration with 'flight-log edit b'.",
                "If it took 8 h 00 min, run: flight-log edit a --arrives 13:00",
            ])
    }

    @Test func `what no airliner flew is found`() async throws {
        #expect(
            try await Self.kinds(.sample("X1", "1800-06-14", from: "JFK", to: "LHR"))
                == ["before-aviation"])
        #expect(
            try await Self.kinds(.sample("X1", "2024-06-14", from: "LGW", to: "LGW"))
                == ["same-airport"])
        var fast = LoggedFlight.sample("X1", "2024-06-14", from: "JFK", to: "LHR")
        fast.minutes = 268
        #expect(try await Self.kinds(fast) == ["impossible-speed"])
        fast.minutes = 296
        #expect(try await Self.kinds(fast) == [])
    }

    @Test func `Concorde may be faster than sound`() async throws {
        var flight = LoggedFlight.sample("BA1", "2003-06-14T10:30", arrival: "2003-06-14T09:20")
        flight.aircraft = "CONC"

        #expect(try await Self.kinds(flight) == [])
        flight.aircraft = "B77W"
        #expect(try await Self.kinds(flight) == ["impossible-speed"])
    }

    @Test func `unknown airports, gaps and overlaps are found`() async throws {
        #expect(try await Self.kinds(.sample(from: "XXA1")) == ["unknown-airport"])
        #expect(
            try await Self.kinds(.sample(), .sample("X1", "2024-06-20", from: "FRA", to: "MUC"))
                == ["gap"])
        #expect(
            try await Self.kinds(
                .sample(arrival: "2024-06-14T13:00"),
                .sample("X1", "2024-06-14T11:00", from: "JFK", to: "LHR")) == ["overlap"])
    }

    @Test func `a flight that is in the log twice is found, one of another number is not`()
        async throws
    {
        #expect(try await Self.kinds(.sample(), .sample(nil, "2024-06-14")) == ["same-flight"])
        #expect(
            try await !Self.kinds(.sample(), .sample("XX1", "2024-06-14")).contains("same-flight"))
    }

    @Test func `flights of a day without times are put in the order of their airports`()
        async throws
    {
        #expect(
            try await Self.kinds(
                .sample("1", "2009-09-29", from: "ASP", to: "DRW"),
                .sample("2", "2009-09-29", from: "HBA", to: "MEL"),
                .sample("3", "2009-09-29", from: "MEL", to: "ASP"),
                .sample("0", "2009-09-26", from: "SYD", to: "HBA")
            ) == [])
    }

    @Test func `a flight that is planned in the past is found, a cancelled one is not`()
        async throws
    {
        var flight = LoggedFlight.sample()
        flight.status = .delayed
        #expect(try await Self.kinds(flight) == ["planned-in-the-past"])
        flight.status = .cancelled
        #expect(try await Self.kinds(flight, .sample("X1", "2024-06-20", from: "FRA")) == [])
    }

    @Test func `problems of the store are among the findings, with what to do`() async throws {
        let store = RecordStoreSpy.log(
            .sample(arrival: "2024-06-14T04:00"),
            .sample("X1", "2024-06-20", from: "QQQQ", to: "MUC"),
            problems: [StoreProblem(file: "records/x.json", flaw: .foreign)])

        let shown = try await LogDependencies.sample(store).section("doctor")

        try Golden.verify(
            try #require(shown.state.content).terminalText("Check of the log"), "doctor.txt")
    }

    @Test func `the flights of the made-up log are not checked`() async throws {
        let shown = try await LogDependencies.sample().section("doctor")

        #expect(shown.state.content?.text == "Your log is empty.")
        #expect(shown.state.content?.facts.map(\.value) == [.integer(0), .integer(0)])
    }
}

extension Cell {
    var words: String? { if case .text(let text) = self { text } else { nil } }
}

/// Photos of which one was healed and one is damaged.
private struct DamagedPhotos: PhotosInput {
    func photo(at path: String) throws(PhotoError) -> NewPhoto { try NoPhotos().photo(at: path) }
    func keep(_ photo: NewPhoto) -> String { photo.name }
    func path(of name: String) -> String? { nil }
    func originalPath(of name: String) -> String? { nil }
    func prepare(_ names: [String]) -> [String] { [] }
    func names() -> [String] { ["a", "b"] }
    func heal() -> HealedPhotos { HealedPhotos(healed: ["a"], damaged: ["b"]) }
    func erase() {}
}
