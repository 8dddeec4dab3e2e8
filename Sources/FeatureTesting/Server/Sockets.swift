import Foundation
import SectionCLibrary
import Synchronization

/// The socket functions of the C library that a server needs.
enum Sockets {
    #if canImport(Glibc)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif
    #if canImport(Darwin)
        private static let sendFlags: Int32 = 0
    #else
        private static let sendFlags = Int32(MSG_NOSIGNAL)
    #endif

    /// Opens a socket on a free port of the loopback interface; it listens unless `backlog` is nil.
    static func open(backlog: Int32? = 64) throws -> (socket: Int32, port: UInt16) {
        let listener = socket(AF_INET, stream, 0)
        guard listener >= 0 else { throw SocketError(code: errno) }
        prepare(listener)
        var address = loopback(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withAddress(&address) { address in
            bind(listener, address, length) == 0
                && (backlog.map { listen(listener, $0) == 0 } ?? true)
                && getsockname(listener, address, &length) == 0
        }
        guard result else {
            let code = errno
            close(listener)
            throw SocketError(code: code)
        }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    /// Connects and closes the connection.
    static func connectAndClose(at port: UInt16) {
        let client = socket(AF_INET, stream, 0)
        var address = loopback(port: port)
        _ = withAddress(&address) {
            connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
        close(client)
    }

    /// Starts connecting without waiting; returns the socket.
    static func startConnecting(at port: UInt16) -> Int32 {
        let client = socket(AF_INET, stream, 0)
        _ = fcntl(client, F_SETFL, O_NONBLOCK)
        var address = loopback(port: port)
        _ = withAddress(&address) {
            connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
        return client
    }

    /// Closes a socket.
    static func end(_ socket: Int32) {
        close(socket)
    }

    /// Prevents child processes from inheriting a socket, and SIGPIPE when it is closed.
    static func prepare(_ socket: Int32) {
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            set(SO_NOSIGPIPE, Int32(1), of: socket)
        #endif
    }

    /// Makes closing a socket send a reset.
    static func resetOnClose(_ socket: Int32) {
        set(SO_LINGER, linger(l_onoff: 1, l_linger: 0), of: socket)
    }

    /// Sends all bytes; returns false if the other side is gone.
    static func write(_ bytes: [UInt8], to socket: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let sent = send(socket, piece.baseAddress, piece.count, sendFlags)
                guard sent > 0 else { return false }
                rest = rest.dropFirst(sent)
            }
            return true
        }
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func withAddress<Result>(
        _ address: inout sockaddr_in,
        _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }

    private static func set<Value: BitwiseCopyable>(
        _ option: Int32, _ value: Value, of socket: Int32
    ) {
        var value = value
        setsockopt(socket, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Value>.size))
    }
}

/// The error number of a failed call.
struct SocketError: Error {
    let code: Int32
}

/// The open sockets, each of which is closed once.
final class OpenSockets: Sendable {
    private let sockets = Mutex<Set<Int32>>([])

    func add(_ socket: Int32) {
        _ = sockets.withLock { $0.insert(socket) }
    }

    func finish(_ socket: Int32) {
        sockets.withLock { sockets in
            guard sockets.remove(socket) != nil else { return }
            close(socket)
        }
    }

    /// Shuts down all sockets, which wakes blocked threads; their users close them.
    func shutDownAll() {
        sockets.withLock { $0.forEach { shutdown($0, Int32(SHUT_RDWR)) } }
    }
}
