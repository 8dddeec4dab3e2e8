package import SectionCLibrary
import Synchronization

/// A socket that takes connections: of TCP, or of a Unix socket, which is a file.
package final class WebListener: Sendable {
    /// Where it listens.
    package enum Place: Equatable, Sendable {
        /// A numeric address and a port; 0 is a port that is free.
        case address(String, port: UInt16)

        /// The path of a Unix socket.
        case file(String)
    }

    /// The socket; nil once it is closed.
    private let socket: Mutex<Descriptor?>

    /// The port; nil for a Unix socket.
    package let port: UInt16?

    /// The path of its Unix socket.
    private let path: String?

    /// Its descriptor; negative once it is closed.
    var number: Int32 { socket.withLock { $0?.number ?? -1 } }

    /// Starts to listen; clients may connect at once.
    ///
    /// - Throws: `SystemError`, such as that the port is in use.
    package init(at place: Place) throws(SystemError) {
        switch place {
        case .address(let host, let port):
            guard let address = SocketAddress.all(of: host, port: port).first else {
                throw SystemError(EADDRNOTAVAIL)
            }
            let opened = try Descriptor.listening(at: address)
            self.port = address.port(of: opened.number) ?? port
            socket = Mutex(opened)
            path = nil
        case .file(let path):
            guard let address = SocketAddress(path: path) else { throw SystemError(ENAMETOOLONG) }
            // What another server has left is removed; its socket refuses connections.
            if Self.isServed(address) { throw SystemError(EADDRINUSE) }
            if isSocket(path) { unlink(path) }
            let before = umask(0o177)
            defer { umask(before) }
            socket = Mutex(try Descriptor.listening(at: address))
            port = nil
            self.path = path
        }
    }

    /// Whether a server answers at an address.
    private static func isServed(_ address: SocketAddress) -> Bool {
        do throws(SystemError) {
            let socket = try Socket(connectingTo: address)
            return socket.failure == nil
        } catch {
            return false
        }
    }

    /// Takes the next connection; nil if there is none now.
    ///
    /// - Throws: `SystemError` if the process has no descriptor left for one.
    func accept() throws(SystemError) -> Descriptor? {
        try socket.withLock { socket throws(SystemError) in
            switch socket {
            case .some(let socket): try socket.acceptConnection()
            case nil: nil
            }
        }
    }

    /// Takes no connections any more.
    func close() {
        let isFirst = socket.withLock { socket in
            let wasOpen = socket != nil
            socket = nil
            return wasOpen
        }
        if isFirst, let path { unlink(path) }
    }

    deinit {
        close()
    }
}
