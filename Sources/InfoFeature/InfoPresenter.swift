import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct InfoPresenter: InfoPresenterInput {
    let interactor: any InfoInteractorInput

    func presentCompany(in output: some InfoPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchCompany(reportingTo: SectionReply("The company", to: output))
    }
}
