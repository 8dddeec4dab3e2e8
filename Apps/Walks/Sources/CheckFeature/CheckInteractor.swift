import FeatureKit
import Walking

/// Reads the files, and collects what is wrong in them.
struct CheckInteractor: InteractorInput {
    let service: CheckService

    func fetch(
        _ query: CheckQuery, reportingTo output: any InteractorOutput<Check, WalkFailure>
    ) async {
        let files = await service.files(query.paths)
        if let failure = files.first?.closed, files.allSatisfy({ $0.closed != nil }) {
            return await output.didFail(with: failure)
        }
        await output.didFetch(Check(files, perKind: query.perKind))
    }
}
