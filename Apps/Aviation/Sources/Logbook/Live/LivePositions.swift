import Flights
import RecordStore
package import SectionEssentials
package import SectionKit

/// What a source answered about where a flight is now.
package enum LiveAnswer: Equatable, Sendable {
    /// An aircraft with its call sign was heard.
    case heard(LiveFlight)

    /// No aircraft with these call signs was heard.
    case notHeard([String])

    /// No call sign of the flight is known, so nobody was asked.
    case withoutCallSign

    /// It cannot be in the air, so nobody was asked.
    case notAsked(AirTime)

    /// The source did not answer; the reason is a clause, and what to do a sentence.
    case failed(String, recovery: String)
}

/// Where the flights of a log are that can be in the air, as one request found out.
package struct LivePositions: Equatable, Sendable {
    /// Who is asked.
    package static let source = "adsb.lol"

    /// The call signs that were asked for; empty if nobody was asked.
    package var asked: [String] = []

    /// The flights that can be in the air, in the order of the log.
    package private(set) var flights: [(entry: LogEntry, answer: LiveAnswer)] = []

    private let isMadeUp: Bool
    private var now: Date

    package init(at now: Date, isMadeUp: Bool = false) {
        self.now = now
        self.isMadeUp = isMadeUp
    }

    mutating func keep(_ answer: LiveAnswer, about entry: LogEntry) {
        flights.append((entry, answer))
    }

    /// Returns what is known of a flight of the log.
    package func answer(about entry: LogEntry) -> LiveAnswer {
        flights.first { $0.entry.id == entry.id }?.answer
            ?? .notAsked(AirTime(of: entry, at: now))
    }

    /// Returns the positions at a later time; nil if nothing moves.
    package func moved(to now: Date) -> LivePositions? {
        var moved = self
        moved.now = now
        var isMoving = false
        for place in flights.indices {
            guard case .heard(let flight) = flights[place].answer else { continue }
            moved.flights[place].answer = .heard(flight.moved(to: now))
            isMoving = true
        }
        return isMoving ? moved : nil
    }

    /// How long to wait before it is asked again; nil if no flight can be in the air.
    package var refreshInterval: Duration? { flights.isEmpty ? nil : .seconds(10) }

    /// Why nothing is known, as a sentence for a warning; nil if the source answered.
    package var failure: String? {
        for case (_, .failed(let reason, let recovery)) in flights {
            return "\(Self.source) did not say where your flights are: \(reason). \(recovery)"
        }
        return nil
    }

    /// What was asked, as a sentence.
    package var question: String {
        if isMadeUp { return "The log is made up, so nobody was asked where its flights are." }
        if flights.isEmpty {
            return "No flight of your log can be in the air now, so nobody was asked."
        }
        return asked.isEmpty
            ? "Nobody was asked, because no call sign is known."
            : "\(Self.source) was asked for \(asked.listed(by: "and"))."
    }

    package static func == (one: LivePositions, other: LivePositions) -> Bool {
        one.asked == other.asked && one.isMadeUp == other.isMadeUp && one.now == other.now
            && one.flights.elementsEqual(other.flights) {
                $0.entry == $1.entry && $0.answer == $1.answer
            }
    }
}

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
