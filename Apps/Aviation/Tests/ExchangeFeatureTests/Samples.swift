import AirportFacts
import FeatureTesting
import FlightFacts
import LogFiles
import Logbook
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization
import Testing

@testable import ExchangeFeature

extension LogDependencies {
    static let now = Date(timeIntervalSince1970: 1_750_000_000)

    /// Dependencies with the embedded tables, without the zones of other places than two.
    static func sample(
        _ store: RecordStoreSpy<LoggedFlight> = RecordStoreSpy(), _ files: FilesSpy = FilesSpy(),
        columns: RecordStoreSpy<KeptColumns> = RecordStoreSpy()
    ) -> LogDependencies {
        var context = ContextSpy(
            files: files, stores: [store, columns, RecordStoreSpy<OwnAirport>()], now: now)
        context.zones = { name in
            ["Europe/London": 1, "America/New_York": -4][name].map {
                DisplayZone(name: name, secondsEast: $0 * 3600)
            }
        }
        return LogDependencies(
            context: context, request: AirportFacts.responses.merging(FlightFacts.responses),
            madeUp: MadeUpLog(flights: [.sample()]))
    }

    /// Performs an action, or plans it, and returns what it shows.
    func shown(_ command: String, _ values: [String: String] = [:]) async throws -> SectionSnapshot
    {
        let recipe = try #require(ExchangeBuilder.actions.first { $0.name == command })
        return try await recipe.make(self, OptionValues(values)).loaded()
    }

    /// Loads a section, and returns what it shows.
    func section(_ name: String, _ values: [String: String] = [:]) async throws -> SectionSnapshot {
        let recipe = try #require(ExchangeBuilder.recipes.first { $0.name == name })
        return try await recipe.make(self, OptionValues(values)).loaded()
    }
}

extension LoggedFlight {
    /// A flight from London to New York.
    static func sample(
        _ number: String? = "BA117",
        _ departure: String = "2024-06-14T10:00",
        from: String = "LHR",
        to: String = "JFK",
        arrival: String? = nil
    ) -> LoggedFlight {
        var flight = LoggedFlight(
            departure: FlightEnd(from, scheduled: LocalDateTime(departure)),
            arrival: FlightEnd(to, scheduled: arrival.flatMap(LocalDateTime.init)),
            source: .manual)
        flight.number = number
        return flight
    }
}

extension RecordStoreSpy<LoggedFlight> {
    /// A store with flights, whose IDs are letters.
    static func log(_ flights: LoggedFlight..., problems: [StoreProblem] = []) -> RecordStoreSpy {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        return RecordStoreSpy(
            Dictionary(
                uniqueKeysWithValues: zip(letters, flights).compactMap { letter, flight in
                    RecordID(String(letter)).map { ($0, flight) }
                }), problems: problems)
    }

    var flights: [LoggedFlight] {
        get async throws { try await all().records.map(\.record) }
    }
}

extension [Block] {
    /// The blocks as a terminal shows them.
    func terminalText(_ title: String) throws -> String {
        try TerminalSurface(style: .init(width: 100)).text(
            of: Report(
                title: "", source: Report.Source(id: "log", summary: "your own records."),
                generatedAt: LogDependencies.now,
                sections: [SectionSnapshot(id: "", title: title, state: .success(self))]))
    }
}
