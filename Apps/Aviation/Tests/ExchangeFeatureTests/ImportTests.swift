import FeatureTesting
import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ExchangeFeature

/// Importing, from the file to the store.
@Suite struct ImportTests {
    private static let header = "Date,From,To,Flight_Number,Airline\n"

    private static func file(_ rows: String...) -> FilesSpy {
        FilesSpy(["a.csv": header + rows.map { $0 + "\n" }.joined()])
    }

    private static func plan(
        _ dependencies: LogDependencies, _ values: [String: String] = ["file": "a.csv"]
    ) async throws -> ActionPlan {
        let recipe = try #require(ExchangeBuilder.actions.first { $0.name == "import" })
        let output = SectionOutputSpy<ActionPlan>()
        try await recipe.make(dependencies, OptionValues(values)).plan(into: output)
        return try #require(output.states.last?.content)
    }

    @Test func `the plan shows what is new, possible duplicates and what was not understood`()
        async throws
    {
        var known = LoggedFlight.sample("BA1", "2020-01-01")
        known.airline = "BAW"
        let store = RecordStoreSpy.log(.sample(), known)
        let files = Self.file(
            "2020-01-01,LHR,JFK,BA1,", "2024-06-15,LGW,JFK,VS3,Virgin Atlantic",
            "2021-02-03,FRA,MUC,LH96,Lufthansa", "2021-02-30,FRA,MUC,LH97,", "2021-02-03,FRA")

        let plan = try await Self.plan(.sample(store, files))

        #expect(plan.summary == "import 1 flight")
        try Golden.verify(try plan.changes.terminalText("Would \(plan.summary)"), "plan.txt")
        #expect(try await store.history().isEmpty)
    }

    @Test func `the plan names the columns and values of a file that the log does not take`()
        async throws
    {
        let files = FilesSpy([
            "a.csv": "Date,From,To,Flight_Number,Meal,Class\n"
                + "2021-02-03,FRA,MUC,LH96,Pasta,Royal\n"
        ])

        let text = try await Self.plan(.sample(RecordStoreSpy(), files)).changes
            .terminalText("Plan")

        #expect(text.contains("Not imported: the column 'Meal'."))
        #expect(
            text.contains("Warning: A value was not understood and is left out of its flight: "))
    }

    @Test func `all flights are one change, in the order of the file`() async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        let files = Self.file("2021-02-03,FRA,MUC,LH96,Lufthansa", "2020-01-01,LHR,JFK,BA1,x")

        let shown = try await LogDependencies.sample(store, files).shown(
            "import", ["file": "a.csv"])

        let flights = try await store.flights
        #expect(flights.map(\.number) == ["LH96", "BA1"])
        #expect(flights.map(\.airline) == ["Lufthansa", "x"])
        #expect(
            try await store.history().map(\.summary) == ["import 2 flights from OpenFlights CSV"])
        #expect(shown.state.content?.text.hasPrefix("2 flights are in your log now.") == true)
    }

    @Test func `airports that are not known are named`() async throws {
        let files = Self.file("2021-02-03,FRA,QQQ,LH96,", "2020-01-01,QQQ,Xanadu,BA1,")

        let plan = try await Self.plan(.sample(RecordStoreSpy(), files))

        let text = try plan.changes.terminalText("Import")
        #expect(text.contains("2 airports are not known: 'QQQ', 'Xanadu'."))
    }

    @Test func `importing the same file again adds nothing`() async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        // Nobody is on a flight twice; of a flight without its day, there may be several.
        let row = "2021-02-03,FRA,MUC,LH96,Lufthansa"
        let dependencies = LogDependencies.sample(
            store, Self.file(row, row, "2021,LHR,JFK,,", "2021,LHR,JFK,,"))

        let first = try await dependencies.shown("import", ["file": "a.csv"])
        #expect(
            first.warnings == ["1 row repeats a flight of the file, which is added once."])
        let shown = try await dependencies.shown("import", ["file": "a.csv"])

        #expect(try await store.flights.count == 3)
        #expect(try await store.history().count == 1)
        #expect(shown.state.content?.text.hasPrefix("Nothing was imported.") == true)
        #expect(shown.state.content?.facts.first { $0.key == "known" }?.value == .integer(3))
    }

    @Test func `possible duplicates are a question`() async throws {
        let store = RecordStoreSpy.log(.sample())
        let dependencies = LogDependencies.sample(
            store, Self.file("2024-06-13,LCY,LGA,XX1,", "2024-06-13,LHR,MUC,,"))

        let error = try await dependencies.shown("import", ["file": "a.csv"]).state.error
        #expect(
            error?.message
                == "The log could not be imported: 1 flight of the file may be in your log already."
        )
        #expect(try await store.history().isEmpty)

        _ = try await dependencies.shown("import", ["file": "a.csv", "duplicates": "skip"])
        #expect(try await store.flights.count == 2)

        _ = try await dependencies.shown("import", ["file": "a.csv", "duplicates": "add"])
        #expect(try await store.flights.count == 3)
    }

    @Test(arguments: [
        ("2024-06-12,LHR,JFK,,", 1), ("2024-06-16,LHR,JFK,,", 1), ("2024-06-14,JFK,LHR,,", 1),
        ("2024-06,LHR,JFK,,", 1), ("2024-06-15,LHR,JFK,,", 0), ("2024-06-13,LHR,JFK,,", 0),
        ("2024-06-14,LGW,LGA,BA117,", 0),
    ])
    func `a duplicate is at most a day apart and between the same cities`(
        row: String, new: Int
    ) async throws {
        let plan = try await Self.plan(.sample(.log(.sample()), Self.file(row)))

        #expect(plan.changes.facts.first { $0.key == "added" }?.value == .integer(new))
    }

    @Test func `a flight that was imported and then corrected stays as it is`() async throws {
        var flight = LoggedFlight.sample()
        (flight.origin, flight.seat) = ("jetlovers:7", "1A")
        let store = RecordStoreSpy.log(flight)
        let files = FilesSpy([
            "a.csv": "id,date,from,to,flightnum,aircraft_reg\n7,2024-06-14,LHR,JFK,BA117,\n"
        ])

        let shown = try await LogDependencies.sample(store, files).shown(
            "import", ["file": "a.csv"])

        #expect(try await store.flights == [flight])
        #expect(shown.state.content?.text.contains("changed since") == true)
    }

    @Test func `an ID that is taken is not written over`() async throws {
        let store = RecordStoreSpy.log(.sample())
        let line = { (id: String, number: String) in
            #"{"id": "\#(id)", "number": "\#(number)", "departure": {"airport": "FRA", "#
                + #""scheduled": "2020-01-01"}, "arrival": {"airport": "MUC"}}"#
        }
        let list = [line("b", "X1"), line("b", "X2"), line("../c", "X3")]
        let files = FilesSpy([
            "a.json": #"{"format": "flight-log", "version": 1, "flights": ["#
                + list.joined(separator: ",") + "]}"
        ])
        let dependencies = LogDependencies.sample(store, files)

        _ = try await dependencies.shown("import", ["file": "a.json"])
        _ = try await dependencies.shown("import", ["file": "a.json"])

        #expect(Set(try await store.flights.map(\.number)) == ["BA117", "X1", "X2", "X3"])
        #expect(try await store.flights.count == 4)
    }

    @Test func `a file that is no log says what it is and what to do`() async throws {
        let dependencies = LogDependencies.sample(RecordStoreSpy(), FilesSpy(["a": "x"]))

        let broken = try await dependencies.shown("import", ["file": "a"]).state.error
        #expect(
            broken?.message
                == "The log could not be imported: 'a' is not a log: its format is not known.")
        let missing = try await dependencies.shown("import", ["file": "b"]).state.error
        #expect(
            missing?.message
                == "The log could not be imported: 'b' cannot be read: No such file or directory.")
    }

    @Test func `records that cannot be read are an error, and nothing is imported`() async throws {
        let store = RecordStoreSpy<LoggedFlight>()
        let interactor = ImportInteractor(
            files: LogFileSpy(), store: LogDependencies.sample(store).store,
            columns: ColumnsStore(
                kept: OpenedStore(in: ContextSpy(stores: [RecordStoreSpy<KeptColumns>()])),
                now: LogDependencies.now),
            airports: NoAirports(), now: LogDependencies.now)
        store.fail(with: .busy)
        let output = InteractorOutputSpy<LogImport, ExchangeError>()

        await interactor.importFile(ImportQuery(file: "a"), reportingTo: output)

        #expect(output.answers == [.failure(.log(.store(.busy)))])
        #expect(try await store.flights.isEmpty)
    }
}
