import Logbook

extension WalletContent {
    /// Returns the flights: what the data, the bar code and the fields say of each.
    func legs(_ context: PassContext) -> [PassLeg] {
        var data = WalletFlight(semantics, context: context).leg
        var context = context
        if let day = day(data) { context.day = day }
        let text = WalletText(fields, years: PassDates(context: context), date: data[.date]).leg
        let coded = codes.lazy.compactMap { try? BoardingPassCode($0) }.first?.legs(context) ?? []
        data.add(text)
        if data[.date] == nil, coded.allSatisfy({ $0[.date] == nil }) {
            let zone = semantics["departureLocationTimeZone"].flatMap(context.zone)
            data.add(.date, relevantDate?.local(in: zone)?.withoutTime.text, from: .passData)
        }
        guard !coded.isEmpty else { return data.isFlight ? [data] : [] }
        var legs = coded
        let place = coded.firstIndex { $0.mayBe(data) } ?? 0
        legs[place].add(data)
        return legs
    }

    /// The day of the pass itself, which decides the year of days without one.
    private func day(_ data: PassLeg) -> LocalDateTime? {
        if let date = data[.date] { return LocalDateTime(date) }
        let dated = fields.lazy.filter { PassLabels.field(of: $0.key + " " + $0.label) == .date }
            .compactMap { field -> LocalDateTime? in
                let text = PassDateText(field.value)
                return text.year.flatMap { text.day?.date(in: $0) }
            }
        return relevantDate?.day ?? dated.first
    }
}

extension PassLeg {
    /// Whether it says enough to be a flight.
    fileprivate var isFlight: Bool {
        self[.from] != nil && self[.to] != nil || self[.number] != nil
    }
}
