import Flights
import RecordStore
package import SectionEssentials
import SectionKit

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
