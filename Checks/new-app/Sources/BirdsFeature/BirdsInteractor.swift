import FeatureKit
import Networking

/// Fetches the birds, converts them to the domain and filters them.
struct BirdsInteractor: InteractorInput {
    let service: BirdsService
    var query = BirdsQuery()

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<Birds, RequestError>
    ) async {
        await output.report { () throws(RequestError) in
            Birds(try await service.birds()).matching(query)
        }
    }
}
