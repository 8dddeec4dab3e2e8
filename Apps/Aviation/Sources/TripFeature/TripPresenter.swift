import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct TripPresenter: TripPresenterInput {
    let interactor: any TripInteractorInput

    func presentTrip(_ name: TripName, in output: some SectionOutput<TripResult>) async {
        await output.show(.loading)
        await interactor.fetchTrip(name, reportingTo: SectionReply("The trip", to: output))
    }
}
