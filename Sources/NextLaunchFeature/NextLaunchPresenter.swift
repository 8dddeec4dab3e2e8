import Networking
import SectionKit

/// Turns what becomes of a fetch into the states of the section.
struct NextLaunchPresenter: NextLaunchPresenterInput {
    let interactor: any NextLaunchInteractorInput

    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchNextLaunches(count, reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: NextLaunchPresenterOutput>: NextLaunchInteractorOutput {
        let output: Output

        func didFetchNextLaunches(_ launches: NextLaunches) async {
            await output.show(.success(launches))
        }

        func didFailToFetchNextLaunches(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The next launch could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
