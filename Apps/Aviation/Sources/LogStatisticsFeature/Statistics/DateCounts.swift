import Logbook
import SectionEssentials
import SectionKit

/// How many flights departed in each year, month and on each day of the week.
struct DateCounts: Equatable, Sendable {
    /// The years from the first to the last, with the years between them.
    let years: [(year: Int, flights: Int)]

    /// From January to December; a flight whose month is unknown is in none.
    let months: [Int]

    /// From Monday to Sunday; a flight whose day is unknown is in none.
    let weekdays: [Int]

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    static let weekdayNames = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// In a longer gap between two years, one of which is probably wrong, the years without flights are
    /// left out.
    private static let longestGap = 50

    init(_ entries: [LogEntry]) {
        var years: [Int: Int] = [:]
        var months = Array(repeating: 0, count: 12)
        var weekdays = Array(repeating: 0, count: 7)
        for date in entries.compactMap(\.flight.date) {
            years[date.year, default: 0] += 1
            if date.precision != .year, let month = Int(date.text.dropFirst(5).prefix(2)) {
                months[month - 1] += 1
            }
            if date.precision == .day || date.precision == .minute {
                // 1 January 1970 was a Thursday.
                let day = (date.day.date.timeIntervalSince1970 / 86_400).rounded(.down)
                weekdays[((Int(day) + 3) % 7 + 7) % 7] += 1
            }
        }
        var rows: [(year: Int, flights: Int)] = []
        for (year, flights) in years.sorted(by: { $0.key < $1.key }) {
            if let last = rows.last?.year, year - last <= Self.longestGap {
                rows += (last + 1..<year).map { ($0, 0) }
            }
            rows.append((year, flights))
        }
        (self.years, self.months, self.weekdays) = (rows, months, weekdays)
    }

    static func == (one: DateCounts, other: DateCounts) -> Bool {
        one.years.elementsEqual(other.years, by: ==) && one.months == other.months
            && one.weekdays == other.weekdays
    }
}
