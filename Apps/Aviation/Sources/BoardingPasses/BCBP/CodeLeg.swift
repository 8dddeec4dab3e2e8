import Logbook

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
