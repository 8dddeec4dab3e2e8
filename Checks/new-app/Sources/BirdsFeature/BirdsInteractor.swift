import FeatureKit

/// Fetches the birds, converts them to the domain and filters them.
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
