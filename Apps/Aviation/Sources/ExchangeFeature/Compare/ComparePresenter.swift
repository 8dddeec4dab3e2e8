import FeatureKit
import SectionKit

/// Turns the result of a comparison into the states of the section.
struct ComparePresenter: ComparePresenterInput {
    let interactor: any CompareInteractorInput

    func presentComparison(
        of first: String, with second: String?, in output: some SectionOutput<Comparison>
    ) async {
        await output.show(.loading)
        await interactor.fetchComparison(
            of: first, with: second, reportingTo: SectionReply("The logs", "compared", to: output))
    }
}
