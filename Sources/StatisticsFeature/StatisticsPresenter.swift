import Networking
import SectionKit
import SpaceXLaunches

/// Turns what becomes of a fetch into the states of the section.
struct StatisticsPresenter: StatisticsPresenterInput {
    let interactor: any StatisticsInteractorInput

    func presentStatistics(
        of filter: LaunchFilter,
        in output: some StatisticsPresenterOutput
    ) async {
        await output.show(.loading)
        await interactor.fetchStatistics(of: filter, reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: StatisticsPresenterOutput>: StatisticsInteractorOutput {
        let output: Output

        func didFetchStatistics(_ statistics: Statistics) async {
            await output.show(.success(statistics))
        }

        func didFailToFetchStatistics(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The statistics could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
