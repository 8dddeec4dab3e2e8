import FeatureKit

/// Fetches the company and converts the entity to the domain.
struct InfoInteractor: InfoInteractorInput {
    let service: any InfoServiceInput

    func fetchCompany(reportingTo output: some InfoInteractorOutput) async {
        do {
            await output.didFetch(Company(try await service.company()))
        } catch {
            await output.didFail(with: error)
        }
    }
}
