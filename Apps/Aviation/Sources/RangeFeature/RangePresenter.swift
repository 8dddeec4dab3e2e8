import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct RangePresenter: RangePresenterInput {
    let interactor: any RangeInteractorInput

    func presentRange(isRecorded: Bool, in output: some SectionOutput<RangeReport>) async {
        await output.show(.loading)
        await interactor.fetchRange(
            isRecorded: isRecorded, reportingTo: SectionReply("The range", to: output))
    }
}
