import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The flights among which those of a trip are chosen.
struct FlightChoice: Equatable, Sendable {
    /// Those that may be added, the first flight first: the nearest to the days of the trip that are in no
    /// trip.
    let free: [LogEntry]

    /// Those of its days, which are added unless a person says otherwise.
    let suggested: [LogEntry]

    /// Those that belong to it, which may be taken out.
    let own: [LogEntry]

    /// The most flights that are offered, unless more are suggested.
    private static let most = 20

    /// - Parameter free: the flights in no trip, the newest first.
    init(_ trip: LoggedTrip, free: [LogEntry]) {
        suggested = trip.suggested
        own = trip.flights
        let suggestedIDs = Set(trip.suggested.map(\.id))
        let dates = trip.flights.compactMap { $0.flight.date?.day.date }.sorted()
        let days = trip.trip.period ?? dates.first.map { ($0, dates[dates.count - 1]) }
        // Without days, the newest are the nearest.
        let nearest = free.enumerated().filter { !suggestedIDs.contains($0.element.id) }
            .map { (gap: $0.element.gap(to: days), place: $0.offset, id: $0.element.id) }
            .sorted { ($0.gap, $0.place) < ($1.gap, $1.place) }
            .prefix(max(0, Self.most - suggested.count)).map(\.id)
        let offered = suggestedIDs.union(nearest)
        self.free = free.reversed().filter { offered.contains($0.id) }
    }

    /// The form, with what is suggested ticked.
    var form: FormValues {
        let proposed = Set(suggested.map(\.id))
        return FormValues(offered: [
            TripChangesOptions.addedFlights.description.name: free.map {
                $0.offered(isProposed: proposed.contains($0.id))
            },
            TripChangesOptions.without.description.name: own.map { $0.offered(isProposed: false) },
        ])
    }
}

extension LogEntry {
    /// The seconds between its departure and some days, 0 without days.
    fileprivate func gap(to days: (start: Date, end: Date)?) -> Double {
        guard let days else { return 0 }
        guard let date = flight.date?.day.date else { return .infinity }
        return max(0, days.start.timeIntervalSince(date), date.timeIntervalSince(days.end))
    }

    fileprivate func offered(isProposed: Bool) -> OfferedValue {
        OfferedValue(id.text, title: datedTitle, isProposed: isProposed)
    }
}
