import SectionKit

@testable import InfoFeature

/// A presenter that shows these states.
struct InfoPresenterSpy: InfoPresenterInput {
    var states: [SectionState<Company>] = []

    func presentCompany(in output: some InfoPresenterOutput) async {
        for state in states { await output.show(state) }
    }
}
