import Networking
import SectionKit
import Synchronization

@testable import InfoFeature

/// A service that gives one answer.
struct InfoServiceSpy: InfoServiceInput {
    let answer: Result<CompanyEntity, RequestError>

    func company() async throws(RequestError) -> CompanyEntity {
        try answer.get()
    }
}

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

/// An interactor's output that remembers the answers it was given.
final class InfoInteractorOutputSpy: InfoInteractorOutput {
    private let record = Mutex<[Result<Company, RequestError>]>([])

    var answers: [Result<Company, RequestError>] { record.withLock { $0 } }

    func didFetchCompany(_ company: Company) async {
        record.withLock { $0.append(.success(company)) }
    }

    func didFailToFetchCompany(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}

/// A presenter that shows these states.
struct InfoPresenterSpy: InfoPresenterInput {
    var states: [SectionState<Company>] = []

    func presentCompany(in output: some InfoPresenterOutput) async {
        for state in states { await output.show(state) }
    }
}
