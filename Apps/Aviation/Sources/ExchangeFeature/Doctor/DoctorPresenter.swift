import FeatureKit
import SectionKit

/// Turns the result of a check into the states of the section.
struct DoctorPresenter: DoctorPresenterInput {
    let interactor: any DoctorInteractorInput

    func presentCheck(in output: some SectionOutput<LogCheck>) async {
        await output.show(.loading)
        await interactor.fetchCheck(reportingTo: SectionReply("The log", "checked", to: output))
    }
}
