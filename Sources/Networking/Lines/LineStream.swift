/// The lines of a server, for as long as one asks for them: a lost connection is made again.
///
/// After a failure it waits before it connects again, a second at first and a minute at the most.
/// It ends when the task is cancelled, or when no attempt can succeed.
///
/// ```swift
/// for await event in LineStream(of: server, over: TCPLineTransport()) {
///     if case .line(let line) = event { read(line) }
/// }
/// ```
public struct LineStream: AsyncSequence, Sendable {
    private let server: LineServer
    private let transport: any LineTransport
    private let clock: any RequestClock
    private let policy: ReconnectPolicy

    /// Describes a stream; nothing happens before its first event is asked for.
    public init(of server: LineServer, over transport: any LineTransport) {
        self.init(of: server, over: transport, clock: SystemRequestClock())
    }

    /// Also takes the time, and the numbers from 0 to 1 that spread attempts, for tests.
    package init(
        of server: LineServer,
        over transport: any LineTransport,
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) }
    ) {
        self.server = server
        self.transport = transport
        self.clock = clock
        policy = ReconnectPolicy(random: random)
    }

    /// Begins a connection of its own.
    public func makeAsyncIterator() -> Iterator {
        Iterator(stream: self)
    }

    /// Gives the events of one connection after another.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private let stream: LineStream
        private var connection: (any LineConnection)?
        private var failures = 0
        private var pause: Duration?
        private var isOver = false

        init(stream: LineStream) {
            self.stream = stream
        }

        /// The next event; nil at the end.
        public mutating func next() async -> LineEvent? {
            guard !isOver else { return nil }
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
            return .connected
        }

        private mutating func failure(
            _ error: TransportError,
            allowed: Duration
        ) -> LineEvent? {
            failures += 1
            pause = stream.policy.wait(after: failures)
            let reason = RequestError(error, timeout: allowed)
            switch error {
            case .cancelled:
                isOver = true
                return nil
            case .notAllowed:
                isOver = true
                return .failed(reason, retryAfter: nil)
            default:
                return .failed(reason, retryAfter: pause)
            }
        }
    }
}

/// Something that happened to a stream of lines.
public enum LineEvent: Equatable, Sendable {
    /// A connection was made.
    case connected

    /// A line came, without its end.
    case line(String)

    /// No connection was made, or it was lost; another is made after so long, none if nil.
    case failed(RequestError, retryAfter: Duration?)
}
