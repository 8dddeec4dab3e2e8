import Flights
import Logbook
import SectionEssentials
import SectionKit

/// A year and the year before; of a year that is not over, both up to the same day.
struct YearComparison: Equatable, Sendable {
    /// The sums of a year.
    struct Year: Equatable, Sendable {
        let totals: FlightTotals
        let airports: Int
        let countries: Int
        let airlines: Int

        fileprivate init(_ entries: [LogEntry]) {
            totals = FlightTotals(entries.map(CountedFlight.init))
            airports = Set(entries.flatMap(\.airports).map(\.code)).count
            countries = Set(entries.flatMap(\.airports).compactMap(\.countryCode)).count
            airlines = Set(entries.compactMap { $0.airline?.key }).count
        }
    }

    let year: Int
    let this: Year
    let before: Year

    /// The day up to which both are counted; nil for whole years.
    let end: PreciseDate?

    /// Compares a year; nil unless the query has only one.
    init?(_ entries: [LogEntry], years: YearSet?, now: Date) {
        guard let bounds = years?.bounds, bounds.count == 1 else { return nil }
        let today = LocalDateTime(now, in: .utc).withoutTime
        year = bounds.lowerBound
        let end: LocalDateTime? = today.year == year ? today : nil
        self.end = end?.day
        let flown = entries.filter(\.isFlown)
        this = Year(flown.filter { $0.flight.date?.year == bounds.lowerBound })
        before = Year(
            flown.filter { entry in
                guard let date = entry.flight.date, date.year == bounds.lowerBound - 1 else {
                    return false
                }
                guard let end else { return true }
                // Month and day, as far as they are known.
                return date.withoutTime.text.dropFirst(4) <= end.text.dropFirst(4)
            })
    }
}

extension LogEntry {
    fileprivate var airports: [LogAirport] { [from, to].compactMap(\.self) }
}
