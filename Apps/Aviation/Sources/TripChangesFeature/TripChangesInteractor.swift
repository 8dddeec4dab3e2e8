import FeatureKit
import Logbook
import RecordStore

/// The outputs that changed trips and entries are reported to.
typealias TripChangesOutput<Value> = InteractorOutput<Value, TripError>

/// Plans steps with trips and their entries, and takes them.
struct TripChangesInteractor: Sendable {
    let store: TripStore
    let photos: any PhotosInput
    let trips: TripPlanner
    let entries: EntryPlanner

    /// Fetches an entry as a step would leave it, or why the step cannot be taken.
    func fetchPlan(
        _ step: TripStep, reportingTo output: some TripChangesOutput<PlannedTrip>
    ) async {
        await output.report { () throws(TripError) in try await trips.plan(step) }
    }

    /// Fetches the flights among which those of a trip are chosen.
    func fetchChoice(
        of trip: TripName, reportingTo output: some TripChangesOutput<FlightChoice>
    ) async {
        await output.report { () throws(TripError) in try await trips.choice(of: trip) }
    }

    func fetchPlan(
        _ step: EntryStep, reportingTo output: some TripChangesOutput<PlannedEntry>
    ) async {
        await output.report { () throws(TripError) in try await entries.plan(step) }
    }

    /// Takes a step.
    func take(_ step: TripStep, reportingTo output: some TripChangesOutput<PlannedTrip>) async {
        await output.report { () throws(TripError) in
            let plan = try await trips.plan(step)
            do throws(LogError) { try await take(step, plan) } catch { throw .log(error) }
            return plan
        }
    }

    func take(_ step: EntryStep, reportingTo output: some TripChangesOutput<PlannedEntry>) async {
        await output.report { () throws(TripError) in
            let plan = try await entries.plan(step)
            do throws(LogError) { try await take(step, plan) } catch { throw .log(error) }
            return plan
        }
    }

    private func take(_ step: TripStep, _ plan: PlannedTrip) async throws(LogError) {
        let (id, title) = (plan.trip.id, plan.trip.title)
        var change: StoreChange<Trip>
        switch step {
        case .add:
            change = StoreChange("add the trip \(title)")
            change.put(plan.trip.trip, as: id, if: .nothing)
        case .edit(_, _, let revision):
            guard plan.isChanged else { return }
            change = StoreChange("change the trip \(title)")
            change.put(plan.trip.trip, as: id, if: expected(revision, plan.previous?.revision))
        case .flights(_, _, let revision):
            guard plan.isChanged else { return }
            change = StoreChange("change the flights of the trip \(title)")
            change.put(plan.trip.trip, as: id, if: expected(revision, plan.previous?.revision))
        case .remove:
            try await removeEntries(of: plan.trip)
            change = StoreChange("remove the trip \(title)")
            change.remove(id, if: .revision(plan.trip.revision))
        }
        for photo in plan.photos { _ = try await photos.keep(photo) }
        try await store.commit(change)
    }

    /// Removes the entries of a trip in one change, before the trip, so that none is left without
    /// one; it says the same, so that both are undone together.
    private func removeEntries(of trip: LoggedTrip) async throws(LogError) {
        if trip.entries.isEmpty { return }
        var change = StoreChange<TripEntry>("remove the trip \(trip.title)")
        for entry in trip.entries { change.remove(entry.id, if: .revision(entry.revision)) }
        try await store.commit(change)
    }

    private func take(_ step: EntryStep, _ plan: PlannedEntry) async throws(LogError) {
        var change: StoreChange<TripEntry>
        switch step {
        case .add:
            change = StoreChange("add the entry \(plan.title)")
            change.put(plan.entry, as: plan.id, if: .nothing)
        case .edit(_, _, let revision):
            guard plan.isChanged else { return }
            change = StoreChange("change the entry \(plan.title)")
            change.put(plan.entry, as: plan.id, if: expected(revision, plan.previous?.revision))
        case .photos:
            guard plan.isChanged else { return }
            change = StoreChange("add photos to the entry \(plan.title)")
            change.put(plan.entry, as: plan.id, if: expected(nil, plan.previous?.revision))
        case .remove:
            change = StoreChange("remove the entry \(plan.title)")
            change.remove(plan.id, if: expected(nil, plan.previous?.revision))
        }
        for photo in plan.photos { _ = try await photos.keep(photo) }
        try await store.commit(change)
    }

    /// That a record has the revision which a person has seen, else that which was just read.
    private func expected<Record>(
        _ seen: Int?, _ read: Int?
    ) -> StoreChange<Record>.Expectation {
        (seen ?? read).map { .revision($0) } ?? .anything
    }
}
