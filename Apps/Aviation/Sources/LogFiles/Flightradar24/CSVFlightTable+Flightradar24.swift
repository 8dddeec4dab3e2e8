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
        let departure = row.minutes("dep time")
        read.flight.departure.scheduled = departure.flatMap { day.at(minutes: $0) } ?? day
        read.arrival.clock = row.minutes("arr time")
        read.flight.minutes = row.minutes("duration")
        read.flight.number = row["flight number"]?.flightNumber
        read.flight.airline = row["airline"].flatMap(NamedAirline.init(_:))
        read.flight.aircraft = row["aircraft"].flatMap { BracketedName($0).type }
        read.flight.registration = row["registration"]
        read.flight.seat = row["seat number"]
        read.flight.seatKind = row.code("seat type", Flightradar24File.seats)
        read.flight.cabin = row.code("flight class", Flightradar24File.classes)
        read.flight.reason = row.code("flight reason", Flightradar24File.reasons)
        read.flight.note = row["note"]
        return read
    }
}

extension CSVFlightRow {
    /// The minutes of a time or a duration; nil for 00:00:00.
    fileprivate func minutes(_ column: String) -> Int? {
        value(column, DateText.minutes).flatMap { $0 > 0 ? $0 : nil }
    }

    /// The word of a code; nil for 0.
    fileprivate func code<Word>(_ column: String, _ codes: CodeTable<Word>) -> Word? {
        self[column] == "0" ? nil : value(column, codes.word)
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

    /// The type of an aircraft with its code, such as `ATR 72 (ATR)`, or only its name; nil for none.
    var type: String? {
        guard let code = codes.first(where: \.isCode) else { return name.nonBlank }
        return name.isEmpty ? code : "\(name) (\(code))"
    }
}

extension String {
    fileprivate var isCode: Bool { (2...4).contains(utf8.count) }
}
