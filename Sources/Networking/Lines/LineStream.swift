/// The lines of a server, as an endless sequence that reconnects after a lost connection.
///
/// After a failure it waits before it connects again, a second at first and a minute at most. It
/// ends when the task is cancelled, or when no attempt can succeed.
public struct LineStream: AsyncSequence, Sendable {
    private let server: LineServer
    private let transport: any LineTransport
    private let isOffline: Bool
    private let report: @Sendable (RequestEvent) -> Void
    private let clock: any RequestClock
    private let policy: ReconnectPolicy

    /// Creates a stream, which connects when its first event is requested.
    ///
    /// - Parameters:
    ///   - server: the server that sends the lines.
    ///   - transport: connects to the server.
    ///   - isOffline: whether the network is disabled; the stream then fails at once.
    ///   - report: receives an event for each connection and each failure.
    public init(
        of server: LineServer,
        over transport: any LineTransport,
        isOffline: Bool = false,
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.init(
            of: server, over: transport, isOffline: isOffline, clock: SystemRequestClock(),
            report: report)
    }

    /// Also takes a clock, and random numbers from 0 to 1 for the retry delay, for tests.
    package init(
        of server: LineServer,
        over transport: any LineTransport,
        isOffline: Bool = false,
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.server = server
        self.transport = transport
        self.isOffline = isOffline
        self.report = report
        self.clock = clock
        policy = ReconnectPolicy(random: random)
    }

    /// Creates an iterator with its own connection.
    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Iterates over the events of successive connections.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private let stream: LineStream
        private var connection: (any LineConnection)?
        private var failures = 0
        private var pause: Duration?
        private var isOver = false

        init(stream: LineStream) {
            self.stream = stream
        }

        /// Waits for the next event; nil at the end.
        public mutating func next() async -> LineEvent? {
            guard !isOver else { return nil }
            if stream.isOffline { return failure(.needsNetwork, retryAfter: nil) }
            do throws(TransportError) {
                return try await event()
            } catch {
                let allowed = connection == nil ? stream.server.timeout : stream.server.silence
                connection = nil
                return failure(error, allowed: allowed)
            }
        }

        private mutating func event() async throws(TransportError) -> LineEvent {
            if let line = try await connection?.nextLine() {
                failures = 0
                return .line(line)
            }
            if let pause {
                do throws(CancellationError) {
                    try await stream.clock.wait(for: pause)
                } catch {
                    throw .cancelled
                }
            }
            connection = try await stream.transport.connect(to: stream.server)
            stream.report(.connected(to: stream.server.authority))
            return .connected
        }

        private mutating func failure(_ error: TransportError, allowed: Duration) -> LineEvent? {
            let reason = RequestError(error, timeout: allowed)
            switch error {
            case .cancelled:
                isOver = true
                return nil
            case .notAllowed:
                return failure(reason, retryAfter: nil)
            default:
                failures += 1
                pause = stream.policy.wait(after: failures)
                return failure(reason, retryAfter: pause)
            }
        }

        private mutating func failure(_ error: RequestError, retryAfter: Duration?) -> LineEvent {
            isOver = retryAfter == nil
            let server = stream.server.authority
            stream.report(.disconnected(from: server, because: error, retryAfter: retryAfter))
            return .failed(error, retryAfter: retryAfter)
        }
    }
}

/// Decides how long to wait before reconnecting.
struct ReconnectPolicy: Sendable {
    /// The longest wait after the first failure; it doubles with each further one.
    static let base = Duration.seconds(1)

    /// The longest wait of all.
    static let longest = Duration.seconds(60)

    /// A random number from 0 to 1.
    let random: @Sendable () -> Double

    /// The wait after a number of failures in a row, at least 1: exponential with equal jitter, so
    /// that it is never less than half.
    ///
    /// Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    func wait(after failures: Int) -> Duration {
        let most = min(Self.longest, Self.base * (1 << min(failures - 1, 16)))
        return most / 2 + most / 2 * random()
    }
}
