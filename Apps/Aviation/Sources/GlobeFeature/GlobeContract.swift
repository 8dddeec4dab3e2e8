import FeatureKit
import Logbook
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     GlobeSection → GlobePresenter → GlobeInteractor → LogService
///         ← SectionOutput ← GlobeOutput ← Globe ← Log
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol GlobeInteractorInput: Sendable {
    /// Fetches the routes and airports of the flights that match a query.
    func fetchGlobe(_ query: GlobeQuery, reportingTo output: some GlobeOutput) async
}

protocol GlobePresenterInput: Sendable {
    /// Shows the states of the globe in `output`.
    func presentGlobe(_ query: GlobeQuery, in output: some SectionOutput<Globe>) async
}

typealias GlobeOutput = InteractorOutput<Globe, LogError>
