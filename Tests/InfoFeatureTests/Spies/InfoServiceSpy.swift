import Networking

@testable import InfoFeature

/// A service that gives one answer.
struct InfoServiceSpy: InfoServiceInput {
    let answer: Result<CompanyEntity, RequestError>

    func company() async throws(RequestError) -> CompanyEntity {
        try answer.get()
    }
}
