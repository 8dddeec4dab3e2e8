import FeatureKit
import FeatureTesting
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
        await answer.report(to: output)
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
