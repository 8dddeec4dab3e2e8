import FeatureTesting
import Geodesy
import LogSamples
import Logbook
import Networking
import RecordStore
import SectionKit
import Testing

@testable import LogAirportsFeature

/// The airports of a log, and those that a person describes, over a store in memory.
@Suite struct LogAirportsFeatureTests {
    private static let flights = [
        LogEntry.sample("a", "TT1", from: "TOA", "2024-01-01", to: "OTT").record,
        LogEntry.sample("b", "TT2", from: "QAAA", "2024-02-01", to: "XMF").record,
        LogEntry.sample("c", "TT3", from: "OTT", "2026-02-01", to: "MOL").record,
    ]

    private func list(
        _ store: RecordStoreSpy<OwnAirport> = RecordStoreSpy(),
        _ options: [String: String] = [:],
        table: (any BaseRequestInput)? = nil
    ) async throws -> SectionSnapshot {
        let dependencies = LogDependencies.sample(
            BaseRequestSpy.log(), flights: Self.flights, airports: store, table: table)
        return await (try LogAirportsBuilder.recipe.make(dependencies, OptionValues(options)))
            .loaded()
    }

    private func perform(
        _ name: String,
        _ options: [String: String],
        on store: RecordStoreSpy<OwnAirport>
    ) async throws -> SectionSnapshot {
        let recipe = try #require(LogAirportsBuilder.actions.first { $0.name == name })
        let dependencies = LogDependencies.sample(BaseRequestSpy.log(), airports: store)
        return await (try recipe.make(dependencies, OptionValues(options))).loaded()
    }

    @Test func `the recipe passes the recipe check`() async throws {
        let check = RecipeCheck(LogAirportsBuilder.recipe) {
            LogDependencies.sample($0, flights: Self.flights)
        }

        #expect(try await check.broken(asking: BaseRequestSpy.log()) == [])
    }

    @Test func `unknown airports come first, then those with the most flights`() async throws {
        let shown = try #require(try await list().state.content)

        let table = try #require(shown.table)
        #expect(table.rows.map { $0[0] } == ["XMF", "TOA", "OTT", "MOL"].map(Cell.text))
        // QAAA is the other code of TOA, and a planned flight does not count.
        #expect(table.rows.map { $0[5] } == [1, 2, 1, 0].map(Cell.integer))
        #expect(
            shown.text.hasPrefix(
                "1 airport of your log is unknown: XMF. Describe one with 'flight-log airports add"
                    + " XMF'"))
        // The statistics and the countries count those of flown flights.
        #expect(shown.text.contains("4 airports in"))
        #expect(shown.text.contains(". You have flown from or to 3 of them, in "))
    }

    @Test func `the whole table is fetched only when it is asked for`() async throws {
        let table = BaseRequestSpy([
            Endpoint("/airports.csv"): .text(
                """
                ident,type,name,latitude_deg,longitude_deg,elevation_ft,iso_country,iso_region,\
                municipality,scheduled_service,icao_code,iata_code,local_code,keywords
                XMF,small_airport,Meadow Field,50,1,,GB,GB-ENG,Wild Wood,no,,,,

                """)
        ])

        let without = try #require(try await list(table: table).state.content?.table)
        #expect(table.asked.isEmpty)
        #expect(without.rows[0][1] == .unknown)

        let with = try await list(RecordStoreSpy(), ["all": ""], table: table)
        let names = try #require(with.state.content?.table).rows.map { $0[1] }
        #expect(names.contains(.text("Meadow Field")))
        #expect(with.source?.id == "ourairports")
    }

    @Test func `an airport that a person describes is known from then on`() async throws {
        let store = RecordStoreSpy<OwnAirport>()

        let added = try await perform(
            LogAirportsBuilder.add,
            [
                "airport": "xmf", "name": "Meadow Field", "position": "52.1,13.2",
                "country": "Spain", "zone": "Europe/London",
            ], on: store)

        #expect(added.state.content?.text == "Meadow Field (XMF) is one of your airports.")
        let stored = try #require(try await store.all().records.first)
        #expect(stored.id.text == "XMF")
        #expect(stored.record.country == "ES")
        #expect(stored.record.position == Coordinate(latitude: 52.1, longitude: 13.2))
        let table = try #require(try await list(store).state.content?.table)
        #expect(table.rows.map { $0[1] }.contains(.text("Meadow Field")))
        let text = try #require(try await list(store).state.content).text
        #expect(text.contains(" airports in "))
        #expect(!text.contains("unknown"))
    }

    @Test func `what is known of an airport already need not be given`() async throws {
        let store = RecordStoreSpy<OwnAirport>()

        _ = try await perform(
            LogAirportsBuilder.add, ["airport": "TOA", "city": "Oxford"], on: store)

        let stored = try #require(try await store.all().records.first?.record)
        #expect(stored.name == "Toad Hall International Airport")
        #expect(stored.city == "Oxford")
        #expect(stored.country == "GB")
        #expect(stored.position != nil)
    }

    @Test(arguments: [
        (["airport": "XMF"], "nothing is known of XMF."),
        (
            ["airport": "XMF", "name": "M", "zone": "Mars/North"],
            "no time zone is called Mars/North."
        ),
        (["airport": "XMF", "name": "M", "country": "Spane"], "no country is called Spane."),
    ])
    func `an airport that cannot be added is refused with the reason`(
        options: [String: String], reason: String
    ) async throws {
        let store = RecordStoreSpy<OwnAirport>()

        let shown = try await perform(LogAirportsBuilder.add, options, on: store)

        #expect(
            shown.state.error?.message == "The airport could not be added: \(reason)")
        #expect(try await store.history().isEmpty)
    }

    @Test(arguments: [
        ["airport": "X"], ["airport": "A B"], ["airport": "../x"], ["airport": "ÄÖÜ"],
        ["airport": "XMF", "position": "91,0"], ["airport": "XMF", "position": "here"],
    ])
    func `invalid options are refused`(options: [String: String]) async {
        await #expect(throws: UsageError.self) {
            try await perform(LogAirportsBuilder.add, options, on: RecordStoreSpy())
        }
    }

    @Test func `a removed airport is gone, and undoing brings it back`() async throws {
        let store = RecordStoreSpy<OwnAirport>()
        _ = try await perform(
            LogAirportsBuilder.add, ["airport": "XMF", "name": "Meadow Field"], on: store)

        let removed = try await perform(
            LogAirportsBuilder.remove, ["airport": "XMF"], on: store)
        #expect(
            removed.state.content?.text
                == "Meadow Field (XMF) is no longer one of your airports.")
        #expect(try await store.all().records.isEmpty)

        try await store.undo()
        #expect(try await store.all().records.count == 1)
    }

    @Test func `an airport that is not one's own cannot be removed`() async throws {
        let shown = try await perform(
            LogAirportsBuilder.remove, ["airport": "TOA"], on: RecordStoreSpy())

        #expect(
            shown.state.error?.message
                == "The airport could not be removed: TOA is not one of your own airports.")
    }

    @Test func `the actions keep the promises of every action`() async throws {
        for recipe in LogAirportsBuilder.actions {
            let options: [String: String] =
                switch recipe.name {
                case LogAirportsBuilder.add:
                    ["airport": "XMF", "name": "Meadow", "position": "52.1,13.2"]
                case LogAirportsBuilder.remove: ["airport": "XMF"]
                default: [:]
                }
            let check = ActionCheck(
                recipe, options,
                asked: { (store: RecordStoreSpy<OwnAirport>) in store.calls.count },
                changes: { store in
                    store.calls.count { if case .commit = $0 { true } else { $0 == .undo } }
                },
                dependencies: { LogDependencies.sample(BaseRequestSpy.log(), airports: $0) })

            var own = OwnAirport(code: "XMF", name: "Meadow Field")
            own.position = Coordinate(latitude: 50, longitude: -1.5)
            let broken = try await check.broken(
                on: RecordStoreSpy([try #require(RecordID("XMF")): own]))
            #expect(broken == [], "\(recipe.name)")
        }
    }
}
