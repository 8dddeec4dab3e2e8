import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches
import Synchronization

@testable import LaunchDetailFeature

/// A service that has these launches, knows one detail, and remembers whose it was asked for.
final class LaunchDetailServiceSpy: LaunchDetailServiceInput {
    private let answer: Result<LaunchesEntity, RequestError>
    private let detail: LaunchDetailEntity
    private let record = Mutex<(searches: [LaunchSearch], launches: [LaunchEntity])>(([], []))

    init(
        answer: Result<LaunchesEntity, RequestError>,
        detail: LaunchDetailEntity = LaunchDetailEntity()
    ) {
        self.answer = answer
        self.detail = detail
    }

    var searches: [LaunchSearch] { record.withLock(\.searches) }
    var detailed: [LaunchEntity] { record.withLock(\.launches) }

    func launches(_ search: LaunchSearch) async throws(RequestError) -> LaunchesEntity {
        record.withLock { $0.searches.append(search) }
        return try answer.get()
    }

    func detail(
        of launch: LaunchEntity,
        among launches: LaunchesEntity
    ) async -> LaunchDetailEntity {
        record.withLock { $0.launches.append(launch) }
        return detail
    }
}

/// What an interactor can say.
enum LaunchDetailAnswer: Equatable {
    case found(LaunchFinding)
    case nothing(LaunchNotFound)
    case failure(RequestError)
}

/// An interactor that gives one answer and remembers what it was asked for.
final class LaunchDetailInteractorSpy: LaunchDetailInteractorInput {
    private let answer: LaunchDetailAnswer
    private let record = Mutex<[LaunchSearch]>([])

    init(answer: LaunchDetailAnswer) {
        self.answer = answer
    }

    var searches: [LaunchSearch] { record.withLock(\.self) }

    func fetchLaunch(
        _ search: LaunchSearch,
        reportingTo output: some LaunchDetailInteractorOutput
    ) async {
        record.withLock { $0.append(search) }
        switch answer {
        case .found(let finding): await output.didFetch(finding)
        case .nothing(let nothing): await output.didFindNothing(nothing)
        case .failure(let error): await output.didFail(with: error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class LaunchDetailInteractorOutputSpy: LaunchDetailInteractorOutput {
    private let record = Mutex<[LaunchDetailAnswer]>([])

    var answers: [LaunchDetailAnswer] { record.withLock(\.self) }

    func didFetch(_ finding: LaunchFinding) async { note(.found(finding)) }
    func didFindNothing(_ nothing: LaunchNotFound) async { note(.nothing(nothing)) }
    func didFail(with error: RequestError) async { note(.failure(error)) }

    private func note(_ answer: LaunchDetailAnswer) {
        record.withLock { $0.append(answer) }
    }
}

/// A presenter that remembers what it was asked for.
final class LaunchDetailPresenterSpy: LaunchDetailPresenterInput {
    private let record = Mutex<[LaunchSearch]>([])

    var searches: [LaunchSearch] { record.withLock(\.self) }

    func presentLaunch(
        _ search: LaunchSearch,
        in output: some LaunchDetailPresenterOutput
    ) async {
        record.withLock { $0.append(search) }
    }
}
