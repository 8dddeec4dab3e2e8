/// A value as machines read it, the same in every format made for them.
enum RawValue: Equatable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)

    /// There is no value, or it is not known.
    case none

    /// The value in plain text; nil where there is none.
    var text: String? {
        switch self {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .number(let number): "\(number)"
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
        case .decimal(let number), .share(let number): number.isFinite ? .number(number) : .none
        case .date(let date): .text(ISO8601.text(from: date.date))
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
        columns.compactMap(\.key)
    }

    /// The values of a row that machines read, one for each of the ``keys``.
    func values(of row: [Cell]) -> [RawValue] {
        zip(columns, row).compactMap { column, cell in column.key == nil ? nil : cell.raw }
    }
}
