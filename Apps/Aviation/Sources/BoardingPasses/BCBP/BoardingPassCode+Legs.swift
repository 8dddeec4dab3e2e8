package import Logbook

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
