import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct SearchPresenter: SearchPresenterInput {
    let interactor: any SearchInteractorInput

    func presentSearch(
        _ flight: FlightReference?, in output: some SectionOutput<NumberSearch>
    ) async {
        await output.show(.loading)
        await interactor.fetchSearch(
            flight, reportingTo: SectionReply("The search", to: output))
    }
}
