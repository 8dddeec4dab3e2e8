import Flights
import Logbook
import SectionKit

extension CSVFlightTable {
    /// The export of my.flightradar24.com, formerly flightdiary.net.
    ///
    /// Its durations ignore daylight saving, and 00:00:00 stands for an unknown time.
    static let flightradar24 = CSVFlightTable(
        format: .flightradar24, required: ["date", "flight number", "from", "to", "dep time"]
    ) { row throws(RowFlaw) in
        var read = try row.flight(from: "from", to: "to")
        BracketedName(read.flight.departure.airport).write(to: &read.flight.departure)
        BracketedName(read.flight.arrival.airport).write(to: &read.flight.arrival)
        let day = try row.date("date")
        let departure = row["dep time"].flatMap(time)
        read.flight.departure.scheduled = departure.flatMap { day.at(minutes: $0) } ?? day
        read.arrival.clock = row["arr time"].flatMap(time)
        read.flight.minutes = row["duration"].flatMap(time)
        read.flight.number = row["flight number"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.aircraft = row["aircraft"].flatMap { BracketedName($0).type }
        read.flight.registration = row["registration"]
        read.flight.seat = row["seat number"]
        read.flight.seatKind = Flightradar24File.seats.word(row["seat type"])
        read.flight.cabin = Flightradar24File.classes.word(row["flight class"])
        read.flight.reason = Flightradar24File.reasons.word(row["flight reason"])
        read.flight.note = row["note"]
        return read
    }

    /// Reads a time or a duration; nil for 00:00:00.
    private static func time(_ text: String) -> Int? {
        DateText.minutes(text).flatMap { $0 > 0 ? $0 : nil }
    }
}

/// A name with codes in brackets, such as `Munich / Franz Josef Strauss (MUC/EDDM)`.
struct BracketedName {
    let name: String
    let codes: [String]

    init(_ text: String) {
        guard text.hasSuffix(")"), let start = text.lastIndex(of: "(") else {
            (name, codes) = (text, [])
            return
        }
        name = text[..<start].trimmed
        codes = text[text.index(after: start)...].dropLast().split(
            separator: "/", omittingEmptySubsequences: false
        ).map(\.trimmed)
    }

    /// Writes the IATA code of an airport, else its ICAO code, else its name; and both codes if it has
    /// both.
    func write(to end: inout FlightEnd) {
        let codes = codes.filter(\.isCode)
        end.airport = codes.first ?? name
        end.icao = codes.count > 1 ? codes.last : nil
    }

    /// The ICAO code of a type of aircraft, else its name; nil for none.
    var type: String? { codes.first(where: \.isCode) ?? name.nonBlank }
}

extension String {
    fileprivate var isCode: Bool { (2...4).contains(utf8.count) }
}
