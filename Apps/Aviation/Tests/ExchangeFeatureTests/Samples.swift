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

/// The files of a test: those to read, and what was written.
final class FilesSpy: Sendable {
    private let texts: Mutex<[String: String]>
    private let error: UsageError?

    init(_ texts: [String: String] = [:], error: UsageError? = nil) {
        self.texts = Mutex(texts)
        self.error = error
    }

    subscript(path: String) -> String? { texts.withLock { $0[path] } }

    func open(_ path: String) throws(UsageError) -> Body {
        guard let text = self[path] else {
            throw UsageError("'\(path)' cannot be read: No such file or directory.")
        }
        return Body(Data(text.utf8))
    }

    func write(_ text: String, _ path: String, _ replacing: Bool) throws(UsageError) {
        if let error { throw error }
        texts.withLock { $0[path] = text }
    }
}

extension LogDependencies {
    static let now = Date(timeIntervalSince1970: 1_750_000_000)

    /// Dependencies with the embedded tables, without the zones of other places than two.
    static func sample(
        _ store: RecordStoreSpy<LoggedFlight> = RecordStoreSpy(), _ files: FilesSpy = FilesSpy(),
        columns: RecordStoreSpy<KeptColumns> = RecordStoreSpy()
    ) -> LogDependencies {
        LogDependencies(
            request: AirportFacts.responses.merging(FlightFacts.responses),
            flights: { () throws(UsageError) in store },
            columns: { () throws(UsageError) in columns }, madeUp: [.sample()],
            open: { path throws(UsageError) in try files.open(path) },
            write: { text, path, replacing throws(UsageError) in
                try files.write(text, path, replacing)
            },
            zone: { name in
                ["Europe/London": 1, "America/New_York": -4][name].map {
                    DisplayZone(name: name, secondsEast: $0 * 3600)
                }
            },
            now: now)
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
