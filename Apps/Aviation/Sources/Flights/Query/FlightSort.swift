import Geodesy
import SectionEssentials
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

extension FlightSort {
    /// Returns the places of aircraft in an order, emergencies first; unknown values come last.
    ///
    /// - Parameters:
    ///   - places: the places of the aircraft to sort.
    ///   - key: the number to sort by; nil if it is unknown, or for the sort by call sign.
    func sorted(
        _ places: [Int],
        of aircraft: [Aircraft],
        in order: ListOrder?,
        by number: (Aircraft) -> Double?
    ) -> [Int] {
        let order = order ?? usualOrder
        var keys = places.map { Key(aircraft[$0], at: $0, number: number(aircraft[$0])) }
        let names = self == .callsign ? order : .asc
        keys.sort { $0.precedes($1, in: order, names: names) }
        return keys.map(\.place)
    }

    /// The number that an aircraft is sorted by at a distance from a place, in metres; nil without a
    /// distance.
    func number(of aircraft: Aircraft, at distance: Double?) -> Double? {
        guard self == .interest else { return distance }
        // Whatever is in the air comes before what is not, which is never as far as this.
        return (distance ?? 0) + (aircraft.isOnGround == true ? 1e9 : 0)
    }

    /// The number that an aircraft is sorted by, except for its distance.
    func number(of aircraft: Aircraft) -> Double? {
        switch self {
        case .callsign, .interest, .distance: nil
        case .altitude: aircraft.isOnGround == true ? nil : aircraft.altitude
        case .speed: aircraft.groundSpeed
        case .age: aircraft.positionTime.map { -$0.timeIntervalSince1970 }
        }
    }

    /// What an aircraft is sorted by; small, since thousands are compared.
    private struct Key {
        let place: Int
        let number: Double?
        let name: UInt64?
        let address: UInt32
        let isEmergency: Bool

        init(_ aircraft: Aircraft, at place: Int, number: Double?) {
            self.place = place
            self.number = number
            name = aircraft.callSign.map(\.firstBytes)
            address = aircraft.address.number
            isEmergency = aircraft.emergency != nil
        }

        func precedes(_ other: Key, in order: ListOrder, names: ListOrder) -> Bool {
            if isEmergency != other.isEmergency { return isEmergency }
            return order.precedes(number, other.number)
                ?? names.precedes(name, other.name)
                ?? (address < other.address)
        }
    }
}

extension String {
    /// Its first eight bytes, which a call sign has at most, as a number with the order of the text.
    fileprivate var firstBytes: UInt64 {
        var bytes: UInt64 = 0
        var count = 0
        for byte in utf8.prefix(8) {
            bytes = bytes << 8 | UInt64(byte)
            count += 1
        }
        return bytes << UInt64(8 * (8 - count))
    }
}
