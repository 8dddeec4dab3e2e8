import Airports
import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     DistanceSection → DistancePresenter → DistanceInteractor → AirportsService → BaseRequestInput
///         ← SectionOutput ← DistanceInteractorOutput ← AirportsEntity ← CSV
///
/// All features about airports share the service and the entity.
/// Each type holds only the one it calls; the output is passed with the call.
protocol DistanceInteractorInput: Sendable {
    /// Finds the places of a journey and reports it to `output`.
    func fetchJourney(
        _ query: DistanceQuery,
        reportingTo output: some DistanceInteractorOutput
    ) async
}

protocol DistancePresenterInput: Sendable {
    /// Shows the states of a journey in `output`.
    func presentJourney(_ query: DistanceQuery, in output: some DistancePresenterOutput) async
}

typealias DistanceInteractorOutput = NameQueryOutput<Journey, UnknownName>
typealias DistancePresenterOutput = SectionOutput<Journey>
