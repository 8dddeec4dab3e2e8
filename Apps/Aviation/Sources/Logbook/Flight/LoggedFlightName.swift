package import Flights
package import RecordStore
package import SectionKit

/// What a person calls a flight of the log: its ID, its number, its route or both, and perhaps its
/// date.
///
/// Examples are `LH400`, `lh 400 2024-06-14`, `FRA-JFK 2024`, `FRA to JFK`, `LH400 FRA-JFK` and
/// `01J0ABCDEF0123456789ABCDEF`.
package struct LoggedFlightName: Equatable, Sendable {
    /// The text, trimmed.
    package let text: String

    /// The number or the route, in upper case and without blanks; empty for a date alone.
    private let code: String

    /// The route, if a number was given too.
    private let route: String?

    /// The date, or what was given of it.
    private let date: LocalDateTime?

    /// All of it as a number or a route, since `1583` may be a number as well as a year.
    private let whole: String

    /// Parses the words; nil if there is no letter or digit.
    package init?(_ text: String) {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        self.text = words.joined(separator: " ")
        whole = words.joined().routeCode
        date = words.last.flatMap(Self.date)
        if date != nil { words.removeLast() }
        let joined = Self.joiningRoute(words)
        let route = joined.count > 1 ? joined.last { $0.isRoute } : nil
        self.route = route?.routeCode
        code = joined.filter { $0 != route }.joined().routeCode
        if !self.text.contains(where: { $0.isLetter || $0.isNumber }) { return nil }
    }

    /// The same with the ICAO code of the airline for that of IATA, as in `CPA471` for `CX471`, or the
    /// other way round; nil if it has no other.
    package func withOtherCode(_ facts: any AircraftFactsInput) async -> LoggedFlightName? {
        guard let known = FlightNumber(code), known.number.count <= 4,
            known.number.allSatisfy(\.isNumber), let directory = try? await facts.directory(),
            let other = known.otherNames(in: directory).first
        else { return nil }
        return LoggedFlightName(text: text, code: other, route: route, date: date)
    }

    private init(text: String, code: String, route: String?, date: LocalDateTime?) {
        self.text = text
        self.code = code
        self.route = route
        self.date = date
        whole = text.routeCode
    }

    /// How to say which flight is meant, because several have the name, without a full stop.
    package var advice: String {
        let missing =
            date?.precision != .day
            ? "the date" : route == nil ? "the route, such as FRA-JFK" : nil
        return (missing.map { "Add \($0), or give" } ?? "Give") + " the ID"
    }

    /// Joins the words of a route, such as "FRA to JFK" and "FRA JFK".
    private static func joiningRoute(_ words: [String]) -> [String] {
        var words = words
        if words.count >= 3, ["TO", "-", "–"].contains(words[words.count - 2].uppercased()) {
            words.remove(at: words.count - 2)
        }
        guard words.count >= 2, words.suffix(2).allSatisfy(\.isAirport) else { return words }
        return words.dropLast(2) + [words.suffix(2).joined(separator: "-")]
    }

    /// Reads a year, a month or a day.
    private static func date(_ word: String) -> LocalDateTime? {
        LocalDateTime(word).flatMap { $0.precision == .minute ? nil : $0 }
    }

    /// Returns the flights that are meant: the one with the ID, else all with the number or the route,
    /// else all with the name and the date.
    package func matches<Flight>(
        in flights: some Sequence<Flight>,
        id: (Flight) -> RecordID,
        flight: (Flight) -> some FlightRecord
    ) -> [Flight] {
        var (numbered, named): ([Flight], [Flight]) = ([], [])
        for candidate in flights {
            if id(candidate).text == text { return [candidate] }
            let flight = flight(candidate)
            if date != nil, flight.hasName(whole) { numbered.append(candidate) }
            if isName(of: flight) { named.append(candidate) }
        }
        return numbered.isEmpty ? named : numbered
    }

    private func isName(of flight: some FlightRecord) -> Bool {
        if let date {
            guard let known = flight.date?.withoutTime.text,
                known.hasPrefix(date.text) || date.text.hasPrefix(known)
            else { return false }
        }
        if let route, flight.route.routeCode != route { return false }
        if code.isEmpty { return date != nil }
        return flight.hasName(code)
    }
}

extension FlightRecord {
    fileprivate func hasName(_ code: String) -> Bool {
        names.contains { $0.routeCode == code }
    }

    /// What it can be called: its numbers, the call sign of its number, and its route.
    fileprivate var names: [String] {
        var names = codeShares + [route]
        if let number { names.append(number) }
        // An airline's code of two characters is followed by the number.
        if let number, let airline = airline?.icao, number.utf8.count > 2 {
            names.append(airline + number.dropFirst(2))
        }
        return names
    }
}

extension String {
    /// Whether it may be the code of an airport without digits, which a flight number would have.
    fileprivate var isAirport: Bool {
        (3...4).contains(utf8.count) && utf8.allSatisfy { 0x41...0x5A ~= $0 & 0xDF }
    }

    /// Whether it is a route, such as `FRA-JFK`.
    fileprivate var isRoute: Bool {
        let codes = split { $0 == "-" || $0 == "–" }
        return codes.count == 2 && codes.allSatisfy { String($0).isAirport }
    }

    /// The text in upper case, without blanks and with hyphens for dashes.
    fileprivate var routeCode: String {
        utf8.allSatisfy { $0 < 0x80 && $0 != 0x20 }
            ? uppercased()
            : uppercased().filter { !$0.isWhitespace }.replacing("–", with: "-")
    }
}

extension LoggedFlightName {
    /// The operand of commands for a flight of the log.
    package static let operand = SectionOption<LoggedFlightName>(
        operand: "flight", placeholder: "FLIGHT",
        summary: "the flight: its number, its route or both, perhaps with the date, or its ID",
        accepts: "a flight number or a route, perhaps with a date, or an ID",
        example: "LH400 or 'LH400 2024-06-14'", parse: LoggedFlightName.init
    )
    .suggesting(.rows(of: "list"))
}
