import Logbook
import RecordStore
import SectionKit

/// Something in a log that cannot be, or is probably not as it was.
struct LogFinding: Equatable, Sendable {
    /// What is wrong, the worst first.
    enum Kind: String, CaseIterable, Sendable {
        case file
        case photo
        case entryWithoutTrip = "entry-without-trip"
        case negativeDuration = "negative-duration"
        case longDuration = "long-duration"
        case impossibleSpeed = "impossible-speed"
        case beforeAviation = "before-aviation"
        case overlap
        case sameFlight = "same-flight"
        case plannedInThePast = "planned-in-the-past"
        case unknownAirport = "unknown-airport"
        case cityWithoutAirport = "city-without-airport"
        case sameAirport = "same-airport"
        case doubtfulAirline = "doubtful-airline"
        case gap
    }

    let kind: Kind

    /// The flight; nil for a file of the store.
    let entry: LogEntry?

    /// What is wrong, as a clause.
    let problem: String

    /// What to do about it, as a sentence.
    let advice: String

    init(_ kind: Kind, _ entry: LogEntry?, _ problem: String, _ advice: String) {
        self.kind = kind
        self.entry = entry
        self.problem = problem
        self.advice = advice
    }

    static func healed(photo name: String) -> LogFinding {
        LogFinding(
            .photo, nil, "the photo \(name) was damaged",
            "It is replaced by the one of the other side; nothing is left to do.")
    }

    static func damaged(photo name: String) -> LogFinding {
        LogFinding(
            .photo, nil, "the photo \(name) is damaged",
            "Set up syncing with a place that has it and run 'flight-log doctor' again, or run"
                + " 'flight-log restore FILE' with a backup.")
    }

    static func withoutTrip(entry id: String, _ entry: TripEntry) -> LogFinding {
        LogFinding(
            .entryWithoutTrip, nil,
            "the entry \(id) (\(entry.heading)) is in a trip that is not there",
            "Run 'flight-log sync' on the machine that wrote it, or 'flight-log undo' here if"
                + " the trip was the last thing that you removed.")
    }

    init(_ problem: StoreProblem) {
        self.init(.file, nil, problem.summary, problem.recovery)
    }
}

/// What a check of a log has found.
struct LogCheck: Equatable, Sendable {
    /// The number of flights.
    let flightCount: Int

    let findings: [LogFinding]

    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    var lacksAirports = false
}
