import CLibrary
import Foundation

/// An HTTP/1.1 server on the loopback interface that does what servers must not.
///
/// It keeps what it was asked and answers as told, one request on each connection and each on a
/// thread of its own. It stops when it is let go of.
public final class HostileServer: Sendable {
    /// Writes the answer to a request; the connection is closed when it returns.
    public typealias Handler = @Sendable (Request, Connection) -> Void

    private let log = RequestLog()
    private let acceptor: Acceptor

    /// Starts a server whose every answer is written by a closure.
    ///
    /// - Parameters:
    ///   - readsBody: whether it reads the content of a request before it answers.
    ///   - handle: writes the answer to a request.
    public init(readsBody: Bool = true, _ handle: @escaping Handler) throws {
        let log = log
        acceptor = try Acceptor { connection in
            guard let request = connection.request(readsBody: readsBody) else { return }
            handle(log.add(request), connection)
        }
    }

    /// Starts a server that gives these answers one by one, and the last to all that come later.
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

    /// Runs a closure with a port at which nobody listens, and nobody else can meanwhile.
    public static func withClosedPort(_ body: (UInt16) async throws -> Void) async throws {
        let (socket, port) = try Sockets.open(backlog: nil)
        defer { close(socket) }
        try await body(port)
    }

    /// The port it listens at, chosen by the system.
    public var port: UInt16 { acceptor.port }

    /// Its address, without a slash at the end.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// What it was asked, in the order it came.
    public var requests: [Request] { log.requests }

    /// Returns once it was asked so many times.
    public func received(_ count: Int) async {
        await log.reached(count)
    }

    /// Lets all answers that are held go on, and holds none any more.
    public func release() {
        acceptor.release()
    }

    /// Breaks all connections and listens no more.
    public func stop() {
        acceptor.stop()
    }
}
