import Networking
import SpaceXLaunches

/// Requests the company from an API.
struct InfoService: InfoServiceInput {
    let request: any BaseRequestInput
    let api: SpaceXAPI

    func company() async throws(RequestError) -> CompanyEntity {
        switch api {
        case .rSpaceX: try await request.value(of: .company)
        case .launchLibrary: try await request.value(of: .agency)
        }
    }
}

extension Resource where Value == CompanyEntity {
    static var company: Self {
        .json(of: .company, called: "the company", isObject: true) { CompanyEntity(json: &$0) }
    }

    static var agency: Self {
        .json(of: .agency, called: "the company") { CompanyEntity(launchLibrary: &$0) }
    }
}

extension Endpoint {
    static let company = Endpoint("/v4/company")

    /// SpaceX is agency 121.
    static let agency = Endpoint("/2.3.0/agencies/121/")
}
