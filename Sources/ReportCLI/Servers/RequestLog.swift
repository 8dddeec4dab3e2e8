import Essentials
import Networking
import Synchronization

/// Collects the log of requests while a screen is shown, because nothing may be written meanwhile.
final class RequestLog: Sendable {
    private let isVerbose: Bool
    private let clock: @Sendable () -> Date
    private let record = Mutex<[String]>([])

    init(isVerbose: Bool, clock: @escaping @Sendable () -> Date) {
        self.isVerbose = isVerbose
        self.clock = clock
    }

    /// The lines to write when the screen is closed.
    var lines: [String] { record.withLock { $0 } }

    /// Starts to collect the events of one source.
    ///
    /// - Parameter notice: is called with each new warning and each note.
    func session(_ notice: @escaping @Sendable (String) -> Void) -> Session {
        Session(log: self, notice: notice)
    }

    /// The requests of one source.
    final class Session: Sendable {
        private let log: RequestLog
        private let notice: @Sendable (String) -> Void
        private let since = Mutex<Date?>(nil)
        private let warned = Warnings()
        private let remarked = Warnings()

        init(log: RequestLog, notice: @escaping @Sendable (String) -> Void) {
            self.log = log
            self.notice = notice
        }

        /// The time of the oldest response; nil if there was none.
        var oldest: Date? { since.withLock { $0 } }

        /// The warnings about what the requests brought, each once.
        var warnings: [String] { warned.all }

        func take(_ event: RequestEvent) {
            if log.isVerbose, let line = event.logLine { log.record.withLock { $0.append(line) } }
            if let warning = event.warning, warned.add(warning) { notice("warning: \(warning)") }
            if let remark = event.remark, remarked.add(remark) { notice("warning: \(remark)") }
            if case .note(let text) = event { notice(text) }
            guard let age = event.age else { return }
            let date = log.clock().addingTimeInterval(-(age / .seconds(1)))
            since.withLock { $0 = min($0 ?? date, date) }
        }
    }
}

extension RequestEvent {
    /// The age of the response that the event brings; nil if it brings none.
    fileprivate var age: Duration? {
        switch self {
        case .asked(.get, _, let result, _, _):
            ["200", "203", "304"].contains(result) ? .zero : nil
        case .cached(_, _, let age), .stale(_, let age, _): age
        case .connected: .zero
        case .asked, .retrying, .disconnected, .note, .progress, .cacheFailed: nil
        }
    }
}
