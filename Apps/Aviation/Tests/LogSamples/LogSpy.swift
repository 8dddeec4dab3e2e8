package import Logbook

/// A log that always returns the same answer.
package struct LogSpy: LogInput {
    private let answer: Result<Log, LogError>

    package init(_ answer: Result<Log, LogError>) {
        self.answer = answer
    }

    /// A log of these flights.
    package init(_ entries: [LogEntry]) {
        self.init(.success(Log(entries)))
    }

    package func log() async throws(LogError) -> Log { try answer.get() }
}
