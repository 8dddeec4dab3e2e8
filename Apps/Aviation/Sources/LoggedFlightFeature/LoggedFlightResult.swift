import Logbook

/// The flights of a log that a name means.
struct LoggedFlightResult: Equatable, Sendable {
    /// One flight, or several to choose from, the newest first.
    let entries: [LogEntry]

    /// What was asked for.
    let name: LoggedFlightName

    /// The layover before the only flight; nil if there is none.
    let layover: Layover?

    /// Where it is now; nil if nobody was to be asked, or has answered.
    var live: LivePositions?

    /// What is said above a made-up flight.
    let notice: String?

    /// Whether the log is the made-up one.
    let isMadeUp: Bool

    /// The warnings about records and tables, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Finds the flights; nil if there is none.
    init?(_ log: Log, _ name: LoggedFlightName) {
        entries = name.matches(in: log.entries, id: \.id, flight: \.flight)
        if entries.isEmpty { return nil }
        self.name = name
        layover = entries.count == 1 ? Layover.all(in: log.entries)[entries[0].id] : nil
        notice = log.notice
        isMadeUp = log.isMadeUp
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}
