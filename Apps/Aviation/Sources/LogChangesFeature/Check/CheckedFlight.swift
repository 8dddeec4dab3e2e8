import Logbook

/// A flight that is to be written down, and what may be wrong with it.
struct CheckedFlight: Equatable, Sendable {
    /// The flight as it would be.
    let entry: LogEntry

    /// The flight as it was; nil for a new one.
    var previous: LogEntry?

    /// The flights of the log that may be the same.
    var alike: [LogEntry] = []

    /// What may be wrong, in plain sentences.
    var warnings: [String] = []

    /// Whether there is anything to write.
    var isChanged: Bool { previous?.flight != entry.flight }
}
