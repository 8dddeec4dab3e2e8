import Geodesy

/// The keys of the values of a column or a fact in formats for machines.
///
/// They are declared, because they are present even if the values are unknown.
public enum ValueKeys: Equatable, Sendable {
    /// The key itself.
    case one

    /// For a date that is a day on no clock, such as the date of a flight: the key itself, as far as
    /// the date is known and without a time, such as `2024-06-14` or `2009`.
    case day

    /// For a `Coordinate`: the key with `_latitude` and with `_longitude`, both in degrees.
    case place

    /// For a ``LocalTime``: the key itself for the instant in UTC, with `_local` for the local
    /// time, and with `_zone` for the name of the zone.
    case localTime

    /// For an ``Image``: the key itself for its address or the name of its file, and the key with
    /// `_title`, `_author`, `_licence`, `_licence_url` and `_page_url` for its attribution.
    case image

    /// The suffixes of the key, one for each value.
    var suffixes: [String] {
        switch self {
        case .one, .day: [""]
        case .place: ["_latitude", "_longitude"]
        case .localTime: ["", "_local", "_zone"]
        case .image: [""] + Attribution.keys.map { "_\($0)" }
        }
    }

    /// Returns the values of a cell, one for each key.
    func values(of cell: Cell) -> [RawValue] {
        switch (self, cell) {
        case (.one, _): [cell.raw]
        case (.day, .date(let date)): [.text(date.description)]
        case (.day, _): [cell.raw]
        case (.place, .place(let place)):
            [.degrees(place.latitude), .degrees(place.longitude)]
        case (.place, _): [.none, .none]
        case (.localTime, .localTime(let time)):
            [cell.raw, .text(time.iso8601), .text(time.zone.name)]
        case (.localTime, _): [cell.raw, .none, .none]
        case (.image, .image(let image)):
            [cell.raw] + (image.attribution ?? Attribution()).values.map { RawValue($0.value) }
        case (.image, _): [cell.raw] + Attribution.keys.map { _ in .none }
        }
    }
}

extension Cell {
    /// The usual keys of a value of its type.
    var usualKeys: ValueKeys {
        switch self {
        case .place: .place
        case .localTime: .localTime
        default: .one
        }
    }
}
