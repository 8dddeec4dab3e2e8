import Flights
import Geodesy
package import SectionKit

extension LiveFlight {
    /// What is known of where the aircraft is, with the same keys for every flight.
    ///
    /// - Parameters:
    ///   - flight: the flight; nil if it was not heard.
    ///   - prefix: what the keys begin with.
    package static func facts(of flight: LiveFlight?, prefix: String = "") -> [Fact] {
        let aircraft = flight?.aircraft
        let isOld = flight?.state == .old
        /// A fact that people see if it is known, and machines always.
        func fact(_ key: String, _ label: String, _ value: Cell, keys: ValueKeys = .one) -> Fact {
            value == .unknown
                ? .machines(prefix + key, value, keys: keys)
                : Fact(prefix + key, label, value, keys: keys)
        }
        var facts = [
            fact("call_sign", "Call sign", .text(orUnknown: aircraft?.name)),
            fact(
                "position", isOld ? "Last position" : "Position",
                .place(orUnknown: aircraft?.position), keys: .place),
        ]
        if let words = flight?.positionWords {
            facts.append(.people("Position is", .text(words)))
        }
        facts += [
            // A page is kept, where an age is not that of now.
            fact(
                "position_time", "As of",
                .date(orUnknown: flight?.heardAt.map { PreciseDate($0, precision: .hour) })),
            .machines(prefix + "position_age_s", .seconds(flight?.age)),
            .machines(
                prefix + "is_position_computed", .boolean(orUnknown: aircraft?.isPositionComputed)),
            fact("altitude_m", "Altitude", .metres(aircraft?.altitude)),
            fact("speed_kmh", "Speed", .speed(aircraft?.groundSpeed)),
            fact("progress", "Flown of the way", .share(orUnknown: flight?.progress)),
        ]
        facts += ways(flight, prefix)
        facts += [
            fact("time_to_go_s", "Time to go, estimated", .seconds(flight?.timeToGo)),
            fact(
                "estimated_arrival", "Arrival, estimated",
                flight?.arrival.map(Cell.localTime) ?? .unknown, keys: .localTime),
            fact("route_check", "Route", .text(orUnknown: flight?.check?.verdict.words)),
        ]
        return facts
    }

    /// The direct distances to both ends of the way, unless the aircraft is on another one.
    private static func ways(_ flight: LiveFlight?, _ prefix: String) -> [Fact] {
        let isThere = flight?.state == .inAir || flight?.state == .onGround
        let check = isThere ? flight?.check : nil
        return [
            ("flown_m", "Flown, direct", check?.flown), ("to_go_m", "To go, direct", check?.toGo),
        ]
        .flatMap { key, label, metres -> [Fact] in
            let words = metres.map { Fact.people(label, .kilometres($0)) }
            return [words, .machines(prefix + key, .metres(metres))].compactMap(\.self)
        }
    }

    /// Whether the position was received or computed, and how old it is.
    private var positionWords: String? {
        guard aircraft.position != nil, let age else { return nil }
        let words = age.ageWords
        if aircraft.isPositionComputed {
            return "estimated by speed and track from that of \(words) ago"
        }
        return state == .old ? "\(words) old" : "received \(words) ago"
    }
}

extension RouteCheck.Verdict {
    fileprivate var words: String {
        switch self {
        case .plausible: "the aircraft can be on it"
        case .doubtful: "doubtful: the aircraft is not on it"
        case .unknown: "not checked, because a position is unknown"
        }
    }
}

extension Cell {
    fileprivate static func metres(_ value: Double?) -> Cell {
        value.map { .measure(Measure($0, .metre, digits: 0)) } ?? .unknown
    }

    fileprivate static func kilometres(_ metres: Double) -> Cell {
        .measure(Measure(metres / 1000, .kilometre, digits: 0))
    }

    /// A speed, given in metres a second.
    fileprivate static func speed(_ value: Double?) -> Cell {
        value.map { .measure(Measure($0 * 3.6, .kilometrePerHour, digits: 0)) } ?? .unknown
    }

    fileprivate static func seconds(_ value: Double?) -> Cell {
        value.flatMap { Int(exactly: $0.rounded()) }.map(Cell.duration) ?? .unknown
    }

    fileprivate static func share(orUnknown value: Double?) -> Cell {
        value.map(Cell.share) ?? .unknown
    }
}
