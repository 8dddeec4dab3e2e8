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

private struct LogInteractorSpy: LogInteractorInput {
    let result: Result<LogList, LogError>

    func fetchList(_ query: LogQuery, reportingTo output: some LogOutput<LogList>) async {
        await result.report(to: output)
    }
}

/// Each layer alone.
@Suite struct LogLayersTests {
    @Test func `the interactor reports the flights of the log`() async {
        let output = InteractorOutputSpy<LogList, LogError>()
        let log = Log([], warnings: ["A record is odd."])

        await LogInteractor(log: LogSpy(result: .success(log)), now: SampleLog.now)
            .fetchList(LogQuery(), reportingTo: output)

        #expect(output.answers == [.success(LogList(log, query: LogQuery(), now: SampleLog.now))])
    }

    @Test func `the interactor reports the error of the log`() async {
        let output = InteractorOutputSpy<LogList, LogError>()

        await LogInteractor(
            log: LogSpy(result: .failure(.noStore("no folder"))), now: SampleLog.now
        )
        .fetchList(LogQuery(), reportingTo: output)

        #expect(output.answers == [.failure(.noStore("no folder"))])
    }

    @Test func `the presenter shows that it loads, then the error with what to do`() async {
        let output = SectionOutputSpy<LogList>()

        await LogPresenter(interactor: LogInteractorSpy(result: .failure(.noStore("no folder"))))
            .presentList(LogQuery(), in: output)

        #expect(output.states.count == 2)
        #expect(
            output.states.last?.error
                == SectionError(
                    message: "The log could not be loaded: no folder.",
                    recovery: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."))
    }
}
