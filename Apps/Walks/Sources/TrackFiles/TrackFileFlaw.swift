package import Networking

/// The reason why a file with tracks cannot be read, and where.
package struct TrackFileFlaw: Error, Equatable, Sendable {
    /// What is wrong with the file, as one plain clause.
    package let reason: String

    /// The line, from 1, and the byte of it, from 1; nil if it is about the whole file.
    package let line: Int?
    package let column: Int?

    /// What the user can do next: one plain sentence.
    package let recovery: String

    package init(
        _ reason: String,
        line: Int? = nil,
        column: Int? = nil,
        recovery: String = "Check that the file is complete, or export it again."
    ) {
        self.reason = reason
        self.line = line
        self.column = column
        self.recovery = recovery
    }

    /// The reason with its place, such as "line 3, column 12: the file ends too early".
    package var summary: String {
        guard let line else { return reason }
        return "line \(line)\(column.map { ", column \($0)" } ?? ""): \(reason)"
    }
}

extension TrackFinding {
    /// The finding of a file that cannot be read.
    package init(_ flaw: TrackFileFlaw) {
        let place = flaw.column.map { ", at column \($0)" } ?? ""
        self.init(
            kind: "broken", line: flaw.line,
            sentence: "It cannot be read: \(flaw.reason)\(place). \(flaw.recovery)")
    }
}

extension RequestError {
    /// The error of a file that cannot be read.
    package init(_ flaw: TrackFileFlaw) {
        self = .advised(.unreadable(reason: flaw.summary), recovery: flaw.recovery)
    }

    /// What is wrong with a file, as a clause that does not speak of responses.
    package var reasonOfFile: String {
        switch self {
        case .unreadable(let reason): reason
        case .advised(let error, _): error.reasonOfFile
        default: summary
        }
    }
}
