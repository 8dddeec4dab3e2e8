import Logbook

/// A flown flight with its figures, which take some work to find.
struct CountedFlight: Equatable, Sendable {
    let entry: LogEntry

    /// The distance in metres.
    let distance: Double?

    let minutes: Int?

    init(_ entry: LogEntry) {
        self.entry = entry
        (distance, minutes) = (entry.distance, entry.minutes)
    }
}
