import Essentials

/// A value as machines read it, the same in every format made for them.
enum RawValue: Equatable, Sendable {
    case text(String)
    case integer(Int)
    /// A number, to some digits after the point or to as many as it takes.
    case number(Double, digits: Int? = nil)

    /// There is no value, or it is not known.
    case none

    /// An angle of a place, to about ten centimetres.
    static func degrees(_ angle: Double) -> RawValue {
        .number((angle * 1e6).rounded() / 1e6)
    }

    /// The value in plain text; nil where there is none.
    var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .number(let number, let digits): digits.map(number.fixed) ?? "\(number)"
        case .none: nil
        }
    }
}

extension Cell {
    /// The value without anyone's formatting: dates by ISO 8601 in UTC, links as their address.
    var raw: RawValue {
        switch self {
        case .text(let text): .text(text)
        case .integer(let number), .money(let number, _), .days(let number),
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
        case .image(let image): .text(image.link.url)
        case .badge(let badge): .text(badge.text)
        case .unknown, .empty: .none
        }
    }
}

extension Table {
    /// The keys of the columns that machines read, in order.
    var keys: [String] {
        columns.flatMap(\.allKeys)
    }

    /// The values of a row that machines read, one for each of the ``keys``.
    func values(of row: [Cell]) -> [RawValue] {
        var values: [RawValue] = []
        values.reserveCapacity(columns.count)
        for (column, cell) in zip(columns, row) where column.key != nil {
            // Nearly all are read under one key, and need no room for several.
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
    /// The keys that machines read its values under; none if they do not.
    var allKeys: [String] {
        key.map { key in keys.suffixes.map { key + $0 } } ?? []
    }
}

extension Fact {
    /// What machines read, each value under its key.
    var values: [(key: String, value: RawValue)] {
        zip(keys.suffixes, keys.values(of: value)).map { (key + $0, $1) }
    }
}
