import FeatureKit
import Networking
import SectionKit

/// The protocols of the feature: which type calls which, and where the result goes.
///
///     InfoSection → InfoPresenter → InfoInteractor → InfoService
///         → BaseRequestInput, and back:
///     Data → CompanyEntity → InfoInteractorOutput → SectionOutput
///
/// Each type holds only the one it calls; the output is passed with the call.
protocol InfoServiceInput: Sendable {
    /// Requests the company.
    func company() async throws(RequestError) -> CompanyEntity
}

protocol InfoInteractorInput: Sendable {
    /// Fetches the company and reports it to `output`.
    func fetchCompany(reportingTo output: some InfoInteractorOutput) async
}

typealias InfoInteractorOutput = InteractorOutput<Company, RequestError>

protocol InfoPresenterInput: Sendable {
    /// Shows the states of the company in `output`.
    func presentCompany(in output: some InfoPresenterOutput) async
}

typealias InfoPresenterOutput = SectionOutput<Company>
