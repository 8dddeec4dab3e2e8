import SectionKit

/// A flight that an event of a calendar names: with its number and two airports, such as
/// "LH 400 FRA–JFK" or "SK2535 CPH to BHX".
package struct CalendarFlight: Equatable, Sendable {
    /// The number; nil for a flight without one, which only a calendar of this program has.
    package private(set) var number: String?

    package private(set) var from: String
    package private(set) var to: String
    package private(set) var departure: WrittenTime?
    package private(set) var arrival: WrittenTime?
    package private(set) var isCancelled: Bool

    /// Reads an event; nil if it is no flight.
    package init?(_ event: CalendarEvent) {
        if let own = OwnCalendarEvent(event) {
            guard let from = own["From"], let to = own["To"] else { return nil }
            (self.from, self.to, number) = (from, to, own["Flight"])
            departure = (own["Departure"] ?? own["Real departure"]).flatMap(Self.local)
            arrival = (own["Arrival"] ?? own["Real arrival"]).flatMap(Self.local)
            isCancelled = own["Status"] == FlightStatus.cancelled.rawValue
            return
        }
        let texts = ["SUMMARY", "DESCRIPTION", "LOCATION"].compactMap { event.text($0) }
            .map { FlightText($0) }
        guard let number = texts.lazy.compactMap(\.number).first,
            let (from, to) = texts.lazy.compactMap(\.route).first
        else { return nil }
        (self.number, self.from, self.to) = (number, from, to)
        departure = event.time("DTSTART")
        arrival = event.time("DTEND")
        isCancelled = event.isCancelled
    }

    /// The name of an event that is no flight, with what it is, such as "'Lunch'" or
    /// "'Milan', a train".
    package static func name(ofOther event: CalendarEvent) -> String {
        let kind = ["SUMMARY", "DESCRIPTION", "LOCATION"].lazy.compactMap { event.text($0) }
            .compactMap { FlightText($0).kindOnGround }.first
        let title = (event.text("SUMMARY") ?? "").short.quoted
        return kind.map { "\(title), \($0)" } ?? title
    }

    private static func local(_ text: String) -> WrittenTime? {
        LocalDateTime(text).map(WrittenTime.local)
    }
}

/// An event of a calendar that this program wrote, whose description has each value in a line.
package struct OwnCalendarEvent {
    /// The ID of the flight.
    package let id: String

    private let lines: [Substring]

    /// Takes an event; nil if another program wrote it.
    package init?(_ event: CalendarEvent) {
        let mark = "@flight-log"
        guard let uid = event.value("UID"), uid.hasSuffix(mark),
            let text = event.text("DESCRIPTION")
        else { return nil }
        id = String(uid.dropLast(mark.count))
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if self["From"] == nil || self["To"] == nil { return nil }
    }

    /// The value with a label.
    package subscript(label: String) -> String? {
        let start = "\(label): "
        return lines.first { $0.hasPrefix(start) }
            .map { String($0.dropFirst(start.count)).replacing(Self.newLine, with: "\n") }
    }

    /// What stands for a line break within a value, since each value is in a line.
    private static let newLine = " ↵ "

    /// The text of a value, as it is written into a description.
    package static func value(_ text: String) -> String {
        text.replacing("\n", with: newLine)
    }
}
