/// Whether dates such as `05/02/2022` begin with the day or the month, which is a fact about a whole
/// file.
package enum DateOrder: String, CaseIterable, Sendable {
    case dayFirst = "day-first"
    case monthFirst = "month-first"
}

/// What the dates of a file say of their order.
struct DateOrders {
    /// The first line with a day that is no month, in each order; nil for none.
    private var proofs: [DateOrder: Int] = [:]

    /// A date that is valid in both orders, with its line.
    private var open: (text: String, line: Int)?

    /// Takes a date of a line.
    mutating func add(_ text: String, line: Int) {
        guard let parts = DateText.numbers(in: text), parts.isOpen else { return }
        if parts.first > 12, parts.second <= 12 {
            proofs[.dayFirst] = proofs[.dayFirst] ?? line
        } else if parts.second > 12, parts.first <= 12 {
            proofs[.monthFirst] = proofs[.monthFirst] ?? line
        } else if parts.first <= 12, parts.second <= 12, parts.first != parts.second, open == nil {
            open = (text, line)
        }
    }

    /// The order of all dates.
    ///
    /// - Throws: ``LogFileError`` if the dates do not tell, or contradict each other.
    func order() throws(LogFileError) -> DateOrder {
        if let day = proofs[.dayFirst], let month = proofs[.monthFirst] {
            throw .mixedDates(dayFirst: day, monthFirst: month)
        }
        if let known = proofs.keys.first { return known }
        if let open { throw .openDates(open.text, line: open.line) }
        return .monthFirst
    }
}
