/// A flight that is to be written down, and what may be wrong with it.
package struct CheckedFlight: Equatable, Sendable {
    /// The flight as it would be.
    package let entry: LogEntry

    /// The flight as it was; nil for a new one.
    package var previous: LogEntry?

    /// The flights of the log that may be the same.
    package var alike: [LogEntry] = []

    /// What may be wrong, in plain sentences.
    package var warnings: [String] = []

    package init(entry: LogEntry, previous: LogEntry? = nil, warnings: [String] = []) {
        self.entry = entry
        self.previous = previous
        self.warnings = warnings
    }

    /// Whether there is anything to write.
    package var isChanged: Bool { previous?.record != entry.record }
}
