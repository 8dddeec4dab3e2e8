import FeatureKit
import Networking
import SectionKit

/// Turns the result of a check into the states of the section.
struct CheckPresenter: CheckPresenterInput {
    let interactor: any CheckInteractorInput

    func presentCheck(_ query: CheckQuery, in output: some CheckPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchCheck(query, reportingTo: SectionReply("The check", to: output))
    }
}
