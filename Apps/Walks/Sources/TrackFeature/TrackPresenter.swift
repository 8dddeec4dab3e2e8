import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct TrackPresenter: TrackPresenterInput {
    let interactor: any TrackInteractorInput

    func presentTracks(_ query: TrackQuery, in output: some TrackPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchTracks(query, reportingTo: SectionReply("The track", to: output))
    }
}
