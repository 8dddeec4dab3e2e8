import FeatureKit
import Logbook
import SectionKit

/// Turns the result of a fetch into the states of the section.
struct NextFlightPresenter: NextFlightPresenterInput {
    let interactor: any NextFlightInteractorInput

    func presentNext(in output: some SectionOutput<NextFlight>) async {
        await output.show(.loading)
        await interactor.fetchNext(reportingTo: NextFlightReply(output: output))
    }
}

/// Shows the next flight, or plainly that there is none.
private struct NextFlightReply<Output: SectionOutput<NextFlight>>: InteractorOutput {
    let output: Output

    func didFetch(_ value: NextFlight) async {
        await output.show(.success(value))
    }

    func didFail(with error: NextFlightError) async {
        let message =
            switch error {
            case .nothingPlanned: "No flight is planned."
            case .log: "The log could not be loaded: \(error.summary)."
            }
        await output.show(.error(SectionError(message: message, recovery: error.recovery)))
    }
}
