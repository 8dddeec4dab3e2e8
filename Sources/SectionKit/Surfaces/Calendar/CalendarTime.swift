import Essentials

extension Date {
    /// The instant as calendars write it (RFC 5545, section 3.3.5), such as `20060324T223000Z`.
    var calendarTime: String {
        ISO8601.text(from: self).filter { $0 != "-" && $0 != ":" }
    }

    /// The day in UTC as calendars write it (RFC 5545, section 3.3.4), such as `20060324`.
    fileprivate var calendarDay: String {
        String(calendarTime.prefix(8))
    }

    /// Whether its year has the four digits that calendars have room for.
    fileprivate var fitsCalendar: Bool {
        (1...9999).contains(CivilDate(self).year)
    }
}

extension PreciseDate {
    /// The lines that say when an event is; nil if its day is not known.
    ///
    /// An event at a time has no end: how long it takes is not known (RFC 5545, section 3.6.1, lets
    /// it end as it starts). One on a day takes all of it.
    var calendarLines: [CalendarLine]? {
        guard date.fitsCalendar, end.fitsCalendar else { return nil }
        return switch precision {
        case .hour: [CalendarLine("DTSTART", raw: date.calendarTime)]
        case .day:
            [
                CalendarLine("DTSTART;VALUE=DATE", raw: date.calendarDay),
                CalendarLine("DTEND;VALUE=DATE", raw: end.calendarDay),
            ]
        case .month, .quarter, .half, .year: nil
        }
    }
}
