import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct PassPresenter: PassPresenterInput {
    let interactor: any ScanInteractorInput

    func presentPasses(_ query: ScanQuery, in output: some SectionOutput<ScanPlan>) async {
        await output.show(.loading)
        await interactor.fetchPlan(query, reportingTo: SectionReply("The pass", "read", to: output))
    }
}
