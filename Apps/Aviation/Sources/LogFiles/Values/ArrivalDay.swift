import Logbook
import SectionEssentials
import SectionKit

/// Finds the day of an arrival of which a file says only the time of day.
struct ArrivalDay {
    /// The departure on the clock of its airport.
    let departure: LocalDateTime?

    /// The duration that the file says, which may ignore daylight saving.
    let minutes: Int?

    /// The length that the distance tells; nil if it is unknown.
    var length: FlightLength?

    /// The arrival at a time of day: on the day that comes nearest to the duration, if one fits it,
    /// else to the length that the distance tells, else on the first on which it is after the
    /// departure; nil if the day of departure is unknown.
    ///
    /// The day may be the one before the departure, across the date line.
    func arrival(at clock: Int, from: DisplayZone?, to: DisplayZone?) -> LocalDateTime? {
        guard let departure, departure.precision == .minute || departure.precision == .day else {
            return nil
        }
        let days = (-1...2).compactMap { day in
            departure.withoutTime.adding(days: day).at(minutes: clock)
        }
        guard departure.precision == .minute else {
            return departure.withoutTime.at(minutes: clock)
        }
        // Without both zones, the clocks are compared.
        let zones = from.flatMap { from in to.map { (from, $0) } } ?? (.utc, .utc)
        let start = departure.instant(in: zones.0)
        let candidates = days.map { day in
            (day, length: Self.minutes(from: start, to: day.instant(in: zones.1)))
        }
        let lengths = candidates.map(\.length)
        // A duration that fits none of the days is wrong.
        if let minutes, lengths.contains(where: { ($0 - minutes).magnitude <= Self.tolerance }) {
            return candidates.min {
                ($0.length - minutes).magnitude < ($1.length - minutes).magnitude
            }?.0
        }
        let likely = length?.best(of: lengths)
        return candidates.first { day in
            likely.map { day.length == $0 } ?? (day.length > 0)
        }?.0
    }

    /// How many minutes a duration may differ from the times: clocks that were changed, and files that
    /// count with the zones of another season.
    private static let tolerance = 150

    private static func minutes(from start: Date?, to end: Date?) -> Int {
        guard let start, let end else { return .max / 2 }
        return Int(clamping: end.timeIntervalSince(start) / 60)
    }
}
