import FeatureKit
import Networking

/// Reads the files, and collects what is wrong in them.
struct CheckInteractor: InteractorInput {
    let service: CheckService

    func fetch(
        _ query: CheckQuery, reportingTo output: any InteractorOutput<Check, RequestError>
    ) async {
        await output.didFetch(Check(await service.files(), perKind: query.perKind))
    }
}
