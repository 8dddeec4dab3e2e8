import FeatureKit

/// Fetches the company and turns what the API says into what it means.
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
