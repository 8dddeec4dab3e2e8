import SectionCLibrary

/// The address of a server that sends lines.
struct HostAndPort: Equatable, Sendable {
    /// A numeric address, IPv4 or IPv6, or `localhost`.
    let host: String

    let port: UInt16

    /// Parses `192.0.2.7:30003`, `[2001:db8::7]:30003` or `localhost:30003`; nil for anything else.
    init?(_ text: String) {
        let parts = Self.parts(of: text[...])
        guard let port = parts.port.flatMap(Self.port),
            !SocketAddress.all(of: String(parts.host), port: port).isEmpty
        else { return nil }
        let isBracketed = parts.host.hasPrefix("[")
        host = String(isBracketed ? parts.host.dropFirst().dropLast() : parts.host)
        self.port = port
    }

    /// Whether the port of a URL's authority is a number from 1 to 65535, or there is no port.
    static func isValid(authority: Substring) -> Bool {
        let host = authority.lastIndex(of: "@").map { authority[authority.index(after: $0)...] }
        guard let port = parts(of: host ?? authority).port else { return true }
        return Self.port(port) != nil
    }

    /// Splits a text into the host and what follows its colon; the port is nil if nothing follows
    /// the host.
    private static func parts(of text: Substring) -> (host: Substring, port: Substring?) {
        let end =
            text.hasPrefix("[")
            ? text.firstIndex(of: "]").map(text.index(after:)) ?? text.startIndex
            : text.firstIndex(of: ":") ?? text.endIndex
        let rest = text[end...]
        let port = rest.hasPrefix(":") ? rest.dropFirst() : ""
        return (text[..<rest.startIndex], rest.isEmpty ? nil : port)
    }

    private static func port(_ text: Substring) -> UInt16? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return UInt16(text).flatMap { $0 > 0 ? $0 : nil }
    }
}
