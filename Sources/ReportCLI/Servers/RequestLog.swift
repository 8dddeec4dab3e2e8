import Networking
import SectionEssentials
import Synchronization

/// Collects the log of requests while a screen is shown, because nothing may be written meanwhile.
final class RequestLog: Sendable {
    private let isVerbose: Bool
    private let clock: @Sendable () -> Date
    private let record = Mutex<[String]>([])

    /// The servers that a warning was about, and that have not responded since.
    private let failed = Mutex<Set<Substring>>([])

    init(isVerbose: Bool, clock: @escaping @Sendable () -> Date) {
        self.isVerbose = isVerbose
        self.clock = clock
    }

    /// The lines to write when the screen is closed.
    var lines: [String] { record.withLock { $0 } }

    /// Starts to collect the events of one source.
    ///
    /// - Parameter notice: is called with each new warning and each note, and with an empty text
    ///   when a server that a warning was about is well again.
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
            if let warning = event.warning, warned.add(warning) {
                notice("warning: \(warning)")
                if let server = event.server { _ = log.failed.withLock { $0.insert(server) } }
            }
            if let remark = event.remark, remarked.add(remark) { notice("warning: \(remark)") }
            if let server = event.answeringServer,
                log.failed.withLock({ $0.remove(server) }) != nil
            {
                // The server is well again, so nothing covers the keys any longer.
                notice("")
            }
            if case .note(let text) = event { notice(text) }
            guard let age = event.age else { return }
            let date = log.clock().addingTimeInterval(-(age / .seconds(1)))
            since.withLock { $0 = min($0 ?? date, date) }
        }
    }
}

extension RequestEvent {
    /// The scheme and host of the server that failed, so that a cached response is shown.
    fileprivate var server: Substring? {
        if case .stale(let url, _, _) = self { url.host } else { nil }
    }

    /// The scheme and host of a server that has responded.
    fileprivate var answeringServer: Substring? {
        guard case .asked(_, let url, let result, _, _) = self,
            ["200", "203", "304"].contains(result)
        else { return nil }
        return url.host
    }

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

extension String {
    /// The scheme and the host of a URL.
    fileprivate var host: Substring {
        guard let scheme = firstRange(of: "://") else { return self[...] }
        return self[..<(self[scheme.upperBound...].firstIndex(of: "/") ?? endIndex)]
    }
}
