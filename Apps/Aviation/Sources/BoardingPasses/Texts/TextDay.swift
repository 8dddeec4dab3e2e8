import Logbook
import SectionKit

/// A day that a text names: perhaps without its year, or with the day of the week, which tells it.
struct TextDay: Equatable {
    /// The day, or both days that it may be, as 03/04/2025 is 3 April and 4 March.
    let days: [YearlessDay]

    let year: Int?

    /// The day of the week, from 1 for Monday; nil if the text does not say it.
    let weekday: Int?

    init(days: [YearlessDay], year: Int? = nil, weekday: Int? = nil) {
        self.days = days
        self.year = year
        self.weekday = weekday
    }

    /// The days that words name, with the words that they have.
    static func all(in words: [String]) -> [(day: TextDay, words: Range<Int>)] {
        var found: [(TextDay, Range<Int>)] = []
        var start = 0
        while start < words.count, let range = DateWords.date(in: Array(words[start...])) {
            let place = start + range.lowerBound..<start + range.upperBound
            let date = PassDateText(words[place].joined(separator: " "))
            if let day = date.day {
                let near = max(0, place.lowerBound - 1)..<min(words.count, place.upperBound + 1)
                found.append(
                    (
                        TextDay(
                            days: [day, date.otherDay].compactMap(\.self), year: date.year,
                            weekday: words[near].lazy.compactMap(weekday).first), place
                    ))
            }
            start = place.upperBound
        }
        return found
    }

    /// The days of the week from Monday on, in several languages, without words that are months.
    private static let names: [Set<String>] = [
        [
            "mon", "monday", "mo", "montag", "lun", "lundi", "lunes", "lunedi", "seg", "segunda",
            "maandag",
        ],
        ["tue", "tues", "tuesday", "di", "dienstag", "mardi", "martes", "martedi", "dinsdag"],
        [
            "wed", "wednesday", "mi", "mittwoch", "mer", "mercredi", "mie", "miercoles",
            "mercoledi", "qua", "quarta", "woensdag",
        ],
        [
            "thu", "thur", "thurs", "thursday", "donnerstag", "jeu", "jeudi", "jue", "jueves",
            "gio", "giovedi", "qui", "quinta", "donderdag",
        ],
        [
            "fri", "friday", "fr", "freitag", "ven", "vendredi", "vie", "viernes", "venerdi",
            "sex", "sexta", "vrijdag",
        ],
        ["sat", "saturday", "sa", "samstag", "sam", "samedi", "sab", "sabado", "sabato"],
        ["sun", "sunday", "sonntag", "dim", "dimanche", "dom", "domingo", "domenica", "zondag"],
    ]

    static func isWeekday(_ word: String) -> Bool { weekday(word) != nil }

    private static func weekday(_ word: String) -> Int? {
        let name = word.folded.split { !$0.isLetter }.first.map(String.init) ?? ""
        return names.firstIndex { $0.contains(name) }.map { $0 + 1 }
    }
}

/// How the days of a text are read that do not say their year, or the order of day and month.
struct TextDates {
    private let context: PassContext

    /// The day when the text was written; nil if nothing says it.
    private let written: LocalDateTime?

    /// Whether the day is before the month, as another date of the text tells; nil if none does.
    private let beginsWithDay: Bool?

    init(_ context: PassContext, written: LocalDateTime?, words: some Sequence<String>) {
        self.context = context
        self.written = written
        beginsWithDay = Self.order(words)
    }

    /// The days that a day may be, the most likely one first.
    func dates(of day: TextDay) -> [LocalDateTime] {
        var days = day.days
        if days.count == 2, let beginsWithDay { days = [beginsWithDay ? days[1] : days[0]] }
        if let year = day.year ?? context.year {
            let dates = days.compactMap { $0.date(in: year) }
            let agreeing = dates.filter { $0.weekday == day.weekday }
            return day.weekday == nil || agreeing.isEmpty ? dates : agreeing
        }
        return days.flatMap { dates(of: $0, weekday: day.weekday) }
    }

    /// The first such day from the writing on; without any, the nearest.
    private func dates(of day: YearlessDay, weekday: Int?) -> [LocalDateTime] {
        let start = (written ?? context.day).withoutTime
        guard let weekday else {
            guard let written else { return PassDates(context: context).dates(of: day) }
            let previous = day.latest(upTo: start.adding(days: -1))
            return [day.first(from: written.withoutTime), previous].compactMap(\.self)
        }
        let all = (start.year - 12...start.year + 1).compactMap { day.date(in: $0) }
            .filter { $0.weekday == weekday }
        let next = all.first { $0 >= start && $0 <= start.adding(days: 366) }
        let previous = all.last { $0 < start }
        // A booking is for a flight to come, but nothing may say when a text was written.
        let dates = written == nil ? [next, previous] : next.map { [$0] } ?? [previous]
        return dates.compactMap(\.self)
    }

    /// Finds a date such as 14/06/2026, of which one number is no month.
    private static func order(_ words: some Sequence<String>) -> Bool? {
        for word in words {
            let parts = word.split(separator: "/").map { $0.prefix(while: \.isCodeDigit) }
            guard parts.count == 3, let first = Int(parts[0]), let second = Int(parts[1]),
                parts[2].count >= 2, (1...31).contains(first), (1...31).contains(second)
            else { continue }
            if first > 12 { return true }
            if second > 12 { return false }
        }
        return nil
    }
}

extension LocalDateTime {
    /// The day of the week, from 1 for Monday.
    var weekday: Int { ((days.lowerBound + 3) % 7 + 7) % 7 + 1 }
}
