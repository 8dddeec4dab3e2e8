import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct TripsPresenter: TripsPresenterInput {
    let interactor: any TripsInteractorInput

    func presentList(_ years: YearSet?, in output: some SectionOutput<TripList>) async {
        await output.show(.loading)
        await interactor.fetchList(years, reportingTo: SectionReply("The trips", to: output))
    }
}
