import Networking
import SectionKit
import SpaceXLaunches

/// Turns what becomes of a fetch into the states of the section.
struct LaunchesPresenter: LaunchesPresenterInput {
    let interactor: any LaunchesInteractorInput

    func presentLaunches(
        _ query: LaunchesQuery,
        in output: some LaunchesPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchLaunches(query, reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: LaunchesPresenterOutput>: LaunchesInteractorOutput {
        let output: Output

        func didFetchLaunches(_ list: LaunchList) async {
            await output.show(.success(list))
        }

        func didFailToFetchLaunches(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The launches could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
