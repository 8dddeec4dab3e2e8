import FeatureKit
import Networking

/// Reads the files, and collects what is wrong in them.
struct CheckInteractor: CheckInteractorInput {
    let service: any CheckServiceInput

    func fetchCheck(
        _ query: CheckQuery,
        reportingTo output: some CheckInteractorOutput
    ) async {
        await output.didFetch(Check(await service.files(), perKind: query.perKind))
    }
}
