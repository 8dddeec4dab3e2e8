import FeatureKit
import Networking
import SectionKit

/// The whole wiring of the feature: who asks whom, and where the answer goes.
///
///     InfoSection → InfoPresenter → InfoInteractor → InfoService
///         → BaseRequestInput, and back:
///     Data → CompanyEntity → InfoInteractorOutput → SectionOutput
///
/// Each holds only the one it asks; the reply address is passed with the call.
protocol InfoServiceInput: Sendable {
    /// Call when what the API says of the company is needed.
    func company() async throws(RequestError) -> CompanyEntity
}

protocol InfoInteractorInput: Sendable {
    /// Call to fetch the company; the answer goes to `output`.
    func fetchCompany(reportingTo output: some InfoInteractorOutput) async
}

typealias InfoInteractorOutput = InteractorOutput<Company, RequestError>

protocol InfoPresenterInput: Sendable {
    /// Call to show the company; the states go to `output`.
    func presentCompany(in output: some InfoPresenterOutput) async
}

typealias InfoPresenterOutput = SectionOutput<Company>
