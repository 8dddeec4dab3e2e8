import Essentials
import Networking

/// Why a file is no log that can be read, and what to do about it.
package struct LogFileError: ExplainedError {
    package let summary: String
    package let recovery: String

    init(_ summary: String, _ recovery: String) {
        self.summary = summary
        self.recovery = recovery
    }

    /// Takes the error of a file that cannot be read from its disk, or is invalid CSV.
    init(_ error: RequestError) {
        guard case .unreadable(let reason) = error else {
            self.init(error.summary, error.recovery)
            return
        }
        self.init(reason, "Correct the file, or export the log again.")
    }
}

extension LogFileError {
    private static let known =
        "Choose the export of another program as it was downloaded: "
        + "flight-log, OpenFlights, my.flightradar24, Flighty, AirTrail, App in the Air, jetlog, "
        + "JetLovers, byAir, Miles & More or TripIt."

    static let empty = Self("the file is empty", "Export the log again.")
    static let unknown = Self("its format is not known", known)
    static let unknownJSON = Self("it is JSON, but not a log that is known", known)
    static let noJSONObject = Self("it is JSON, but not an object", known)

    static let ownCalendar = Self(
        "it is a calendar of this program, which does not have all of a flight",
        "Write the log with 'flight-log export log.json', and import that.")

    static let cutCalendar = Self(
        "the calendar has no end", "It may have been cut short: export it again.")

    static let noFlights = Self("the calendar has no flights", known)

    static let newer = Self(
        "a newer version of flight-log wrote it", "Update flight-log to read it.")

    static let tooLarge = Self(
        "it is larger than \(LogFile.sizeLimit >> 20) MB", "Divide it into smaller files.")

    static let tooMany = Self(
        "it has more than \(LogFile.limit) flights", "Divide it into smaller files.")

    /// The error of a document that is not JSON, with the position.
    static func invalidJSON(_ error: JSONError) -> Self {
        Self(
            "it is not valid JSON (\(error))",
            "It may have been cut short or edited: export the log again.")
    }
}
