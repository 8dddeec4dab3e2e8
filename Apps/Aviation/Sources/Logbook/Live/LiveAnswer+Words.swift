import Flights
import SectionEssentials
package import SectionKit

extension LiveAnswer {
    /// The aircraft; nil if it was not heard.
    package var flight: LiveFlight? { if case .heard(let flight) = self { flight } else { nil } }

    /// The answer in a word for machines.
    package var word: String {
        switch self {
        case .heard(let flight): flight.state.rawValue
        case .notHeard: "not-heard"
        case .withoutCallSign, .notAsked: "not-asked"
        case .failed: "failed"
        }
    }

    /// The answer in a few words, such as "in the air, heard 4 s ago".
    package var clause: String {
        switch self {
        case .heard(let flight): flight.clause
        case .notHeard(let names):
            "not heard as \(names.listed(by: "or")) by \(LivePositions.source)"
        case .withoutCallSign: "its call sign is unknown"
        case .notAsked(let time): time.clause
        case .failed: "\(LivePositions.source) did not answer"
        }
    }

    /// The answer in a sentence: what was asked, and why there is nothing.
    package func sentence(about entry: LogEntry) -> String {
        switch self {
        case .heard(let flight):
            let name = flight.aircraft.name
            switch flight.state {
            case .elsewhere:
                return "\(name) was heard, but not on the way \(entry.flight.route): it may be"
                    + " another flight."
            case .old: return "\(name) was \(flight.clause); where it is now is not known."
            case .inAir, .onGround: return "\(name) is \(flight.clause)."
            }
        case .notHeard(let names):
            return "\(LivePositions.source) was asked for \(names.listed(by: "and")) and does not"
                + " hear it now; over oceans, hardly anybody does."
        case .withoutCallSign:
            return "Nobody was asked where \(entry.name) is, because its call sign is not known."
        case .notAsked(let time):
            return "Nobody was asked where \(entry.name) is: \(time.clause)."
        case .failed(let reason, let recovery):
            return "\(LivePositions.source) did not say where \(entry.name) is: \(reason)."
                + " \(recovery)"
        }
    }

    /// All that is known, with the same keys for every flight.
    package func facts(about entry: LogEntry) -> [Fact] {
        let note = sentence(about: entry)
        return [.people("Now", .text(note)), .machines("live", .text(word))]
            + [.machines("live_note", .text(note))]
            + LiveFlight.facts(of: flight, prefix: "live_")
    }

    /// Where it is on a map; nil if that is unknown.
    package func point(of entry: LogEntry) -> MapPoint? {
        guard let flight, let position = flight.aircraft.position else { return nil }
        guard flight.state == .inAir || flight.state == .old else { return nil }
        return MapPoint(
            position, label: entry.name, tone: flight.state == .old ? .pending : .positive,
            heading: flight.aircraft.track, priority: .max, note: clause)
    }
}

extension LivePositions {
    /// What is said where there is no flight, with the keys of those of one.
    package var factsOfNone: [Fact] {
        [.machines("live", .text("not-asked")), .machines("live_note", .text(question))]
            + LiveFlight.facts(of: nil, prefix: "live_")
    }
}

extension LiveFlight {
    /// What the aircraft does and when that was known, such as "in the air, heard 4 s ago".
    fileprivate var clause: String {
        let ago = age.map { "heard \($0.ageWords) ago" } ?? "heard at an unknown time"
        switch state {
        case .inAir:
            let way = progress.map {
                "in the air, \(Int(clamping: ($0 * 100).rounded())) % of the way"
            }
            return "\(way ?? "in the air"), \(ago)"
        case .onGround: return "on the ground\(airport.map { " at \($0)" } ?? ""), \(ago)"
        case .elsewhere: return "on another way, \(ago)"
        case .old: return "last \(ago)"
        }
    }
}

extension AirTime {
    fileprivate var clause: String {
        switch self {
        case .now: "nobody was asked"
        case .later(let departure): "it departs at \(departure.words)"
        case .over: "its time is past"
        case .cancelled: "it was cancelled"
        case .unknown: "its time of departure, or the zone of its airport, is not known"
        }
    }
}

extension LocalTime {
    /// The time with its date and zone, such as "14 Jun 2026 10:05 CEST".
    fileprivate var words: String {
        let time = LocalDateTime(String(iso8601.prefix(16)))
        return "\(time?.formatted ?? iso8601) \(zoneName)"
    }
}
