import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct ProfilePresenter: ProfilePresenterInput {
    let interactor: any ProfileInteractorInput

    func presentProfile(in output: some SectionOutput<Profile>) async {
        await output.show(.loading)
        await interactor.fetchProfile(reportingTo: SectionReply("The profile", to: output))
    }
}
