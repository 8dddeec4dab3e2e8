import FeatureKit

/// Fetches the birds asked for, and turns what the source says into what it means.
struct BirdsInteractor: BirdsInteractorInput {
    let service: any BirdsServiceInput
    var query = BirdsQuery()

    func fetchBirds(reportingTo output: some BirdsInteractorOutput) async {
        do {
            let birds = Birds(try await service.birds())
            await output.didFetch(birds.matching(query))
        } catch {
            await output.didFail(with: error)
        }
    }
}
