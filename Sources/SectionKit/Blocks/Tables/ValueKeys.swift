/// The keys that machines read the values of a column, or that of a fact, under.
///
/// They are declared, because they are always there, be the values known or not.
public enum ValueKeys: Equatable, Sendable {
    /// The key itself.
    case one

    /// For a ``Coordinate``: with `_latitude` and `_longitude` at the end, both in degrees.
    case place

    /// For a ``LocalTime``: the key itself for the instant in UTC, with `_local` at the end for what
    /// clocks show there, and with `_zone` for the name of the zone.
    case localTime

    /// What is added to the key, once for each value.
    var suffixes: [String] {
        switch self {
        case .one: [""]
        case .place: ["_latitude", "_longitude"]
        case .localTime: ["", "_local", "_zone"]
        }
    }

    /// The values of a cell, one for each key.
    func values(of cell: Cell) -> [RawValue] {
        switch (self, cell) {
        case (.one, _): [cell.raw]
        case (.place, .place(let place)):
            [.degrees(place.latitude), .degrees(place.longitude)]
        case (.place, _): [.none, .none]
        case (.localTime, .localTime(let time)):
            [cell.raw, .text(time.iso8601), .text(time.zone.name)]
        case (.localTime, _): [cell.raw, .none, .none]
        }
    }
}

extension Cell {
    /// The keys that a value of its type is read under.
    var usualKeys: ValueKeys {
        switch self {
        case .place: .place
        case .localTime: .localTime
        default: .one
        }
    }
}
