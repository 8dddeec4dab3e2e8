import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     LoggedFlightSection → LoggedFlightPresenter → LoggedFlightInteractor → LogService
///         ← SectionOutput ← LoggedFlightOutput ← LoggedFlightResult ← Log
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol LoggedFlightInteractorInput: Sendable {
    /// Fetches the flight that a name means, or the flights that it may mean; then, if that is
    /// wanted, the same again with where it is now.
    func fetchFlight(_ name: LoggedFlightName, reportingTo output: some LoggedFlightOutput)
        async
}

protocol LoggedFlightPresenterInput: Sendable {
    /// Shows the states of a flight in `output`.
    func presentFlight(
        _ name: LoggedFlightName, in output: some SectionOutput<LoggedFlightResult>) async
}

typealias LoggedFlightOutput = InteractorOutput<LoggedFlightResult, LogError>
