import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct NextFlightPresenter: NextFlightPresenterInput {
    let interactor: any NextFlightInteractorInput

    func presentNext(in output: some SectionOutput<NextFlight>) async {
        await output.show(.loading)
        await interactor.fetchNext(reportingTo: SectionReply("The log", to: output))
    }
}
