/// The address of a server: a numeric IP address and a port, or the path of a Unix socket.
///
/// Host names are not resolved, because a statically linked program has no reliable resolver.
package struct SocketAddress: Sendable {
    let family: Int32
    let bytes: [UInt8]

    init(family: Int32, bytes: [UInt8]) {
        self.family = family
        self.bytes = bytes
    }

    /// The addresses of a host, such as `192.0.2.7`, `::1`, `[::1]` or `localhost`, in the order to
    /// try them; empty for other names.
    package static func all(of host: String, port: UInt16) -> [SocketAddress] {
        if host.lowercased() == "localhost" {
            return [v4("127.0.0.1", port), v6("::1", port)].compactMap(\.self)
        }
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let plain = isBracketed ? String(host.dropFirst().dropLast()) : host
        let address = isBracketed ? v6(plain, port) : v4(plain, port) ?? v6(plain, port)
        return address.map { [$0] } ?? []
    }

    private static func v4(_ text: String, _ port: UInt16) -> SocketAddress? {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        guard inet_pton(AF_INET, text, &address.sin_addr) == 1 else { return nil }
        return SocketAddress(family: AF_INET, bytes: withUnsafeBytes(of: address) { Array($0) })
    }

    private static func v6(_ text: String, _ port: UInt16) -> SocketAddress? {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        guard inet_pton(AF_INET6, text, &address.sin6_addr) == 1 else { return nil }
        return SocketAddress(family: AF_INET6, bytes: withUnsafeBytes(of: address) { Array($0) })
    }

    /// Calls a closure with the address as a `sockaddr`.
    func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(bytes.count))
            }
        }
    }
}
