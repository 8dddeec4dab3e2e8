import Networking

/// Asks the shared request for the company and reads the answer.
struct InfoService: InfoServiceInput {
    let request: any BaseRequestInput

    func company() async throws(RequestError) -> CompanyEntity {
        let company = try await request.value(of: .company) { CompanyEntity(json: &$0) }
        guard let company else { throw .unreadable(reason: "the company is no JSON object") }
        return company
    }
}

extension Endpoint {
    static let company = Endpoint("/v4/company")
}
