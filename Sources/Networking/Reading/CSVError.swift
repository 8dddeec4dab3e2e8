/// The reason a CSV text cannot be read, and the line where that showed.
struct CSVError: Error, Equatable {
    /// What is wrong with a text.
    enum Reason: Equatable {
        /// A quoted field goes on to the end of the text.
        case openQuotationMark

        /// Neither a comma nor a line end follows a quoted field.
        case afterQuotationMark

        /// A row has more bytes than are read.
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
