import Flights
import Geodesy
import Logbook
import SectionKit

extension NumberSearch {
    /// Where the flight is now; nothing if it is not in the air.
    var liveBlocks: [Block] {
        guard let live else { return [] }
        let aircraft = live.aircraft
        var facts = [
            Fact("call_sign", "In the air as", .text(aircraft.name)),
            Fact("position", "Position", aircraft.position.map(Cell.place) ?? .unknown),
            Fact("altitude_m", "Altitude", .metres(aircraft.altitude)),
            Fact("speed_kmh", "Speed", .speed(aircraft.groundSpeed)),
        ]
        if let check = live.check {
            facts += [
                Fact("flown_m", "Flown", .kilometres(check.flown)),
                Fact("to_go_m", "To go", .kilometres(check.toGo)),
                Fact("time_to_go_s", "Time to go", .seconds(check.timeToGo(aircraft))),
                Fact("route_check", "Route", .text(check.verdict.words)),
            ]
        }
        return [.facts(facts)]
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

    fileprivate static func kilometres(_ metres: Double?) -> Cell {
        metres.map { .measure(Measure($0 / 1000, .kilometre, digits: 0)) } ?? .unknown
    }

    /// A speed, given in metres a second.
    fileprivate static func speed(_ value: Double?) -> Cell {
        value.map { .measure(Measure($0 * 3.6, .kilometrePerHour, digits: 0)) } ?? .unknown
    }

    fileprivate static func seconds(_ value: Double?) -> Cell {
        value.flatMap { Int(exactly: $0.rounded()) }.map(Cell.duration) ?? .unknown
    }
}
