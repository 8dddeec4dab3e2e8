import Logbook

extension WalletContent {
    /// Returns the flights: what the data, the bar code and the fields say of each.
    func legs(_ context: PassContext) -> [PassLeg] {
        var data = WalletFlight(semantics, context: context).leg
        let date = data[.date].flatMap { LocalDateTime($0) } ?? WalletText.date(fields)
        var context = context
        context.day = date ?? relevantDate?.day ?? context.day
        let text = WalletText(fields, years: PassDates(context: context), date: date).leg
        let coded = code?.legs(context) ?? []
        data.add(text)
        if data[.date] == nil, coded.allSatisfy({ $0[.date] == nil }) {
            let zone = semantics["departureLocationTimeZone"].flatMap(context.zone)
            data.add(.date, relevantDate?.local(in: zone)?.withoutTime.text, from: .passData)
        }
        guard !coded.isEmpty else { return data.isFlight ? [data] : [] }
        var legs = coded
        let place = coded.firstIndex { $0.mayBe(data) } ?? 0
        legs[place].add(data)
        // The pass has the year that its bar code lacks.
        if date != nil { legs[place].otherDates = [] }
        return legs
    }
}

extension PassLeg {
    /// Whether it says enough to be a flight.
    fileprivate var isFlight: Bool {
        self[.from] != nil && self[.to] != nil || self[.number] != nil
    }
}
