package import SectionKit

/// The sort key of a list of flights; emergencies come before all others.
package enum FlightSort: String, CaseIterable, Sendable {
    case callsign, interest, distance, altitude, speed, age

    /// The usual order: near and new first, high and fast first, names from A to Z.
    package var usualOrder: ListOrder {
        switch self {
        case .callsign, .interest, .distance, .age: .asc
        case .altitude, .speed: .desc
        }
    }

    /// Returns a description of the order, such as "nearest first"; nil is the usual order.
    package func words(in order: ListOrder?) -> String {
        switch (self, order ?? usualOrder) {
        case (.callsign, .asc): "by call sign"
        case (.callsign, .desc): "by call sign, from Z to A"
        case (.interest, .asc): "in the air and near first"
        case (.interest, .desc): "on the ground and far first"
        case (.distance, .asc): "nearest first"
        case (.distance, .desc): "farthest first"
        case (.altitude, .asc): "lowest first"
        case (.altitude, .desc): "highest first"
        case (.speed, .asc): "slowest first"
        case (.speed, .desc): "fastest first"
        case (.age, .asc): "newest positions first"
        case (.age, .desc): "oldest positions first"
        }
    }

    /// Whether the order changes while aircraft fly on.
    var changesByMotion: Bool { usesDistance }

    /// Whether the distance from a place counts.
    var usesDistance: Bool { self == .distance || self == .interest }
}
