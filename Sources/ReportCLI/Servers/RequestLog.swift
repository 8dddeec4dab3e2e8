import Essentials
import Networking
import Synchronization

/// What happens to requests while a screen is shown: nothing may be written meanwhile.
final class RequestLog: Sendable {
    private let isVerbose: Bool
    private let clock: @Sendable () -> Date
    private let record = Mutex<[String]>([])

    init(isVerbose: Bool, clock: @escaping @Sendable () -> Date) {
        self.isVerbose = isVerbose
        self.clock = clock
    }

    /// What is to be said when the screen is gone.
    var lines: [String] { record.withLock { $0 } }

    /// Begins to take what happens to the requests of one source.
    func session(_ notice: @escaping @Sendable (String) -> Void) -> Session {
        Session(log: self, notice: notice)
    }

    /// The requests of one source.
    final class Session: Sendable {
        private let log: RequestLog
        private let notice: @Sendable (String) -> Void
        private let since = Mutex<Date?>(nil)
        private let noticed = Warnings()

        init(log: RequestLog, notice: @escaping @Sendable (String) -> Void) {
            self.log = log
            self.notice = notice
        }

        /// When the oldest answer was given; nil if there was none.
        var oldest: Date? { since.withLock { $0 } }

        /// What the reader of the answers should know of the requests.
        var warnings: [String] { noticed.all }

        func take(_ event: RequestEvent) {
            if log.isVerbose, let line = event.logLine { log.record.withLock { $0.append(line) } }
            if let warning = event.warning, noticed.add(warning) { notice("warning: \(warning)") }
            guard let age = event.age else { return }
            let date = log.clock().addingTimeInterval(-(age / .seconds(1)))
            since.withLock { $0 = min($0 ?? date, date) }
        }
    }
}

extension RequestEvent {
    /// How old the answer is that it brings; nil if it brings none.
    fileprivate var age: Duration? {
        switch self {
        case .asked(.get, _, let result, _, _):
            ["200", "203", "304"].contains(result) ? .zero : nil
        case .cached(_, _, let age), .stale(_, let age, _): age
        case .asked, .retrying, .cacheFailed: nil
        }
    }
}
