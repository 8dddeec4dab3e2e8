import Geodesy
import SectionEssentials

/// The words and numbers in which people read a value, the same in every format for people.
///
/// ```swift
/// let formatter = ValueFormatter(zone: .utc)
///
/// #expect(formatter.text(of: .money(74_000_000_000, currency: "USD")) == "US$74 billion")
/// #expect(formatter.text(of: .duration(9_000)) == "2 h 30 min")
/// ```
public struct ValueFormatter: Sendable {
    /// The time zone of times.
    public let zone: DisplayZone

    /// Creates a formatter for times in a zone.
    public init(zone: DisplayZone) {
        self.zone = zone
    }

    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns a value as people read it, in English and complete on its own, such as with its unit and
    /// a time with its zone; nil if there is none.
    public func text(of cell: Cell) -> String? {
        switch cell {
        case .text(let text): text.isEmpty ? nil : text
        case .boolean(let answer): answer ? "yes" : "no"
        case .integer(let number): number.grouped
        case .ordinal(let number): String(number)
        case .decimal(let number, _) where !number.isFinite: "unknown"
        case .decimal(let number, let digits): digits.map(number.fixedGrouped) ?? number.grouped
        case .measure(let measure): Self.measure(measure)
        case .money(let amount, let currency): Self.money(amount, currency)
        case .date(let date): self.date(date) + (date.precision == .hour ? " \(zone.name)" : "")
        case .localTime(let time): Self.localTime(time)
        case .place(let place): place.formatted
        case .days(let days): Self.days(days)
        case .duration(let seconds): Self.duration(seconds)
        case .share(let share): Self.share(share)
        case .link(let link): link.url
        case .image(let image): image.name
        case .badge(let badge): badge.text
        case .unknown: "unknown"
        case .empty: nil
        }
    }

    /// A notice that a section could not be refreshed; nil if there was no error.
    func refreshNotice(of section: SectionSnapshot) -> Notice? {
        guard let error = section.refreshError else { return nil }
        let since = section.observedAt.map { date in
            let words = self.date(PreciseDate(date, precision: .hour))
            return "This is from \(words) \(zone.name). "
        }
        let text = "\(since ?? "")\(error.message) \(error.recovery)"
        return Notice(.warning, InlineText(text))
    }

    /// The date at its precision, without the name of the zone.
    func date(_ date: PreciseDate) -> String {
        let civil = civil(date)
        switch date.precision {
        case .quarter: return "Q\((civil.month - 1) / 3 + 1) \(civil.year)"
        case .half: return "H\(civil.month <= 6 ? 1 : 2) \(civil.year)"
        case .year: return "\(civil.year)"
        case .hour, .day, .month: break
        }
        let month = Self.months[civil.month - 1]
        guard 0...9999 ~= civil.year else {
            let day = date.precision == .month ? "" : "\(civil.day) "
            let time = date.precision == .hour ? " \(Self.time(civil))" : ""
            return "\(day)\(month) \(civil.year)\(time)"
        }
        return ASCIIWriter.text(limit: 24) { writer in
            if date.precision != .month {
                writer.append(upToFourDigits: civil.day)
                writer.append(" ")
            }
            writer.append(month)
            writer.append(" ")
            writer.append(upToFourDigits: civil.year)
            guard date.precision == .hour else { return }
            writer.append(" ")
            writer.append(twoDigits: civil.hour)
            writer.append(":")
            writer.append(twoDigits: civil.minute)
        }
    }

    private static func time(_ civil: CivilDate) -> String {
        "\(civil.hour.padded(2)):\(civil.minute.padded(2))"
    }

    /// The civil date that is shown.
    func civil(_ date: PreciseDate) -> CivilDate { zone.civil(date) }

    /// Returns the title of a column; with the zone if the column contains times.
    func title(of column: Column, holdsTimes: Bool) -> String {
        let title = column.title ?? ""
        return holdsTimes ? "\(title) (\(zone.name))" : title
    }

    /// The exact amount in its largest unit, such as "US$74 billion".
    static func money(_ amount: Int, _ currency: String) -> String {
        let symbol = currency == "USD" ? "US$" : "\(currency) "
        let sign = amount < 0 ? "-" : ""
        for (unit, name) in [(1_000_000_000, "billion"), (1_000_000, "million")]
        where amount.magnitude >= unit.magnitude && amount % (unit / 1_000) == 0 {
            let thousandths = Int((amount.magnitude % unit.magnitude) / (unit.magnitude / 1_000))
            let whole = Int(amount.magnitude / unit.magnitude).grouped
            var fraction = thousandths == 0 ? "" : "." + thousandths.padded(3)
            while fraction.hasSuffix("0") { fraction.removeLast() }
            return "\(sign)\(symbol)\(whole)\(fraction) \(name)"
        }
        let digits = amount.grouped
        return "\(sign)\(symbol)\(digits.drop { $0 == "-" })"
    }

    /// A quantity with its unit, such as "12,192 m" or "9:30 min/km"; "unknown" if it is not finite.
    static func measure(_ measure: Measure) -> String {
        guard measure.value.isFinite else { return "unknown" }
        let number =
            measure.unit.isMinutes
            ? minutes(measure.value) : measure.value.fixedGrouped(measure.digits)
        return number + (measure.unit.isAttached ? "" : " ") + measure.unit.symbol
    }

    /// Minutes and seconds, such as "9:30"; only minutes if there are too many to count seconds.
    private static func minutes(_ value: Double) -> String {
        guard let seconds = Int(exactly: (value * 60).rounded()) else {
            return value.fixedGrouped(0)
        }
        let sign = seconds < 0 ? "-" : ""
        let (minutes, rest) = seconds.magnitude.quotientAndRemainder(dividingBy: 60)
        return "\(sign)\(Int(minutes).grouped):\(Int(rest).padded(2))"
    }

    /// A local time, with the abbreviation of its time zone.
    static func localTime(_ time: LocalTime) -> String {
        let date = PreciseDate(time.date, precision: .hour)
        return "\(ValueFormatter(zone: time.zone).date(date)) \(time.zoneName)"
    }

    /// A duration in its two largest units, rounded down, such as "2 days 21 h".
    static func duration(_ seconds: Int) -> String {
        let minutes = Int(clamping: seconds.magnitude / 60)
        let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
        if days > 0 {
            let (sign, word) = (seconds < 0 ? "-" : "", days == 1 ? " day" : " days")
            return sign + days.grouped + word + (hours == 0 ? "" : " \(hours) h")
        }
        return ASCIIWriter.text(limit: 16) { writer in
            if seconds < 0 { writer.append("-") }
            if hours > 0 {
                writer.append(hours)
                writer.append(rest == 0 ? " h" : " h ")
            }
            if hours == 0 || rest > 0 {
                writer.append(rest)
                writer.append(" min")
            }
        }
    }

    /// A share in percent, to one decimal; a share less than 1 is at most 99.9%.
    static func share(_ share: Double) -> String {
        guard share.isFinite else { return "unknown" }
        let tenths = (share * 1000).rounded()
        return "\((share < 1 ? min(tenths, 999) : tenths) / 10)%"
    }

    /// A number of days relative to now, such as "in 12 days".
    static func days(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case 2...: "in \(days.grouped) days"
        default: "\(days.grouped.dropFirst()) days ago"
        }
    }
}

extension Notice.Level {
    /// The word before the text of a notice.
    var word: String {
        switch self {
        case .info: "Note"
        case .warning: "Warning"
        case .error: "Error"
        }
    }
}
