import Synchronization
import WebServer

/// The answers of the last moment: who asks for the same as another gets the same, which is made once.
final class PageCache: Sendable {
    /// An answer, or who waits for it.
    private enum Entry {
        case made(WebResponse, until: ContinuousClock.Instant)
        case making([@Sendable (WebResponse) -> Void])

        /// The bytes of its body.
        var count: Int {
            guard case .made(let response, _) = self, case .bytes(let bytes) = response.body else {
                return 0
            }
            return bytes.count
        }
    }

    /// How long an answer is given again.
    private let keepingTime: Duration

    init(keepingTime: Duration) {
        self.keepingTime = keepingTime
    }

    /// The most answers that are made at the same time.
    private static let mostMaking = 32

    /// The most bytes of bodies that are kept.
    private static let mostBytes = 16 << 20

    private let entries = Mutex<[String: Entry]>([:])

    /// What is to be done about a request.
    enum Answer {
        case made(WebResponse)

        /// It is made already, and given to who waits.
        case waits

        /// The caller makes it.
        case make

        /// Too many are being made.
        case busy
    }

    /// Returns the answer for an address, or keeps who waits for it.
    func answer(
        for address: String, _ waiter: @escaping @Sendable (WebResponse) -> Void
    ) -> Answer {
        entries.withLock { entries in
            let now = ContinuousClock.now
            switch entries[address] {
            case .made(let response, let end) where now < end: return .made(response)
            case .making(let waiters):
                entries[address] = .making(waiters + [waiter])
                return .waits
            case .made, nil:
                let making = entries.values.count { if case .making = $0 { true } else { false } }
                guard making < Self.mostMaking else { return .busy }
                entries[address] = .making([waiter])
                return .make
            }
        }
    }

    /// Forgets what was made, because something has changed.
    func forget() {
        entries.withLock { entries in
            entries = entries.filter { if case .making = $0.value { true } else { false } }
        }
    }

    /// Takes an answer, and gives it to who waits; it is given again for some time.
    func take(_ response: WebResponse, for address: String, within time: Duration? = nil) {
        let waiters = entries.withLock { entries -> [@Sendable (WebResponse) -> Void] in
            let now = ContinuousClock.now
            entries = entries.filter {
                if case .made(_, let end) = $0.value { now < end } else { true }
            }
            defer {
                entries[address] = .made(response, until: now + (time ?? keepingTime))
                if entries.values.reduce(0, { $0 + $1.count }) > Self.mostBytes {
                    entries[address] = nil
                }
            }
            guard case .making(let waiters) = entries[address] else { return [] }
            return waiters
        }
        for waiter in waiters { waiter(response) }
    }
}
