import Networking
import SectionEssentials
import SectionKit

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
        "Choose the export of another program as it was downloaded, such as that of "
        + "my.flightradar24, Flighty, AirTrail or TripIt."

    static let empty = Self("the file is empty", "Export the log again.")
    static let unknown = Self("its format is not known", known)
    static let unknownJSON = Self("it is JSON, but not a log that is known", known)
    static let noJSONObject = Self("it is JSON, but not an object", known)

    static let cutCalendar = Self(
        "the calendar has no end", "It may have been cut short: export it again.")

    /// A calendar without flights, with what it has instead.
    static func noFlights(but others: PassedOver) -> Self {
        let names = others.count == 0 ? "" : ", but \(others.words)"
        return Self("the calendar has no flights\(names)", known)
    }

    /// The columns of a table are not known.
    static func columns(_ header: [String], rows: [[String]]) -> Self {
        let isHeader = !header.contains(where: DateText.isDate)
        let names = header.map(\.quoted).few(by: "and")
        let proposal =
            isHeader ? FlightColumn.proposal(for: header) : FlightColumn.proposal(forRow: header)
        let rows = isHeader ? rows : [header] + rows
        let first = rows.prefix(2).map { $0.prefix(30).joined(separator: " | ").quoted }
            .joined(separator: " and ")
        let example = ColumnMapping(proposal)?.description
        if isHeader, ["revision", "airline_match"].allSatisfy(header.contains) {
            return Self(
                "it is a list of flights, which is for spreadsheets",
                "Make a file with 'flight-log export FILE' where the log is, and import that"
                    + (example.map { "; or say which column is which: --columns '\($0)'." } ?? "."))
        }
        let advice =
            example.map { "Say which is which, such as --columns '\($0)'." }
            ?? "Say which is which with --columns 'date=COLUMN,from=COLUMN,to=COLUMN'."
        return Self(
            isHeader
                ? "its columns are not known: \(names)"
                : "it has no header that says what its columns are",
            first.isEmpty ? advice : "\(advice) The first rows are \(first).")
    }

    /// A named column is not in the file.
    static func noColumn(_ name: String, in header: [String]) -> Self {
        Self(
            "it has no column \(name.quoted)",
            "Its columns are \(header.prefix(30).map(\.quoted).joined(separator: ", ")).")
    }

    /// A date may begin with its day or its month, and no other date of the file tells.
    static func openDates(_ text: String, line: Int) -> Self {
        Self(
            "\(text.quoted) in line \(line) may begin with the day or the month, and no other date"
                + " tells which",
            "Add --date-order day-first or --date-order month-first.")
    }

    /// Some dates begin with the day, and others with the month.
    static func mixedDates(dayFirst: Int, monthFirst: Int) -> Self {
        Self(
            "the date in line \(dayFirst) begins with the day, and that in line \(monthFirst) with"
                + " the month",
            "Correct the dates, or divide the file, and add --date-order day-first or --date-order "
                + "month-first.")
    }

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
