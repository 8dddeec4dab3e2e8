import FeatureKit
import FeatureTesting
import Networking
import SectionKit
import SpaceXLaunches

@testable import LaunchDetailFeature

/// A service with fixed launches and details that records the launches it is called with.
struct LaunchDetailServiceSpy: LaunchDetailServiceInput {
    let answer: Result<LaunchesEntity, RequestError>
    var detail = LaunchDetailEntity()
    let searches = Calls<LaunchSearch>()
    let detailed = Calls<LaunchEntity>()

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        searches.note(search)
        return try answer.get()
    }

    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        detailed.note(launch)
        return detail
    }
}

/// The results an interactor can report.
enum LaunchDetailAnswer: Equatable {
    case found(LaunchSearchResult)
    case nothing(LaunchNotFound)
    case failure(RequestError)
}

/// An interactor with a fixed result that records its calls.
struct LaunchDetailInteractorSpy: LaunchDetailInteractorInput {
    let answer: LaunchDetailAnswer
    let searches = Calls<LaunchSearch>()

    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async {
        searches.note(search)
        switch answer {
        case .found(let result): await output.didFetch(result)
        case .nothing(let nothing): await output.didFindNothing(nothing)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// An output of an interactor that records the results.
struct LaunchDetailInteractorOutputSpy: LaunchDetailInteractorOutput {
    let answers = Calls<LaunchDetailAnswer>()

    func didFetch(_ result: LaunchSearchResult) async { answers.note(.found(result)) }
    func didFindNothing(_ nothing: LaunchNotFound) async { answers.note(.nothing(nothing)) }
    func didFail(with error: RequestError) async { answers.note(.failure(error)) }
}

/// A presenter that records its calls.
struct LaunchDetailPresenterSpy: LaunchDetailPresenterInput {
    let searches = Calls<LaunchSearch>()

    func presentLaunch(
        _ search: LaunchSearch,
        in output: some LaunchDetailPresenterOutput
    ) async {
        searches.note(search)
    }
}
