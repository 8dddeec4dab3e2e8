import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct LogAirportsPresenter: LogAirportsPresenterInput {
    let interactor: any LogAirportsInteractorInput

    func presentList(in output: some SectionOutput<LogAirportList>) async {
        await output.show(.loading)
        await interactor.fetchList(reportingTo: SectionReply("The airports", to: output))
    }
}
