import Foundation
import SectionCLibrary

/// Accepts connections on the loopback interface, each on a thread of its own.
final class Acceptor: Sendable {
    /// The port that it listens on, chosen by the system.
    let port: UInt16

    private let latch = Latch()
    private let connections = OpenSockets()

    /// Starts listening; a connection is closed when its handler returns.
    init(_ handle: @escaping @Sendable (HostileServer.Connection) -> Void) throws {
        let (listener, port) = try Sockets.open()
        self.port = port
        let (latch, connections) = (latch, connections)
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
                    handle(HostileServer.Connection(socket, latch: latch))
                    connections.finish(socket)
                }
            }
            close(listener)
        }
    }

    /// Releases all held responses, and holds no later ones.
    func release() {
        latch.open()
    }

    /// Shuts down all connections and stops listening.
    func stop() {
        guard latch.stop() else { return }
        connections.shutDownAll()
        // Nothing else wakes a thread from `accept` on every system.
        Sockets.connectAndClose(at: port)
    }
}
