package import Flights
import Geodesy
package import SectionEssentials
package import SectionKit

/// An aircraft that a source has heard, compared with the flight of a log that it is expected to be.
package struct LiveFlight: Equatable, Sendable {
    /// The aircraft as it was heard last.
    private let heard: Aircraft

    /// The time that its ages were counted to when it was loaded.
    private let loaded: Date

    private let route: FlightRoute?

    /// The zone of the airport that it flies to; nil if that is unknown.
    private let zone: DisplayZone?

    /// The aircraft where it is now: where it was heard, or a place computed from that one by speed
    /// and track.
    package private(set) var aircraft: Aircraft

    /// How far it is along the route, and whether it can be on it; nil if the route is unknown.
    package private(set) var check: RouteCheck?

    private(set) var now: Date

    /// Compares an aircraft with the flight that it is expected to be.
    ///
    /// - Parameter now: the time that ages are counted to, which is never before that of the source.
    package init(_ aircraft: Aircraft, from: LogAirport?, to: LogAirport?, at now: Date) {
        (heard, loaded) = (aircraft, now)
        let stops = [from, to].compactMap(\.self).map {
            RouteStop($0.code, airport: nil, name: $0.name, city: $0.city, position: $0.position)
        }
        route = FlightRoute(of: aircraft.callSign ?? "", stops: stops)
        zone = to?.zone
        (self.aircraft, self.now) = (aircraft, now)
        compute()
    }

    /// Returns the flight where it is at a later time.
    func moved(to now: Date) -> LiveFlight {
        var moved = self
        moved.now = max(now, loaded)
        moved.compute()
        return moved
    }

    private mutating func compute() {
        aircraft = now > heard.positionTime ?? now ? heard.moved(to: now, since: loaded) : heard
        check = route.flatMap { RouteCheck(of: $0, aircraft) }
    }
}

extension LiveFlight {
    /// What its last position says about now.
    package enum State: String, Sendable {
        case inAir = "in-air"
        case onGround = "on-ground"

        /// The aircraft is on another way than the flight.
        case elsewhere

        /// Its last position, or that it was heard, is too long ago to count as now.
        case old
    }

    package var state: State {
        guard MaximumAge.usual.allows(age) else { return .old }
        if case .doubtful? = check?.verdict { return .elsewhere }
        return aircraft.isOnGround == true ? .onGround : .inAir
    }

    /// How old its last position is, or else how long ago it was heard, in seconds.
    package var age: Double? {
        heard.positionAge(at: now) ?? heard.heardAge(at: now).map { max(0, $0) }
    }

    /// When its last position, or else it, was heard.
    package var heardAt: Date? { age.map { now.addingTimeInterval(-$0) } }

    /// How much of the way is flown, from 0 to 1; nil if it is not on the way in the air now.
    package var progress: Double? {
        guard state == .inAir, let flown = check?.flown, let toGo = check?.toGo, flown + toGo > 0
        else { return nil }
        return flown / (flown + toGo)
    }

    /// The code of the airport of its way where it is on the ground; nil if it is in the air.
    var airport: String? {
        guard state == .onGround, let check, let flown = check.flown, let toGo = check.toGo else {
            return nil
        }
        return flown < toGo ? check.leg.start.bestCode : check.leg.end.bestCode
    }

    /// The direct distance to its destination in metres; nil if it is not on the way in the air now.
    package var toGo: Double? { progress == nil ? nil : check?.toGo }

    /// The seconds that the rest of the way takes at the present speed, which is an estimate.
    package var timeToGo: Double? { progress == nil ? nil : check?.timeToGo(aircraft) }

    /// When it arrives at the present speed, which is an estimate; in the zone of the airport.
    package var arrival: LocalTime? {
        guard let zone, let timeToGo else { return nil }
        return LocalTime(now.addingTimeInterval(timeToGo), in: zone)
    }
}

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
