import FeatureKit
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     TrackSection → TrackPresenter → TrackInteractor → TrackService → files
///         ← SectionOutput ← TrackInteractorOutput ← TrackFile
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol TrackInteractorInput: Sendable {
    /// Reads and measures the tracks of a query and reports them to `output`.
    func fetchTracks(
        _ query: TrackQuery,
        reportingTo output: some TrackInteractorOutput
    ) async
}

protocol TrackPresenterInput: Sendable {
    /// Shows the states of the tracks of a query in `output`.
    func presentTracks(_ query: TrackQuery, in output: some TrackPresenterOutput) async
}

typealias TrackInteractorOutput = InteractorOutput<TrackReport, TrackError>
typealias TrackPresenterOutput = SectionOutput<TrackReport>
