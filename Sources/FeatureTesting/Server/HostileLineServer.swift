import Synchronization

/// A line server on the loopback interface that misbehaves.
///
/// It stops when it is deallocated.
public final class HostileLineServer: Sendable {
    /// Writes to a connection, which is closed when the handler returns; `number` counts from 0.
    public typealias Handler = @Sendable (_ number: Int, HostileServer.Connection) -> Void

    private let acceptor: Acceptor

    /// Starts a server.
    public init(_ handle: @escaping Handler) throws {
        let count = Counter()
        acceptor = try Acceptor { connection in handle(count.next(), connection) }
    }

    deinit {
        stop()
    }

    /// The port that it listens on, chosen by the system.
    public var port: UInt16 { acceptor.port }

    /// Shuts down all connections and stops listening.
    public func stop() {
        acceptor.stop()
    }

    /// Runs a closure with a port that neither accepts nor refuses connections.
    public static func withFullPort(_ body: (UInt16) async throws -> Void) async throws {
        let (listener, port) = try Sockets.open(backlog: 0)
        let waiting = (0..<8).map { _ in Sockets.startConnecting(at: port) }
        defer { (waiting + [listener]).forEach(Sockets.end) }
        try await body(port)
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                defer { count += 1 }
                return count
            }
        }
    }
}
