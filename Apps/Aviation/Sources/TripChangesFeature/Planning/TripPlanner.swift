import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Plans steps with trips, and writes nothing.
struct TripPlanner {
    let store: TripStore
    let log: any LogInput
    let photos: any PhotosInput
    let now: Date

    /// Returns the trip as a step would leave it.
    ///
    /// - Throws: `TripError` if the step cannot be taken.
    func plan(_ step: TripStep) async throws(TripError) -> PlannedTrip {
        let known = try await known()
        switch step {
        case .add(let name, let change, let flights):
            var trip = change.applied(to: Trip(name: name.text))
            trip.flights = try known.log.ids(of: flights)
            return try await checked(trip, before: nil, known)
        case .edit(let name, let change, _):
            let found = try name.only(in: known.trips)
            return try await checked(change.applied(to: found.record), before: found, known)
        case .remove(let name):
            let found = try name.only(in: known.trips)
            let trip = known.logged(found)
            return PlannedTrip(trip: trip, previous: trip)
        case .flights(let name, let choice, _):
            let found = try name.only(in: known.trips)
            var trip = found.record
            trip.flights = try known.flights(of: found, choice)
            return try await checked(trip, before: found, known)
        }
    }

    /// Returns the flights among which those of a trip are chosen.
    func choice(of name: TripName) async throws(TripError) -> FlightChoice {
        let known = try await known()
        let trip = known.logged(try name.only(in: known.trips))
        let free = known.log.entries.filter { entry in
            !known.taken.contains(entry.id.text)
        }
        return FlightChoice(trip, free: free)
    }

    /// Refuses a trip that cannot be, and reads its photos.
    private func checked(
        _ trip: Trip, before: Revised<Trip>?, _ known: KnownTrips
    ) async throws(TripError) -> PlannedTrip {
        var trip = trip
        if let start = trip.start?.day, let end = trip.end?.day, end.end <= start.date {
            throw .refused(
                "the trip ends before it starts", recovery: "Check --start and --end.")
        }
        let twin = known.trips.first { other in
            other.id != before?.id && other.record.name.folded == trip.name.folded
        }
        if twin != nil, before?.record.name != trip.name {
            throw .refused(
                "there is a trip \(trip.name.quoted) already",
                recovery: "Give this one another name, such as with the year.")
        }
        var collector = PhotoCollector(photos)
        trip.cover = try await collector.name(of: trip.cover)
        trip.picture = try await collector.name(of: trip.picture)
        let stored = Revised(
            id: before?.id ?? RecordID(at: now), record: trip,
            revision: (before?.revision ?? 0) + 1, changedAt: now)
        return PlannedTrip(
            trip: known.logged(stored), previous: before.map(known.logged),
            photos: collector.added, remarks: collector.remarks)
    }

    private func known() async throws(TripError) -> KnownTrips {
        do throws(LogError) {
            var log = try await log.log()
            if log.isMadeUp { log.entries = [] }
            return KnownTrips(
                trips: try await store.trips().records, entries: try await store.entries().records,
                log: log, now: now)
        } catch {
            throw .log(error)
        }
    }
}

/// What is known before a step with a trip.
private struct KnownTrips {
    let trips: [Revised<Trip>]
    let entries: [Revised<TripEntry>]
    let log: Log
    let now: Date

    /// The IDs of the flights that belong to any trip.
    var taken: Set<String> { Set(trips.flatMap(\.record.flights)) }

    /// The IDs of the flights of a trip once they are chosen.
    func flights(
        of trip: Revised<Trip>, _ choice: TripStep.Choice
    ) throws(TripError) -> [String] {
        let own = trip.record.flights
        switch choice {
        case .exactly(let names):
            let chosen = try log.ids(of: names)
            // Those that are no longer in the log cannot be chosen, and stay.
            let known = Set(log.entries.map(\.id.text))
            return own.filter { chosen.contains($0) || !known.contains($0) }
                + chosen.filter { !own.contains($0) }
        case .changed(let adding, let removing):
            let added =
                try adding.map { names throws(TripError) in try log.ids(of: names) }
                ?? (removing.isEmpty ? logged(trip).suggested.map(\.id.text) : [])
            let removed = try log.ids(of: removing)
            return (own + added.filter { !own.contains($0) }).filter { !removed.contains($0) }
        }
    }

    func logged(_ trip: Revised<Trip>) -> LoggedTrip {
        LoggedTrip(trip, entries: entries, log: log, taken: taken, now: now)
    }
}

extension Log {
    /// Returns the IDs of the flights that names mean, each of which must mean one.
    fileprivate func ids(of names: [LoggedFlightName]) throws(TripError) -> [String] {
        var ids: [String] = []
        for name in names {
            let found = name.matches(in: entries, id: \.id, flight: \.flight)
            guard let flight = found.first else {
                throw .log(.missing(name.text, among: entries.map(\.name)))
            }
            guard found.count == 1 else {
                throw .log(
                    .several(name.text, found.map { "\($0.id.text) (\($0.datedTitle))" }))
            }
            if !ids.contains(flight.id.text) { ids.append(flight.id.text) }
        }
        return ids
    }
}
