import Networking
import Synchronization

@testable import InfoFeature

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
