import Logbook
import SectionKit

/// Flights in the order in which they were flown; on a day on which a time is unknown, each follows
/// the one that arrived where it departs.
struct TravelOrder {
    private(set) var flights: [LogEntry] = []

    init(_ entries: [LogEntry]) {
        let sorted = entries.sorted { $0.order < $1.order }
        var start = 0
        while start < sorted.count {
            let day = sorted[start].flight.date?.withoutTime
            let end =
                sorted[start...].firstIndex { $0.flight.date?.withoutTime != day } ?? sorted.count
            let part = Array(sorted[start..<end])
            let isTimed = part.allSatisfy { $0.departure != nil }
            flights += isTimed ? part : Self.chain(part, after: flights.last)
            start = end
        }
    }

    /// The flights of a day, each after the one that arrived where it departs, if there is one.
    private static func chain(_ day: [LogEntry], after last: LogEntry?) -> [LogEntry] {
        var waiting: [String: [Int]] = [:]
        for (number, entry) in day.enumerated().reversed() {
            waiting[entry.start, default: []].append(number)
        }
        let ends = Set(day.map(\.end))
        // A flight from where none of the others arrives comes first.
        let firsts = day.indices.filter { !ends.contains(day[$0].start) }
        var others = (firsts + day.indices)[...]
        var isTaken = [Bool](repeating: false, count: day.count)
        var chain: [LogEntry] = []
        var place = last?.end
        while chain.count < day.count {
            var next: Int?
            if let place {
                while next == nil, let number = waiting[place]?.popLast() {
                    if !isTaken[number] { next = number }
                }
            }
            while next == nil, let number = others.popFirst() {
                if !isTaken[number] { next = number }
            }
            guard let next else { break }
            isTaken[next] = true
            chain.append(day[next])
            place = day[next].end
        }
        return chain
    }
}

extension LogEntry {
    /// The city of departure.
    fileprivate var start: String { from?.cityKey ?? flight.departure.airport }

    /// The city of arrival.
    fileprivate var end: String { to?.cityKey ?? flight.arrival.airport }
}
