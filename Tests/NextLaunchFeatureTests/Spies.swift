import Networking
import SectionKit
import Synchronization

@testable import NextLaunchFeature

/// An interactor that gives one answer and remembers what it was asked for.
final class NextLaunchInteractorSpy: NextLaunchInteractorInput {
    private let answer: Result<NextLaunches, RequestError>
    private let record = Mutex<[Int]>([])

    init(answer: Result<NextLaunches, RequestError>) {
        self.answer = answer
    }

    var counts: [Int] { record.withLock(\.self) }

    func fetchNextLaunches(
        _ count: Int,
        reportingTo output: some NextLaunchInteractorOutput
    ) async {
        record.withLock { $0.append(count) }
        switch answer {
        case .success(let launches): await output.didFetchNextLaunches(launches)
        case .failure(let error): await output.didFailToFetchNextLaunches(error)
        }
    }
}

/// An interactor's output that remembers the answers it was given.
final class NextLaunchInteractorOutputSpy: NextLaunchInteractorOutput {
    private let record = Mutex<[Result<NextLaunches, RequestError>]>([])

    var answers: [Result<NextLaunches, RequestError>] { record.withLock(\.self) }

    func didFetchNextLaunches(_ launches: NextLaunches) async {
        record.withLock { $0.append(.success(launches)) }
    }

    func didFailToFetchNextLaunches(_ error: RequestError) async {
        record.withLock { $0.append(.failure(error)) }
    }
}

/// A presenter that remembers what it was asked for.
final class NextLaunchPresenterSpy: NextLaunchPresenterInput {
    private let record = Mutex<[Int]>([])

    var counts: [Int] { record.withLock(\.self) }

    func presentNextLaunches(_ count: Int, in output: some NextLaunchPresenterOutput) async {
        record.withLock { $0.append(count) }
    }
}
