package import Logbook
import SectionKit

/// The text of a bar code of a boarding pass (IATA Resolution 792), for one flight or several.
///
/// Real codes deviate from the standard, so only what a flight needs is required: airports, a flight
/// number or an open ticket, and a day.
package struct BoardingPassCode: Equatable, Sendable {
    let passenger: String?

    /// When the code was made; nil if it does not say so.
    private(set) var issue: PassDates.Issue?

    /// The flights that are not blank.
    private(set) var codeLegs: [CodeLeg] = []

    /// The longest code that a two-dimensional bar code can have.
    private static let longest = 4300

    /// Reads a bar code.
    package init(_ text: String) throws(PassError) {
        guard let code = Self.code(text) else { throw .noCode }
        var fields = CodeFields(code)
        guard fields.text(1) == "M", let count = fields.number(1), count > 0 else { throw .noCode }
        passenger = fields.text(20)
        _ = fields.text(1)  // whether the ticket is electronic
        for number in 1...count {
            var leg = try CodeLeg(&fields, number: number)
            var conditional = Self.conditional(&fields, isLast: number == count)
            let hasIssue = number == 1 && conditional.isAt(">")
            if hasIssue { issue = Self.issue(&conditional) }
            if hasIssue || number > 1 {
                // What follows without a ">" in the first flight is the airline's.
                var ticket = conditional.part(conditional.size())
                leg?.ticket = CodeTicket(&ticket)
            }
            if let leg { codeLegs.append(leg) }
        }
        if codeLegs.isEmpty { throw .noAirports(leg: 1) }
    }

    /// Whether a text looks like a bar code, which may be damaged or cut short.
    package static func isCode(_ text: String) -> Bool {
        guard let code = code(text) else { return false }
        let start = Array(code.unicodeScalars.prefix(CodeLeg.shortest + 23))
        return start.count > 2 && ("1"..."9").contains(start[1]) && start[2].properties.isAlphabetic
            && !start.contains { $0.value < 0x20 }
            && (start.count > 22 || start.contains("/"))
    }

    /// Returns the code in a text; nil for another text.
    ///
    /// The identifier of a symbology, such as `]Q3`, is left out, and line ends at the end. Blanks at
    /// the end count.
    private static func code(_ text: String) -> Substring? {
        guard text.utf8.count <= longest else { return nil }
        var code = text.drop(while: \.isWhitespace)
        while code.last?.isNewline == true { code.removeLast() }
        if code.first == "]" { code = code.dropFirst(3) }
        return code.first == "M" ? code : nil
    }

    private static func conditional(_ fields: inout CodeFields, isLast: Bool) -> CodeFields {
        let size = fields.size()
        // Some codes have the fields although they give their size as 0.
        let isWrong = size == 0 && isLast && fields.isAt(">")
        return fields.part(isWrong ? fields.count : size)
    }

    /// Reads the fields that a code has once, and returns when it was made.
    private static func issue(_ conditional: inout CodeFields) -> PassDates.Issue? {
        _ = conditional.text(2)  // ">" and the version
        var fields = conditional.part(conditional.size())
        _ = fields.text(3)  // the passenger, where they checked in and where the pass was made
        guard let digit = fields.number(1), let day = fields.number(3) else { return nil }
        return PassDates.Issue(digit: digit, day: .ofYear(day))
    }
}

extension BoardingPassCode {
    /// Returns the flights, with the year of their days.
    ///
    /// Each flight is on the day of the one before or later.
    package func legs(_ context: PassContext) -> [PassLeg] {
        let years = PassDates(context: context)
        var dates: [LocalDateTime] = []
        return codeLegs.map { codeLeg in
            var leg = codeLeg.leg
            leg.add(.passenger, passenger.flatMap(PassName.words), from: .barcode)
            guard let day = codeLeg.day.map(YearlessDay.ofYear) else { return leg }
            dates =
                dates.isEmpty
                ? years.dates(of: day, issued: issue) : years.dates(of: day, after: dates)
            leg.add(.date, dates.first?.text, from: .barcode)
            leg.otherDates = dates.dropFirst().map(\.text)
            return leg
        }
    }
}

extension CodeLeg {
    /// What the code says of the flight, without its date.
    fileprivate var leg: PassLeg {
        var leg = PassLeg()
        let texts: [(PassField, String?)] = [
            (.number, number), (.from, from), (.to, to),
            (.seat, seat.flatMap(PassNumber.seat)),
            (.cabin, compartment.flatMap(PassCabin.cabin(letter:))?.rawValue),
            (.bookingCode, bookingCode),
            (.codeShare, ticket?.marketingCarrier.flatMap { $0 == carrier ? nil : $0 }),
            (.sequence, sequence.flatMap(PassNumber.sequence)),
            (.passengerStatus, status.flatMap { Self.states[$0] }),
            (.frequentFlyer, ticket?.frequentFlyer), (.ticket, ticket?.number),
            (.bags, ticket?.bags),
        ]
        for (field, text) in texts { leg.add(field, text, from: .barcode) }
        return leg
    }

    private static let states = [
        "0": "not checked in", "1": "checked in", "2": "bag checked, not checked in",
        "3": "bag checked, checked in", "4": "passed the security check",
        "5": "passed the gate", "6": "in transit", "7": "standby",
        "8": "boarding data checked again", "9": "boarding line of the ticket",
        "A": "class to be changed",
    ]
}

/// One flight of a bar code, as it is written there.
struct CodeLeg: Equatable, Sendable {
    /// The characters of a leg until its day, which even a short code has.
    static let shortest = 24

    let bookingCode: String?
    let from: String
    let to: String
    let carrier: String?
    let flight: String?

    /// The day of the year, from 1 to 366.
    let day: Int?

    let compartment: String?
    let seat: String?
    let sequence: String?
    let status: String?
    var ticket: CodeTicket?

    /// Reads the mandatory fields; nil if they are blank.
    ///
    /// - Throws: ``PassError`` if they are of no flight.
    init?(_ fields: inout CodeFields, number: Int) throws(PassError) {
        guard fields.count >= Self.shortest else { throw .codeIsCut }
        bookingCode = fields.text(7)?.uppercased()
        let (from, to) = (fields.text(3), fields.text(3))
        carrier = fields.text(3)?.uppercased()
        flight = fields.text(5)?.uppercased()
        let day = fields.text(3)
        compartment = fields.text(1)?.uppercased()
        seat = fields.text(4)
        sequence = fields.text(5)
        status = fields.text(1)?.uppercased()
        self.day = day.flatMap { $0.allSatisfy(\.isCodeDigit) ? Int($0) : nil }
        self.from = from.flatMap(PassNumber.airport) ?? ""
        self.to = to.flatMap(PassNumber.airport) ?? ""
        if bookingCode == nil, from == nil, to == nil, carrier == nil, flight == nil, day == nil {
            return nil
        }
        if self.from.isEmpty || self.to.isEmpty { throw .noAirports(leg: number) }
        let isFlight = flight == nil || flight == "OPEN" || self.number != nil
        let isDay = day == nil ? self.number != nil : self.day.map { 1...366 ~= $0 } == true
        if !isFlight || !isDay { throw .noFlight(leg: number) }
    }

    /// The flight number; nil for an open ticket.
    var number: String? {
        guard let carrier, let flight else { return nil }
        return PassNumber.flight(carrier: carrier, flight)
    }
}
