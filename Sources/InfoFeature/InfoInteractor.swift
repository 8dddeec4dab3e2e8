import Networking

/// Fetches the company and turns what the API says into what it means.
struct InfoInteractor: InfoInteractorInput {
    let service: any InfoServiceInput

    func fetchCompany(reportingTo output: some InfoInteractorOutput) async {
        do {
            await output.didFetchCompany(Company(try await service.company()))
        } catch {
            await output.didFailToFetchCompany(error)
        }
    }
}
