import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     TripsSection → TripsPresenter → TripsInteractor → TripsService
///         ← SectionOutput ← TripsOutput ← TripList ← Trips
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol TripsInteractorInput: Sendable {
    /// Fetches the trips that begin in some years; nil for all.
    func fetchList(_ years: YearSet?, reportingTo output: some TripsOutput) async
}

protocol TripsPresenterInput: Sendable {
    /// Shows the states of the list in `output`.
    func presentList(_ years: YearSet?, in output: some SectionOutput<TripList>) async
}

typealias TripsOutput = InteractorOutput<TripList, LogError>
