/// Flights in the order in which they were flown: on a day on which a time is unknown, each follows the
/// one that arrived where it departs.
package struct TravelOrder {
    package private(set) var flights: [LogEntry] = []

    /// Orders flights that are sorted by their dates, the first one first.
    package init(_ sorted: [LogEntry]) {
        let days = sorted.map { $0.flight.date?.withoutTime }
        flights.reserveCapacity(sorted.count)
        var start = 0
        while start < sorted.count {
            let end = days[start...].firstIndex { $0 != days[start] } ?? sorted.count
            let day = sorted[start..<end]
            let isTimed = day.count == 1 || day.allSatisfy { $0.departure != nil }
            flights += isTimed ? day : Self.chain(day, after: flights.last)[...]
            start = end
        }
    }

    /// The flights of a day, each after the one that arrived where it departs, if there is one.
    private static func chain(_ part: ArraySlice<LogEntry>, after last: LogEntry?) -> [LogEntry] {
        let day = Array(part)
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
