import Logbook
import SectionKit

/// Finds the flights among the events of a calendar (RFC 5545).
struct CalendarFlights {
    private(set) var legs: [PassLeg] = []

    /// The events that are no flights, such as "the event 'Lunch'".
    private(set) var others: [String] = []

    init(_ text: String) {
        var reader = CalendarEventReader()
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let event = reader.take(String(line)) { add(event) }
        }
        if let event = reader.end() { add(event) }
    }

    private mutating func add(_ event: CalendarEvent) {
        guard let flight = CalendarFlight(event) else {
            others.append("the event \(CalendarFlight.name(ofOther: event))")
            return
        }
        var leg = PassLeg()
        leg.add(.number, flight.number, from: .calendar)
        leg.add(.from, flight.from, from: .calendar)
        leg.add(.to, flight.to, from: .calendar)
        leg.add(.departs, flight.departure, from: .calendar)
        leg.add(.arrives, flight.arrival, from: .calendar)
        if flight.isCancelled { leg.add(.status, .cancelled, from: .calendar) }
        legs.append(leg)
    }
}

extension CalendarFlights {
    /// Which events are passed over, in plain sentences.
    var warnings: [String] {
        guard let first = others.first else { return [] }
        return [
            others.count == 1
                ? "\(first.withCapital) is passed over: it is no flight."
                : "\(others.count) events are passed over because they are no flights, such as "
                    + "\(first)."
        ]
    }
}
