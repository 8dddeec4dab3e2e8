import Synchronization

/// A server on the loopback interface that sends lines as it must not.
///
/// It stops when it is let go of.
public final class HostileLineServer: Sendable {
    /// Writes to a connection, which is closed when it returns; connections are counted from 0.
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

    /// The port it listens at, chosen by the system.
    public var port: UInt16 { acceptor.port }

    /// Breaks all connections and listens no more.
    public func stop() {
        acceptor.stop()
    }

    /// Runs a closure with a port at which connections are neither taken nor refused.
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
