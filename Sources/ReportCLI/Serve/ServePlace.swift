import SectionCLibrary
import SectionKit
import WebServer

/// Where a server listens.
struct ServePlace {
    private let address: String
    private let port: UInt16?
    private let socket: String?

    init(_ values: OptionValues) throws(UsageError) {
        socket = try values.value(of: ServeOptions.socket)
        port = try values.value(of: ServeOptions.port)
        let given = try values.value(of: ServeOptions.address)
        address = given ?? "127.0.0.1"
        if socket != nil, port != nil || given != nil {
            throw UsageError(conflict: "--socket cannot be used together with --port or --host.")
        }
    }

    /// Whether only this machine can reach it.
    var isOnlyHere: Bool { socket != nil || SocketAddress.isLoopback(address) }

    /// Starts to listen, and returns the address to show as well.
    func listen() throws(SystemError) -> (WebListener, shown: String) {
        if let socket { return (try WebListener(at: .file(socket)), "http://localhost/") }
        if let port { return try listen(port) }
        for next in ServeOptions.usualPort..<(ServeOptions.usualPort + 10) {
            do throws(SystemError) { return try listen(next) } catch {
                guard error.code == EADDRINUSE else { throw error }
            }
        }
        return try listen(0)
    }

    private func listen(_ port: UInt16) throws(SystemError) -> (WebListener, shown: String) {
        let listener = try WebListener(at: .address(address, port: port))
        let name = address.contains(":") && !address.hasPrefix("[") ? "[\(address)]" : address
        return (listener, "http://\(name):\(listener.port ?? port)/")
    }

    /// Why nothing can be served there, and what to do.
    func explanation(of error: SystemError) -> String {
        if let socket {
            return "\(socket.quoted) cannot be listened at: \(error.reason); name another file with"
                + " --socket."
        }
        let port = port.map(String.init) ?? "0"
        if error.code == EADDRINUSE {
            return "port \(port) is in use; choose another one with --port, or leave it out."
        }
        return "\(address) cannot be listened at, port \(port): \(error.reason)."
    }
}
