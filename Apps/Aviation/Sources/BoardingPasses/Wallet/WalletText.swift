import Logbook
import SectionKit

/// What the fields of a pass say, which are written for people.
struct WalletText {
    private(set) var leg = PassLeg()

    private let years: PassDates
    private let origin: PassOrigin

    /// The first date with a year that fields have.
    static func date(_ fields: [WalletField]) -> LocalDateTime? {
        fields.lazy.filter { $0.field == .date || $0.field == .departs }
            .compactMap { field in
                let text = PassDateText(field.value)
                return text.otherDay == nil ? text.year.flatMap { text.day?.date(in: $0) } : nil
            }.first
    }

    /// Reads the fields; the date is that of the flight, if it is known.
    init(
        _ fields: [WalletField], years: PassDates, date: LocalDateTime?,
        origin: PassOrigin = .passText
    ) {
        self.years = years
        self.origin = origin
        addAirports(fields)
        let named = fields.compactMap { field in
            field.field.map { (field: $0, value: field.value) }
        }
        for (field, value) in named where !field.isTime {
            add(field, PassValue.text(field, value))
        }
        // The date comes first: times of arrival are counted from it.
        let texts = named.filter { $0.field == .date || $0.field == .departs }
            .map { PassDateText($0.value) }
        for text in texts.filter({ $0.year != nil }) + texts.filter({ $0.year == nil }) {
            addDate(text, isKnown: date != nil)
        }
        let day = date ?? leg[.date].flatMap { LocalDateTime($0) }
        for (field, value) in named where field.isTime { addTime(field, value, date: day) }
    }

    /// The largest fields are the codes of the airports, with their names as labels, or the other
    /// way round.
    private mutating func addAirports(_ fields: [WalletField]) {
        let codes = fields.filter(\.isPrimary).compactMap { field in
            [field.value, field.label].first {
                $0 == $0.uppercased() && PassNumber.airport($0) != nil
            }
        }
        guard codes.count == 2, codes[0] != codes[1] else { return }
        add(.from, codes[0])
        add(.to, codes[1])
    }

    private mutating func addDate(_ text: PassDateText, isKnown: Bool) {
        let dates = text.dates(years)
        guard let date = dates.first else { return }
        if let known = leg[.date] {
            // Two dates are a question, unless one says only less than the other.
            let isText = origin == .text || origin == .recognisedText
            if isText, text.otherDay == nil, !dates.contains(where: { $0.text == known }) {
                add(.date, date.text)
            }
            return
        }
        if text.otherDay != nil {
            // Which one it is has to be asked.
            if !isKnown { leg.otherDates = dates.map(\.text) }
            return
        }
        add(.date, date.text)
        if !isKnown { leg.otherDates = dates.dropFirst().map(\.text) }
    }

    private mutating func addTime(_ field: PassField, _ value: String, date: LocalDateTime?) {
        let text = PassDateText(value)
        guard field != .date, let minutes = text.minutes else { return }
        // "17:20+1", or "17:20 (+1)"
        let suffix = value.filter { !" ()".contains($0) }.suffix(2)
        var days =
            field == .arrives && ["+1", "+2"].contains(suffix) ? Int(suffix.suffix(1)) ?? 0 : 0
        if field == .arrives, let date, let day = text.dates(years).first {
            guard let later = day.day.days(from: date.day.date), -2...3 ~= later else { return }
            days = later
        }
        add(field, ClockTime(minutes: minutes, days: days).description)
    }

    private mutating func add(_ field: PassField, _ text: String?) {
        leg.add(field, text, from: origin)
    }
}
