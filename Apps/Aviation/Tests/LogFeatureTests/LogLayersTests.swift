import FeatureKit
import FeatureTesting
import LogSamples
import Logbook
import SectionKit
import Testing

@testable import LogFeature

/// Replies with a result that a test gives it.
private struct LogSpy: LogInput {
    let result: Result<Log, LogError>

    func log() async throws(LogError) -> Log { try result.get() }
}

/// Each layer alone.
@Suite struct LogLayersTests {
    @Test func `the interactor reports the flights of the log`() async {
        let log = Log([], warnings: ["A record is odd."])

        let answers = await interactor(.success(log)).answers(to: LogQuery())

        #expect(answers == [.success(LogList(log, query: LogQuery(), now: SampleLog.now))])
    }

    @Test func `the interactor reports the error of the log`() async {
        let answers = await interactor(.failure(.noStore("no folder"))).answers(to: LogQuery())

        #expect(answers == [.failure(.noStore("no folder"))])
    }

    @Test func `the section says what could not be loaded, and what to do`() async {
        let presenter = Presenter("The log", from: interactor(.failure(.noStore("no folder"))))

        let states = await presenter.states(of: LogQuery())

        #expect(
            states.last?.error
                == SectionError(
                    message: "The log could not be loaded: no folder.",
                    recovery: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."))
    }

    private func interactor(_ result: Result<Log, LogError>) -> LogInteractor {
        LogInteractor(log: LogSpy(result: result), now: SampleLog.now)
    }
}
