import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct LogPresenter: LogPresenterInput {
    let interactor: any LogInteractorInput

    func presentList(_ query: LogQuery, in output: some SectionOutput<LogList>) async {
        await output.show(.loading)
        await interactor.fetchList(query, reportingTo: SectionReply("The log", to: output))
    }
}
