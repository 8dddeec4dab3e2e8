import Logbook

/// The flights of a log that a name means.
struct LoggedFlightResult: Equatable, Sendable {
    /// One flight, or several to choose from, the newest first.
    let entries: [LogEntry]

    /// What was asked for.
    let name: LoggedFlightName

    /// What is said above a made-up flight.
    let notice: String?

    /// Whether the log is the made-up one.
    let isMadeUp: Bool

    /// The warnings about records and tables, in plain sentences.
    let warnings: [String]

    /// Finds the flights; nil if there is none.
    init?(_ log: Log, _ name: LoggedFlightName) {
        entries = name.matches(in: log.entries, id: \.id, flight: \.flight)
        if entries.isEmpty { return nil }
        self.name = name
        notice = log.notice
        isMadeUp = log.isMadeUp
        warnings = log.warnings
    }
}
