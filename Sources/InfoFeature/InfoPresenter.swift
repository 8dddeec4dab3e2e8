import Networking
import SectionKit

/// Turns what becomes of a fetch into the states of the section.
struct InfoPresenter: InfoPresenterInput {
    let interactor: any InfoInteractorInput

    func presentCompany(in output: some InfoPresenterOutput) async {
        await output.show(.loading)
        await interactor.fetchCompany(reportingTo: Reply(output: output))
    }

    /// Takes the interactor's answer to one call.
    private struct Reply<Output: InfoPresenterOutput>: InfoInteractorOutput {
        let output: Output

        func didFetchCompany(_ company: Company) async {
            await output.show(.success(company))
        }

        func didFailToFetchCompany(_ error: RequestError) async {
            await output.show(
                .error(
                    SectionError(
                        message: "The company could not be loaded: \(error.summary).",
                        recovery: error.recovery
                    )))
        }
    }
}
