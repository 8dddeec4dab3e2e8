import Airports
import Flights
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct MapPresenter: MapPresenterInput {
    let interactor: any MapInteractorInput

    func presentMap(_ query: MapQuery, in output: some MapPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchMap(query, reportingTo: NameQueryReply("The map", to: output))
    }
}
