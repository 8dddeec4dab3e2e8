/// Reads the events of a calendar (RFC 5545) line by line; a line may go on in the next one.
package struct CalendarEventReader: Sendable {
    private var event: CalendarEvent?
    private var line = ""
    private var number = 0
    private var isCancelling = false

    /// How many components, such as alarms, are open within the event.
    private var inner = 0

    package init() {}

    /// Takes the next line, and returns the event that ended before it; nil for none.
    package mutating func take(_ text: String) -> CalendarEvent? {
        number += 1
        if let first = text.first, first == " " || first == "\t" {
            if line.utf8.count < 1 << 16 { line += text.dropFirst() }
            return nil
        }
        defer { line = text }
        return endLine(number - 1)
    }

    /// Ends the calendar, and returns its last event; nil for none.
    package mutating func end() -> CalendarEvent? {
        defer { line = "" }
        return endLine(number)
    }

    private mutating func endLine(_ number: Int) -> CalendarEvent? {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let (name, value) = (line[..<colon], String(line[line.index(after: colon)...]))
        switch (name.uppercased(), value.uppercased()) {
        case ("METHOD", "CANCEL"): isCancelling = true
        case ("BEGIN", "VEVENT"):
            event = CalendarEvent(line: number)
            event?.isCancelled = isCancelling
            inner = 0
        case ("BEGIN", _) where event != nil: inner += 1
        case ("END", _) where inner > 0: inner -= 1
        case ("END", "VEVENT"):
            defer { event = nil }
            return event
        default: if inner == 0 { event?.set(name, to: value) }
        }
        return nil
    }
}
