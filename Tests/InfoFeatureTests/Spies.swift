import FeatureKit
import FeatureTesting
import Networking
import SectionKit

@testable import InfoFeature

/// A service with a fixed result.
struct InfoServiceSpy: InfoServiceInput {
    let answer: Result<CompanyEntity, RequestError>

    func company() async throws(RequestError) -> CompanyEntity {
        try answer.get()
    }
}

/// An interactor with a fixed result.
struct InfoInteractorSpy: InfoInteractorInput {
    let answer: Result<Company, RequestError>

    func fetchCompany(reportingTo output: some InfoInteractorOutput) async {
        await answer.report(to: output)
    }
}

/// A presenter that shows fixed states.
struct InfoPresenterSpy: InfoPresenterInput {
    var states: [SectionState<Company>] = []

    func presentCompany(in output: some InfoPresenterOutput) async {
        for state in states { await output.show(state) }
    }
}
