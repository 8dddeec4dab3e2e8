import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     TripAction  → TripChangesInteractor → TripPlanner  → TripStore, PhotosInput
///     EntryAction ↗  ← TripChangesOutput ← PlannedTrip, PlannedEntry ← records
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol TripChangesInteractorInput: Sendable {
    /// Fetches a trip as a step would leave it, or why the step cannot be taken.
    func fetchPlan(_ step: TripStep, reportingTo output: some TripChangesOutput<PlannedTrip>) async

    /// Takes a step.
    func take(_ step: TripStep, reportingTo output: some TripChangesOutput<PlannedTrip>) async

    /// Fetches an entry as a step would leave it, or why the step cannot be taken.
    func fetchPlan(
        _ step: EntryStep, reportingTo output: some TripChangesOutput<PlannedEntry>
    ) async

    /// Takes a step.
    func take(_ step: EntryStep, reportingTo output: some TripChangesOutput<PlannedEntry>) async
}

typealias TripChangesOutput<Value> = InteractorOutput<Value, TripError>
