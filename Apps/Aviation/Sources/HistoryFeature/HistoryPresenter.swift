import FeatureKit
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct HistoryPresenter: HistoryPresenterInput {
    let interactor: any HistoryInteractorInput

    func presentHistory(
        _ query: HistoryQuery,
        in output: some HistoryPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchHistory(query, reportingTo: SectionReply("The history", to: output))
    }
}
