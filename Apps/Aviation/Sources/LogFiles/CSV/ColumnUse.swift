import SectionKit

/// What a file says that its flights do not have.
package struct LeftOut: Equatable, Sendable {
    /// The columns with values that nothing reads, as the file names them.
    package internal(set) var columns: [String] = []

    /// The first values that were not understood, in the order of the file.
    package internal(set) var values: [LeftOutValue] = []

    /// How many values were not understood.
    package internal(set) var valueCount = 0

    /// The most values that are kept of those that were not understood.
    static let valueLimit = 6
}

extension LeftOut {
    /// The columns as a clause, such as "the columns 'Trip' and 'Miles'"; nil for none.
    package var columnWords: String? {
        guard !columns.isEmpty else { return nil }
        let more = columns.count - 12
        let names = columns.prefix(12).map(\.quoted) + (more > 0 ? ["\(more) more"] : [])
        return "the column\(columns.count == 1 ? "" : "s") \(names.listed(by: "and"))"
    }

    /// The values in a sentence; nil for none.
    package var valueWords: String? {
        guard valueCount > 0 else { return nil }
        let more = valueCount - values.count
        let first = values.map { "\($0.text.quoted) of \($0.column.quoted) in line \($0.line)" }
        let words = (first + (more > 0 ? ["\(more) more"] : [])).listed(by: "and")
        return valueCount == 1
            ? "A value was not understood and is left out of its flight: \(words)."
            : "\(valueCount.grouped) values were not understood and are left out of their flights: "
                + "\(words)."
    }
}

/// A value of a row that was not understood, and is left out of its flight.
package struct LeftOutValue: Equatable, Sendable {
    /// The column, as the file names it.
    package let column: String
    package let text: String
    package let line: Int
}

/// Notes which columns of a table are read while it is read, so that no value is lost without a word.
final class ColumnUse {
    /// The names of the columns, as the header has them; empty without a header.
    private var names: [String] = []

    /// Whether a place was asked for, and whether any row has a value there.
    private var places: [(isRead: Bool, isFilled: Bool)] = []

    private var leftOut = LeftOut()

    /// Takes the header, or nothing for a table without one.
    func begin(_ header: [String]) {
        names = header.map { String($0.unicodeScalars.filter { $0 != "\u{FEFF}" }).trimmed }
    }

    /// Takes a row before it is read.
    func take(_ fields: [String]) {
        extend(to: fields.count)
        for (place, field) in fields.enumerated()
        where !places[place].isFilled && !field.trimmed.isEmpty && field != "\\N" {
            places[place].isFilled = true
        }
    }

    /// Notes that a column was asked for.
    func read(_ place: Int) {
        extend(to: place + 1)
        places[place].isRead = true
    }

    /// Notes a value that was not understood.
    func leaveOut(_ text: String, at place: Int, line: Int) {
        leftOut.valueCount += 1
        guard leftOut.values.count < LeftOut.valueLimit else { return }
        leftOut.values.append(
            LeftOutValue(column: name(place), text: String(text.prefix(40)), line: line))
    }

    /// What was left out of all rows.
    ///
    /// - Parameter computed: the columns that the program computes itself, in lower case.
    func result(without computed: Set<String>) -> LeftOut {
        var result = leftOut
        result.columns = places.indices.filter { places[$0].isFilled && !places[$0].isRead }
            .map(name).filter { !computed.contains($0.lowercased()) }
        return result
    }

    private func name(_ place: Int) -> String {
        let name = place < names.count ? names[place] : ""
        return name.isEmpty ? "\(place + 1)" : name
    }

    private func extend(to count: Int) {
        guard places.count < count else { return }
        places += Array(repeating: (false, false), count: count - places.count)
    }
}
