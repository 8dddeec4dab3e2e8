import SectionEssentials

extension Date {
    /// The instant as an iCalendar date-time (RFC 5545, section 3.3.5), such as `20060324T223000Z`.
    var calendarTime: String {
        let signs = [UInt8(ascii: "-"), UInt8(ascii: ":")]
        return String(
            decoding: ISO8601.text(from: self).utf8.filter { !signs.contains($0) }, as: UTF8.self)
    }

    /// The day in UTC as an iCalendar date (RFC 5545, section 3.3.4), such as `20060324`.
    fileprivate var calendarDay: String {
        String(calendarTime.prefix(8))
    }

    /// Whether the year has at most four digits, as iCalendar requires.
    fileprivate var fitsCalendar: Bool {
        (1...9999).contains(CivilDate(self).year)
    }
}

extension PreciseDate {
    /// The lines with the time of an event; nil if its day is unknown.
    ///
    /// An event at a time has no end, unless its table has one (RFC 5545, section 3.6.1: it ends when
    /// it starts). An event on a day lasts all day.
    var calendarLines: [CalendarLine]? {
        guard date.fitsCalendar, end.fitsCalendar else { return nil }
        return switch precision {
        case .hour: [CalendarLine("DTSTART", raw: date.calendarTime)]
        case .day: [CalendarLine("DTSTART;VALUE=DATE", raw: date.calendarDay)] + calendarEnd
        case .month, .quarter, .half, .year: nil
        }
    }

    /// The line with the end of an event that lasts until this time, or through this day; none if
    /// the day is unknown.
    var calendarEnd: [CalendarLine] {
        switch precision {
        case .hour: [CalendarLine("DTEND", raw: date.calendarTime)]
        case .day: [CalendarLine("DTEND;VALUE=DATE", raw: end.calendarDay)]
        case .month, .quarter, .half, .year: []
        }
    }
}
