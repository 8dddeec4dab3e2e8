import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The flights among which those of a trip are chosen.
struct FlightChoice: Equatable, Sendable {
    /// The flights, the first flight first: its own, those of its days, and the nearest to them that are in
    /// no trip.
    let flights: [LogEntry]

    /// The name of the trip.
    private let trip: String

    /// The revision of the trip.
    private let revision: Int

    /// The IDs of those that belong to it.
    private let own: Set<RecordID>

    /// The IDs of those of its days, which are proposed while it has none.
    private let suggested: Set<RecordID>

    /// The most flights that are offered besides its own, unless more are of its days.
    private static let most = 20

    /// - Parameter free: the flights in no trip, the newest first.
    init(_ trip: LoggedTrip, free: [LogEntry]) {
        self.trip = trip.trip.name
        revision = trip.revision
        (own, suggested) = (Set(trip.flights.map(\.id)), Set(trip.suggested.map(\.id)))
        let dates = trip.flights.compactMap { $0.flight.date?.day.date }.sorted()
        let days = trip.trip.period ?? dates.first.map { ($0, dates[dates.count - 1]) }
        // Without days, the newest are the nearest.
        let nearest = free.enumerated()
            .map { (gap: $0.element.gap(to: days), place: $0.offset, flight: $0.element) }
            .sorted { ($0.gap, $0.place) < ($1.gap, $1.place) }
            .prefix(max(Self.most, suggested.count)).map(\.flight)
        let known = Set(trip.suggested.map(\.id)).union(nearest.map(\.id))
        let others = free.reversed().filter { known.contains($0.id) }
        flights = (trip.flights + others).enumerated().sorted { one, other in
            let (day, next) = (
                one.element.flight.date?.day.date, other.element.flight.date?.day.date
            )
            if let day, let next, day != next { return day < next }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// The form, with the flights of the trip ticked.
    var form: FormValues {
        let name = TripChangesOptions.exactly.description.name
        let ticked = flights.filter { own.contains($0.id) }.map(\.id.text).separated(by: ",")
        return FormValues(
            OptionValues(ticked.isEmpty ? [:] : [name: ticked]), of: trip, revision: revision,
            offered: [name: flights.map(offered)])
    }

    private func offered(_ flight: LogEntry) -> OfferedValue {
        let isSuggested = suggested.contains(flight.id)
        let title = flight.datedTitle + (isSuggested ? ", of these days" : "")
        return OfferedValue(
            flight.id.text, title: title, isProposed: isSuggested && own.isEmpty)
    }
}

extension LogEntry {
    /// The seconds between its departure and some days, 0 without days.
    fileprivate func gap(to days: (start: Date, end: Date)?) -> Double {
        guard let days else { return 0 }
        guard let date = flight.date?.day.date else { return .infinity }
        return max(0, days.start.timeIntervalSince(date), date.timeIntervalSince(days.end))
    }
}
