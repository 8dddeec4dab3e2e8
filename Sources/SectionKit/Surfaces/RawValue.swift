import Geodesy
import SectionEssentials

/// A machine-readable value, the same in every machine-readable format.
enum RawValue: Equatable, Sendable {
    case text(String)
    case boolean(Bool)
    case integer(Int)
    /// A number, with a fixed number of decimals, or as many as necessary.
    case number(Double, digits: Int? = nil)

    /// There is no value, or it is unknown.
    case none

    /// Creates text, or no value.
    init(_ text: String?) {
        self = text.map(RawValue.text) ?? .none
    }

    /// An angle of a place in degrees, to 6 decimals, which is about ten centimetres.
    static func degrees(_ angle: Double) -> RawValue {
        .number((angle * 1e6).rounded() / 1e6)
    }

    /// The value as plain text; nil if there is none.
    var text: String? {
        switch self {
        case .text(let text): text
        // Not by interpolation, which takes twice the time.
        case .boolean(let answer): answer.description
        case .integer(let number): number.description
        case .number(let number, let digits): digits.map(number.fixed) ?? number.description
        case .none: nil
        }
    }
}

extension Cell {
    /// The unformatted value: dates in ISO 8601 and UTC, links as their address, pictures as
    /// theirs or the name of their file.
    var raw: RawValue {
        switch self {
        case .text(let text): .text(text)
        case .boolean(let answer): .boolean(answer)
        case .integer(let number), .ordinal(let number), .money(let number, _), .days(let number),
            .duration(let number):
            .integer(number)
        case .decimal(let number, let digits):
            number.isFinite ? .number(number, digits: digits) : .none
        case .share(let number): number.isFinite ? .number(number) : .none
        case .measure(let measure):
            measure.value.isFinite ? .number(measure.value, digits: measure.digits) : .none
        case .date(let date): .text(ISO8601.text(from: date.date))
        case .localTime(let time): .text(ISO8601.text(from: time.date))
        case .place(let place):
            .text(
                [place.latitude, place.longitude].compactMap { RawValue.degrees($0).text }
                    .joined(separator: ","))
        case .link(let link): .text(link.url)
        case .image(let image): RawValue(image.link?.url ?? image.fileName)
        case .badge(let badge): .text(badge.text)
        case .unknown, .empty: .none
        }
    }
}

extension Table {
    /// The keys of the machine-readable columns, in order.
    var keys: [String] {
        columns.flatMap(\.allKeys)
    }

    /// The machine-readable values of a row, one for each of the ``keys``.
    func values(of row: [Cell]) -> [RawValue] {
        var values: [RawValue] = []
        values.reserveCapacity(columns.count)
        for (column, cell) in zip(columns, row) where column.key != nil {
            // Nearly all columns have one key, and need no array.
            if column.keys == .one {
                values.append(cell.raw)
            } else {
                values += column.keys.values(of: cell)
            }
        }
        return values
    }
}

extension Column {
    /// The keys of the values; empty if the column is not machine-readable.
    var allKeys: [String] {
        key.map { key in keys.suffixes.map { key + $0 } } ?? []
    }
}

extension Fact {
    /// The machine-readable values, each with its key.
    var values: [(key: String, value: RawValue)] {
        zip(keys.suffixes, keys.values(of: value)).map { (key + $0, $1) }
    }
}
