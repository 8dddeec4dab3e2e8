import Flights
import SectionKit

/// Which column of a CSV file is which value of a flight, as a person says it.
///
/// It is written as `date=Day,from=Origin,to=Destination`. A file without a header has columns with
/// numbers, counted from 1: `date=1,from=2,to=3`.
package struct ColumnMapping: Equatable, Sendable {
    /// The names of the columns of the values.
    package let columns: [FlightColumn: String]

    /// Creates a mapping; nil without a date and both airports.
    init?(_ columns: [FlightColumn: String]) {
        guard columns[.date] != nil, columns[.from] != nil, columns[.to] != nil else { return nil }
        self.columns = columns
    }

    /// Takes the columns of a header that are all named as values are, such as `from,to,date`; nil for
    /// others, about which a person is asked.
    init?(header: [String]) {
        var columns: [FlightColumn: String] = [:]
        for name in header.map(\.columnName) {
            guard let value = FlightColumn(rawValue: name), columns[value] == nil else {
                return nil
            }
            columns[value] = name
        }
        self.init(columns)
    }

    /// Whether the columns have numbers, because the file has no header.
    var isNumbered: Bool { columns.values.allSatisfy { Int($0) != nil } }
}

extension ColumnMapping: LosslessStringConvertible {
    /// Reads a mapping; nil if a value is not known, is there twice, or a needed one is missing.
    package init?(_ text: String) {
        var columns: [FlightColumn: String] = [:]
        for part in text.split(separator: ",") {
            let words = part.split(separator: "=", maxSplits: 1)
            guard words.count == 2, let value = FlightColumn(rawValue: words[0].trimmed),
                columns[value] == nil
            else { return nil }
            columns[value] = words[1].trimmed
        }
        self.init(columns)
    }

    package var description: String {
        FlightColumn.allCases.compactMap { value in columns[value].map { "\(value.rawValue)=\($0)" }
        }
        .joined(separator: ",")
    }
}

/// A value of a flight that a column may have; the raw values are those of the options of a flight.
package enum FlightColumn: String, CaseIterable, Sendable {
    case date, from, to, number, airline, departs, arrives, departed, arrived, duration, seat
    case seatKind = "seat-kind"
    case cabin = "class"
    case reason, aircraft, registration
    case bookingCode = "booking-code"
    case departureTerminal = "departure-terminal"
    case departureGate = "departure-gate"
    case arrivalTerminal = "arrival-terminal"
    case arrivalGate = "arrival-gate"
    case note

    /// The names that columns of this value often have, without blanks and punctuation.
    private var names: [String] {
        switch self {
        case .date:
            [
                "date", "flightdate", "departuredate", "day", "datum", "tag", "fecha", "data",
            ]
        case .from:
            [
                "from", "origin", "departureairport", "dep", "departure", "von", "desde", "de",
                "orig",
            ]
        case .to:
            ["to", "destination", "arrivalairport", "arr", "arrival", "nach", "hasta", "a", "dest"]
        case .number:
            [
                "number", "flight", "flightnumber", "flightno", "flugnummer", "flug", "nummer",
                "vuelo",
            ]
        case .airline: ["airline", "carrier", "fluggesellschaft", "aerolinea", "operator"]
        // "Departure" and "Arrival" are times beside columns that are airports.
        case .departs:
            ["departs", "departuretime", "deptime", "std", "abflug", "takeoff", "departure", "dep"]
        case .arrives:
            ["arrives", "arrivaltime", "arrtime", "sta", "ankunft", "landing", "arrival", "arr"]
        case .departed: ["departed", "actualdeparture", "atd"]
        case .arrived: ["arrived", "actualarrival", "ata"]
        case .duration: ["duration", "flighttime", "dauer", "time", "blocktime"]
        case .seat: ["seat", "seatnumber", "sitz", "asiento"]
        case .seatKind: ["seatkind", "seattype"]
        case .cabin: ["class", "cabin", "cabinclass", "flightclass", "klasse", "clase"]
        case .reason: ["reason", "purpose", "flightreason", "grund"]
        case .aircraft: ["aircraft", "plane", "aircrafttype", "type", "equipment", "flugzeug"]
        case .registration:
            ["registration", "tail", "tailnumber", "reg", "aircraftreg", "kennzeichen"]
        case .bookingCode: ["bookingcode", "pnr", "confirmation", "bookingreference"]
        case .departureTerminal: ["departureterminal", "depterminal"]
        case .departureGate: ["departuregate", "depgate"]
        case .arrivalTerminal: ["arrivalterminal", "arrterminal"]
        case .arrivalGate: ["arrivalgate", "arrgate"]
        case .note: ["note", "notes", "comment", "comments", "remarks", "notiz"]
        }
    }

    /// Guesses which column of a row without a header is which value, by their numbers from 1.
    static func proposal(forRow row: [String]) -> [FlightColumn: String] {
        var proposal: [FlightColumn: String] = [:]
        for (place, text) in row.enumerated() {
            let isCode = (3...4).contains(text.utf8.count) && text.allSatisfy(\.isUppercase)
            let value: FlightColumn? =
                if DateText.isDate(text) {
                    .date
                } else if isCode {
                    proposal[.from] == nil ? .from : .to
                } else {
                    text.flightNumber.flatMap(FlightNumber.init) == nil ? nil : .number
                }
            if let value, proposal[value] == nil { proposal[value] = "\(place + 1)" }
        }
        return proposal
    }

    /// Guesses which column of a header is which value, for a person to correct.
    static func proposal(for header: [String]) -> [FlightColumn: String] {
        var proposal: [FlightColumn: String] = [:]
        for value in allCases {
            let column = value.names.lazy.compactMap { name in
                header.first { column in
                    column.folded.filter { $0.isLetter || $0.isNumber } == name
                        && !proposal.values.contains(column) && !column.contains(",")
                        && !column.contains("=")
                }
            }.first
            proposal[value] = column
        }
        return proposal
    }
}
