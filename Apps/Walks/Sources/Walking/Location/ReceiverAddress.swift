/// The host and port of a gpsd, such as `localhost:2947`, `192.0.2.7` or `[::1]:2947`.
package struct ReceiverAddress: Equatable, Sendable {
    /// The numeric address, or `localhost`.
    package let host: String

    package let port: UInt16

    /// The port that gpsd usually has.
    package static let usualPort: UInt16 = 2947

    /// Reads a host, with or without a port; nil if it is neither.
    package init?(_ text: String) {
        let rest: Substring
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            host = String(text[text.index(after: text.startIndex)..<end])
            rest = text[text.index(after: end)...]
        } else {
            let end = text.firstIndex(of: ":") ?? text.endIndex
            host = String(text[..<end])
            rest = text[end...]
        }
        guard !host.isEmpty, !host.contains(where: { $0.isWhitespace || $0 == "/" }) else {
            return nil
        }
        guard !rest.isEmpty else {
            port = Self.usualPort
            return
        }
        guard rest.hasPrefix(":"), let number = UInt16(rest.dropFirst()), number > 0 else {
            return nil
        }
        port = number
    }
}

extension ReceiverAddress: CustomStringConvertible {
    package var description: String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
