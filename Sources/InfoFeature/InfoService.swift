import Networking
import SpaceXAPI

/// Asks the shared request for the company and reads the answer.
struct InfoService: InfoServiceInput {
    let request: any BaseRequestInput
    let api: API

    func company() async throws(RequestError) -> CompanyEntity {
        let company =
            api == .launchLibrary
            ? try await request.value(of: .agency) { CompanyEntity(launchLibrary: &$0) }
            : try await request.value(of: .company) { CompanyEntity(json: &$0) }
        guard let company else { throw .unreadable(reason: "the answer is not a JSON object") }
        return company
    }
}

extension Endpoint {
    static let company = Endpoint("/v4/company")

    /// SpaceX is agency 121.
    static let agency = Endpoint("/2.3.0/agencies/121/")
}
