import CLibrary
import Foundation

/// An HTTP/1.1 server on the loopback interface that misbehaves.
///
/// It records its requests and sends the responses that a test gives it, one per connection and
/// each on a thread of its own. It stops when it is deallocated.
public final class HostileServer: Sendable {
    /// Writes the response to a request; the connection is closed when the handler returns.
    public typealias Handler = @Sendable (Request, Connection) -> Void

    private let log = RequestLog()
    private let acceptor: Acceptor

    /// Starts a server with a handler.
    ///
    /// - Parameters:
    ///   - readsBody: whether it reads the content of a request before it responds.
    ///   - handle: writes the response to a request.
    public init(readsBody: Bool = true, _ handle: @escaping Handler) throws {
        let log = log
        acceptor = try Acceptor { connection in
            guard let request = connection.request(readsBody: readsBody) else { return }
            handle(log.add(request), connection)
        }
    }

    /// Starts a server that sends these responses in order, and the last one to all later requests.
    public convenience init(readsBody: Bool = true, _ responses: Response...) throws {
        try self.init(readsBody: readsBody) { request, connection in
            guard let last = responses.last else { return }
            let response = request.number < responses.count ? responses[request.number] : last
            response.write(request, connection)
        }
    }

    deinit {
        stop()
    }

    /// Runs a closure with a reserved port on which nothing listens.
    public static func withClosedPort(_ body: (UInt16) async throws -> Void) async throws {
        let (socket, port) = try Sockets.open(backlog: nil)
        defer { close(socket) }
        try await body(port)
    }

    /// The port that it listens on, chosen by the system.
    public var port: UInt16 { acceptor.port }

    /// The address of the server, without a trailing slash.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The received requests, in order.
    public var requests: [Request] { log.requests }

    /// Waits until the server has received `count` requests.
    public func received(_ count: Int) async {
        await log.reached(count)
    }

    /// Releases all held responses, and holds no later ones.
    public func release() {
        acceptor.release()
    }

    /// Shuts down all connections and stops listening.
    public func stop() {
        acceptor.stop()
    }
}
