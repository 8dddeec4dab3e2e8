/// The reason a CSV text cannot be read, and the line of the error.
struct CSVError: Error, Equatable {
    /// A problem with a CSV text.
    enum Reason: Equatable {
        /// A quoted field is not closed before the end of the text.
        case openQuotationMark

        /// A quoted field is followed by something other than a comma or a line end.
        case afterQuotationMark

        /// A row is longer than the limit, in bytes.
        case tooLong(limit: Int)
    }

    /// What is wrong.
    let reason: Reason

    /// The line, counted from 1.
    let line: Int

    init(_ reason: Reason, line: Int) {
        self.reason = reason
        self.line = line
    }
}

extension CSVError: CustomStringConvertible {
    /// The line and the reason as one phrase.
    var description: String {
        let words =
            switch reason {
            case .openQuotationMark: "a quotation mark is opened and never closed"
            case .afterQuotationMark: "something other than a comma follows a quoted field"
            case .tooLong(let limit):
                "a row is longer than \(limit >> 10) KB; perhaps a quotation mark is never closed"
            }
        return "line \(line): \(words)"
    }
}
