import Networking

@testable import InfoFeature

/// An interactor that gives one answer.
struct InfoInteractorSpy: InfoInteractorInput {
    let answer: Result<Company, RequestError>

    func fetchCompany(reportingTo output: some InfoInteractorOutput) async {
        switch answer {
        case .success(let company): await output.didFetchCompany(company)
        case .failure(let error): await output.didFailToFetchCompany(error)
        }
    }
}
