package import RecordStore
package import SectionEssentials
import SectionKit

/// A trip of a log with what belongs to it.
package struct LoggedTrip: Equatable, Sendable {
    package let id: RecordID
    package let revision: Int
    package let trip: Trip

    /// What the person wrote about it, the first day first.
    package let entries: [Revised<TripEntry>]

    /// The flights that belong to it, the first flight first.
    package let flights: [LogEntry]

    /// The flights of its days that may belong to it, the first flight first.
    package let suggested: [LogEntry]

    /// The number of flights that belong to it and are no longer in the log.
    package let missingCount: Int

    package let time: TripTime

    /// Collects what belongs to a trip.
    ///
    /// - Parameters:
    ///   - entries: the entries of all trips.
    ///   - log: the log, the newest flight first.
    ///   - taken: the IDs of the flights that belong to any trip.
    package init(
        _ stored: Revised<Trip>, entries: [Revised<TripEntry>], log: Log, taken: Set<String>,
        now: Date
    ) {
        id = stored.id
        revision = stored.revision
        trip = stored.record
        self.entries = entries.filter { $0.record.trip == stored.id.text }
            .sorted { ($0.record.date, $0.id) < ($1.record.date, $1.id) }
        let ids = Set(stored.record.flights)
        let flights = Array(log.entries.filter { ids.contains($0.id.text) }.reversed())
        self.flights = flights
        missingCount = ids.count - flights.count
        suggested = log.entries.reversed().filter { entry in
            !ids.contains(entry.id.text) && !taken.contains(entry.id.text)
                && entry.status != .cancelled && entry.isDuring(stored.record)
        }
        let days =
            flights.filter { $0.status != .cancelled }.flatMap {
                [$0.flight.date, $0.flight.arrival.time]
            }
            + self.entries.map(\.record.date)
        time = stored.record.time(at: now, days: days.compactMap { $0?.day })
    }
}

extension LoggedTrip {
    /// The sum of the known distances of its flights that were not cancelled, in metres.
    package var distance: Double {
        flights.reduce(0) { $1.status == .cancelled ? $0 : $0 + ($1.distance ?? 0) }
    }

    /// The airports of its flights that were not cancelled, each once, in the order of the flights.
    package var airports: [LogAirport] {
        var airports: [LogAirport] = []
        for flight in flights where flight.status != .cancelled {
            for case let airport? in [flight.from, flight.to]
            where !airports.contains(where: { $0.code == airport.code }) {
                airports.append(airport)
            }
        }
        return airports
    }

    /// The names of the photos of its entries.
    package var photos: [String] { entries.flatMap(\.record.photos) }

    /// The names of its own photos and of those of its entries.
    package var allPhotos: [String] { [trip.cover, trip.picture].compactMap(\.self) + photos }

    /// The name of the photo that stands for it: its cover, that of its destination, or the first
    /// of its entries; nil if it has none.
    package var cover: String? { trip.cover ?? trip.picture ?? photos.first }
}

extension LogEntry {
    /// Whether it departs or arrives on a day of a trip.
    fileprivate func isDuring(_ trip: Trip) -> Bool {
        trip.isDuring(flight.date) || trip.isDuring(flight.arrival.time)
    }
}

/// Compares dates, of which an unknown one is the last, and then IDs.
private func < (
    one: (date: LocalDateTime?, id: RecordID), other: (date: LocalDateTime?, id: RecordID)
) -> Bool {
    if let precedes = ListOrder.asc.precedes(one.date, other.date) { return precedes }
    return one.id < other.id
}

extension LoggedTrip {
    /// The name with the dates, such as "Iceland (10–24 Jun 2024)".
    package var title: String {
        [trip.name, trip.dates.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
    }

    /// Which flights of its days may belong to it, and what to do; nil for none.
    package var suggestion: String? {
        if suggested.isEmpty { return nil }
        let names = suggested.prefix(5).map(\.datedTitle).joined(separator: ", ")
        let more = suggested.count > 5 ? ", …" : ""
        let one = suggested.count == 1
        let isWord = trip.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
        let word = isWord ? trip.name.contains(" ") ? "\"\(trip.name)\"" : trip.name : "TRIP"
        return "\(suggested.count.counted("flight", "flights")) of these days may belong to it: "
            + "\(names)\(more). Run 'flight-log trip flights \(word)' to add \(one ? "it" : "them")."
    }
}
