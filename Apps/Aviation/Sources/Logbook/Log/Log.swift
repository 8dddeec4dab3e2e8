package import SectionKit

/// A person's log, the newest flight first.
package struct Log: Equatable, Sendable {
    package var entries: [LogEntry]

    /// Whether it is the made-up log, which is shown while a person has no flights.
    package var isMadeUp: Bool

    /// What others say that has changed and is not kept in the log, a sentence for each flight.
    package var changes: [String] = []

    /// The warnings about records and tables that could not be read, in plain sentences.
    package var warnings: [String]

    /// Whether airports are unknown because a table of them could not be read: without them there are
    /// no arcs, distances and countries.
    package var lacksAirports = false

    package init(_ entries: [LogEntry] = [], isMadeUp: Bool = false, warnings: [String] = []) {
        self.entries = entries
        self.isMadeUp = isMadeUp
        self.warnings = warnings
    }
}

extension Log {
    /// What is said above a made-up log; nil for a person's own.
    package var notice: String? {
        isMadeUp
            ? "Your log is empty, so this is a made-up one. Add a flight with 'flight-log add FLIGHT', or "
                + "import a log with 'flight-log import FILE'." : nil
    }
}

extension Report.Source {
    /// The source of what is shown while a person has no flights.
    package static let madeUpLog = Report.Source(id: "made-up", summary: "a made-up log.")
}
