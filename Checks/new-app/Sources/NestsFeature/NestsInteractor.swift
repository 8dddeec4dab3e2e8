import FeatureKit
import Networking

/// Fetches the nests, and converts the entities to the domain.
struct NestsInteractor: InteractorInput {
    let service: NestsService

    func fetch(
        _: Void, reportingTo output: any InteractorOutput<Nests, RequestError>
    ) async {
        await output.report(Nests(try await service.nests()))
    }
}
