import Networking
import SectionKit

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     InfoSection → InfoPresenter → InfoInteractor → InfoService → BaseRequestInput
///         ← SectionOutput ← InfoInteractorOutput ← CompanyEntity ← Data
///
/// Each holds only the one it asks; the reply address is passed with the call.
protocol InfoServiceInput: Sendable {
    /// Call when the company as the API describes it is needed.
    func company() async throws(RequestError) -> CompanyEntity
}

protocol InfoInteractorInput: Sendable {
    /// Call when the company is to be fetched; the answer goes to `output`.
    func fetchCompany(reportingTo output: some InfoInteractorOutput) async
}

protocol InfoInteractorOutput: Sendable {
    /// Call when the company is known.
    func didFetchCompany(_ company: Company) async

    /// Call when the company could not be had.
    func didFailToFetchCompany(_ error: RequestError) async
}

protocol InfoPresenterInput: Sendable {
    /// Call when the company is to be shown; its states go to `output`.
    func presentCompany(in output: some InfoPresenterOutput) async
}

typealias InfoPresenterOutput = SectionOutput<Company>
