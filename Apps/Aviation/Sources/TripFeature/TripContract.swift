import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     TripSection → TripPresenter → TripInteractor → TripsService, PhotosInput
///         ← SectionOutput ← TripOutput ← TripResult ← Trips
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol TripInteractorInput: Sendable {
    /// Fetches the trip that a name means.
    func fetchTrip(_ name: TripName, reportingTo output: some TripOutput) async
}

protocol TripPresenterInput: Sendable {
    /// Shows the states of a trip in `output`.
    func presentTrip(_ name: TripName, in output: some SectionOutput<TripResult>) async
}

typealias TripOutput = InteractorOutput<TripResult, TripError>
