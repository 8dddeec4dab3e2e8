import Logbook
import SectionKit

/// What one line of a confirmation says of a flight.
struct LineFacts {
    let line: ConfirmationLine

    /// The flight number; nil if there is none, or the line is about something else.
    private(set) var number: String?

    /// The codes of airports.
    private(set) var codes: [String] = []

    /// The names of airports, as far as they are behind a label or beside a time.
    private(set) var names: [String] = []

    /// The name of an airport, if the line is nothing else; only its neighbours tell that.
    private(set) var plainName: String?

    /// The names in the columns of the line.
    private(set) var columns: [String] = []
    private(set) var days: [TextDay] = []
    private(set) var times: [ClockTime] = []
    private(set) var seats: [String] = []
    private(set) var cabin: String?
    private(set) var terminal: String?
    private(set) var isCancelled = false

    /// Whether the line has no text.
    let isBlank: Bool

    /// Reads a line.
    ///
    /// - Parameter brand: the code of the airline that the text names, if it is one.
    init(_ line: ConfirmationLine, brand: String? = nil) {
        self.line = line
        isBlank = line.text.allSatisfy { !$0.isLetter && !$0.isNumber }
        guard !isBlank else { return }
        let text = Self.withoutAsides(line.text)
        let lower = text.lowercased()
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let dated = TextDay.all(in: words)
        if Prose.isSentence(words), !Self.isStatement(text, dated.map(\.day)) { return }
        days = dated.map(\.day)
        times = TextTimes.all(in: text)
        codes = Self.codes(in: text, isTimed: !times.isEmpty)
        if codes.isEmpty {
            let undated = words.indices.filter { index in
                !dated.contains { $0.words.contains(index) }
            }.map { words[$0] }
            names = AirportWords.names(in: undated, isTimed: !times.isEmpty)
            plainName = AirportWords.names(in: undated, isTimed: true).first
            columns = text.split(separator: "  ").compactMap { AirportWords.name(String($0)) }
        }
        number =
            ConfirmationCode.isLabelled(lower)
            ? nil : FlightNumberText.number(in: text, of: brand)
        terminal = Self.value(after: "terminal", in: words)
            .flatMap { PassValue.text(.departureTerminal, $0) }
        let isSeat = ["seat", "sitz", "siège", "asiento", "posto"].contains(where: lower.hasPrefix)
        if isSeat {
            seats = text.split { !($0.isLetter || $0.isNumber) }.dropFirst()
                .compactMap { PassNumber.seat(String($0)) }
        }
        let isClass = ["class", "klasse", "cabin", "reserva"].contains(where: lower.contains)
        if isClass || words.count <= 4 {
            cabin = text.count > 1 ? PassCabin.cabin(words: text)?.rawValue : nil
        }
        isCancelled = ["cancelled", "canceled", "storniert", "annulé", "cancelado"].contains {
            lower == $0 || lower.contains("status: \($0)")
        }
    }

    /// Whether a sentence says a whole flight: a number, a day and two airports.
    ///
    /// Of another one, nobody knows what it is about.
    private static func isStatement(_ text: String, _ days: [TextDay]) -> Bool {
        !days.isEmpty && FlightNumberText.number(in: text) != nil
            && codes(in: text, isTimed: false).count >= 2
    }

    /// Words from which on a line is about another time or day than those of the flight.
    private static let asides = [
        "check-in", "check in", "boarding", "bag drop", "gate closes", "booked", "issued",
        "booking date", "date of issue", "ausgestellt", "gebucht", "einsteigezeit", "sent:",
        "gesendet:", "duration", "dauer", "durée", "duración", "durata", "duração", "flying time",
        "flight time", "travel time", "flugzeit", "reisezeit", "layover", "stopover", "connection",
        "aufenthalt", "umsteige", "valid", "payment", "paid", "expires", "deadline", "birth",
        "geburt", "old departure", "old arrival", "old time", "previous", "originally", "bisher",
        "ursprünglich", "instead of", "at least", "latest", "spätestens", "wrote:", "schrieb",
        "a écrit",
    ]

    private static func withoutAsides(_ text: String) -> String {
        let lower = text.lowercased()
        // The date of a quoted mail has seconds.
        if lower.hasPrefix("date:"), lower.split(separator: ":").count > 3 { return "" }
        let starts = asides.compactMap { lower.firstRange(of: $0)?.lowerBound }
        guard let start = starts.min() else { return text }
        return String(text.prefix(lower.distance(from: lower.startIndex, to: start)))
    }

    /// Whether the text was written on the day that the line names.
    static func isOfWriting(_ text: String) -> Bool {
        let lower = text.lowercased()
        let words = [
            "booked", "issued", "booking date", "date of issue", "ausgestellt", "gebucht", "sent:",
            "gesendet:", "wrote:", "schrieb", "a écrit",
        ]
        return words.contains(where: lower.contains)
            || lower.hasPrefix("date:") && lower.split(separator: ":").count > 3
    }

    private static func value(after label: String, in words: [String]) -> String? {
        words.firstIndex { $0.lowercased().hasPrefix(label) }
            .flatMap { $0 + 1 < words.count ? words[$0 + 1].filter { $0 != "," } : nil }
    }

    /// Three capitals that are no airport here: currencies, zones, passengers, fares and others.
    private static let others: Set = [
        "USD", "EUR", "GBP", "CHF", "CAD", "AUD", "JPY", "UTC", "GMT", "CET", "EDT", "EST", "CDT",
        "CST", "MDT", "MST", "PDT", "PST", "BST", "ADT", "CHD", "INF", "MRS", "MSS", "ECO", "BIZ",
        "TAX", "VAT", "NON", "THE", "AND", "FOR", "YOU", "OUR", "PER", "VIA",
        "SEE", "NOT", "ALL", "BAG", "KGS", "LBS", "ETK", "FOP", "REF", "DEP", "ARR", "MON", "TUE",
        "WED", "THU", "FRI", "SAT", "SUN", "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG",
        "SEP", "OCT", "NOV", "DEC",
    ]

    private static func isPassenger(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return PassName.length(words) != nil && PassName.hasTitle(words)
    }

    private static func code(_ word: String) -> String? {
        AirportWords.isCode(word) && !others.contains(word) ? word : nil
    }

    /// The codes in brackets, else those of a route, else those beside a time, else two alone.
    private static func codes(in text: String, isTimed: Bool) -> [String] {
        let bracketed = text.split(separator: "(").dropFirst().compactMap { part in
            code(String(part.prefix { !"), /-".contains($0) }))
        }
        if !bracketed.isEmpty { return bracketed }
        // "TAN/WEI LING MS" is a passenger.
        if let route = FlightText(text).route, !isPassenger(text), let from = code(route.from),
            let to = code(route.to)
        {
            return [from, to]
        }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let codes = words.compactMap { code($0.filter { $0 != "," && $0 != "." }) }
        // In a text in capitals, three of them are a code only beside other codes and numbers.
        let isPlain =
            text.contains(where: \.isLowercase)
            || words.allSatisfy { $0.filter(\.isLetter).count <= 3 }
        if isTimed { return isPlain ? Array(codes.prefix(2)) : [] }
        return codes.count == 2 && words.count == 2 ? codes : []
    }
}
