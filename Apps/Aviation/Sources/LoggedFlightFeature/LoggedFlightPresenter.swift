import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct LoggedFlightPresenter: LoggedFlightPresenterInput {
    let interactor: any LoggedFlightInteractorInput

    func presentFlight(
        _ name: LoggedFlightName, in output: some SectionOutput<LoggedFlightResult>
    ) async {
        await output.show(.loading)
        await interactor.fetchFlight(
            name, reportingTo: SectionReply("The flight", to: output))
    }
}
