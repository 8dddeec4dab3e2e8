import Airports
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct DistancePresenter: DistancePresenterInput {
    let interactor: any DistanceInteractorInput

    func presentJourney(_ query: DistanceQuery, in output: some DistancePresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchJourney(
            query, reportingTo: NameQueryReply("The distance", to: output))
    }
}
