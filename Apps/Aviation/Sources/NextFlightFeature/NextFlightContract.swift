import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     NextFlightSection → NextFlightPresenter → NextFlightInteractor → LogService
///         ← SectionOutput ← NextFlightOutput ← NextFlight ← Log
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol NextFlightInteractorInput: Sendable {
    /// Fetches the flight that is next, or that goes on.
    func fetchNext(reportingTo output: some NextFlightOutput) async
}

protocol NextFlightPresenterInput: Sendable {
    /// Shows the states of the next flight in `output`.
    func presentNext(in output: some SectionOutput<NextFlight>) async
}

typealias NextFlightOutput = InteractorOutput<NextFlight, LogError>
