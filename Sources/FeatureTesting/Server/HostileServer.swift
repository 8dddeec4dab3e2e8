import CLibrary
import Foundation
import Synchronization

/// An HTTP/1.1 server on the loopback interface that does what servers must not.
///
/// It keeps what it was asked and answers as told, one request on each connection and each on a
/// thread of its own. It stops when it is let go of.
public final class HostileServer: Sendable {
    /// Writes the answer to a request; the connection is closed when it returns.
    public typealias Handler = @Sendable (Request, Connection) -> Void

    /// The port it listens at, chosen by the system.
    public let port: UInt16

    private let log = RequestLog()
    private let latch = Latch()
    private let connections = OpenSockets()

    /// Starts a server whose every answer is written by a closure.
    public init(_ handle: @escaping Handler) throws {
        let (listener, port) = try Sockets.open()
        self.port = port
        let (log, latch, connections) = (log, latch, connections)
        Thread.detachNewThread {
            while true {
                let socket = accept(listener, nil, nil)
                guard !latch.isStopped else {
                    close(socket)
                    break
                }
                guard socket >= 0 else { continue }
                Sockets.prepare(socket)
                connections.add(socket)
                Thread.detachNewThread {
                    let connection = Connection(socket, latch: latch)
                    if let request = connection.request() {
                        handle(log.add(request), connection)
                    }
                    connections.finish(socket)
                }
            }
            close(listener)
        }
    }

    /// Starts a server that gives these answers one by one, and the last to all that come later.
    public convenience init(_ answers: Answer...) throws {
        try self.init { request, connection in
            guard let last = answers.last else { return }
            let answer = request.number < answers.count ? answers[request.number] : last
            answer.write(request, connection)
        }
    }

    deinit {
        stop()
    }

    /// Runs a closure with a port at which nobody listens, and nobody else can meanwhile.
    public static func withDeafPort(_ body: (UInt16) async throws -> Void) async throws {
        let (socket, port) = try Sockets.open(listens: false)
        defer { close(socket) }
        try await body(port)
    }

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
        latch.open()
    }

    /// Breaks all connections and listens no more.
    public func stop() {
        guard latch.stop() else { return }
        connections.breakAll()
        // Nothing else wakes a thread from `accept` on every system.
        Sockets.knock(at: port)
    }
}
