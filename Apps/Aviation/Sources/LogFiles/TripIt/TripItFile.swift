import Essentials
import Logbook
import SectionKit

/// Reads the calendar of TripIt, in which a flight is an event such as "SK2535 CPH to BHX".
///
/// Other events, such as trips and hotels, are no flights and are passed over.
struct TripItFile {
    private(set) var file = LogFile(.tripIt)

    /// The lines of the event that is being read, and where it began.
    private var event: [String: String]?
    private var start = 0

    /// The line that may go on in the next one.
    private var line = ""
    private var number = 0

    /// Reads the next line of the file.
    mutating func take(_ text: String, number: Int) {
        if let first = text.first, first == " " || first == "\t" {
            if line.utf8.count < 1 << 16 { line += text.dropFirst() }
        } else {
            endLine()
            (line, self.number) = (text, number)
        }
    }

    /// Ends the last line.
    mutating func endLine() {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return }
        switch (parts[0].uppercased(), parts[1]) {
        case ("BEGIN", "VEVENT"): (event, start) = ([:], number)
        case ("END", "VEVENT"):
            if let event { end(event) }
            event = nil
        case (let name, let value):
            event?[String(name.prefix { $0 != ";" })] = value
        }
        line = ""
    }

    private mutating func end(_ event: [String: String]) {
        let summary = event["SUMMARY"]?.unescaped ?? ""
        let words = summary.split(separator: " ").map(String.init)
        guard words.count == 4, words[2] == "to", words[1].isAirport, words[3].isAirport,
            words[0].contains(where: \.isNumber)
        else { return }
        let place = FilePlace.line(start)
        file.add(summary, at: place) { () throws(RowFlaw) in
            guard let start = event["DTSTART"] else { throw .noDate }
            guard let departure = start.instant else { throw .invalidDate(start) }
            var flight = LoggedFlight(
                departure: FlightEnd(words[1]), arrival: FlightEnd(words[3]), source: .imported)
            flight.number = words[0].flightNumber
            flight.note = event["DESCRIPTION"]?.unescaped.nonBlank
            flight.origin = event["UID"].map { "tripit:\($0)" }
            var read = FileFlight(flight, at: place)
            read.departure.scheduled = departure
            read.arrival.scheduled = event["DTEND"]?.instant
            return read
        }
    }
}

extension String {
    fileprivate var isAirport: Bool { utf8.count == 3 && allSatisfy(\.isUppercase) }

    /// The instant of `20250614T061500Z`; nil for any other.
    fileprivate var instant: Date? {
        let text = Array(self)
        guard text.count == 16, text[8] == "T", text[15] == "Z" else { return nil }
        let day = "\(String(text[0..<4]))-\(String(text[4..<6]))-\(String(text[6..<8]))"
        let time = "\(String(text[9..<11])):\(String(text[11..<13])):\(String(text[13..<15]))"
        return ISO8601.date(from: "\(day)T\(time)Z")
    }

    /// The text without the backslashes of calendars (RFC 5545, 3.3.11).
    fileprivate var unescaped: String {
        var text = ""
        var isEscaped = false
        for character in self {
            if isEscaped {
                text.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.append(character)
            }
        }
        return text
    }
}
