import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct GlobePresenter: GlobePresenterInput {
    let interactor: any GlobeInteractorInput

    func presentGlobe(_ query: GlobeQuery, in output: some SectionOutput<Globe>) async {
        await output.show(.loading)
        await interactor.fetchGlobe(query, reportingTo: SectionReply("The globe", to: output))
    }
}
