import Foundation

extension HostileServer {
    /// A request from a client.
    public struct Request: Sendable {
        /// The number of earlier requests to the server.
        public internal(set) var number = 0

        /// The method, such as `GET`.
        public let method: String

        /// The target as it was sent: path and query, or a complete address for a proxy.
        public let target: String

        /// The header fields, in order.
        public let fields: [(name: String, value: String)]

        /// The content that was read.
        public internal(set) var body: [UInt8] = []

        /// The path, as it was sent.
        public var path: String { String(target.prefix { $0 != "?" }) }

        /// The query items by name, decoded.
        public var query: [String: String] {
            let items = URLComponents(string: target)?.queryItems ?? []
            return items.reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
        }

        /// Parses a header; nil if it has no request line.
        init?(head: String) {
            let lines = head.components(separatedBy: "\r\n")
            let words = lines[0].components(separatedBy: " ")
            guard words.count == 3 else { return nil }
            method = words[0]
            target = words[1]
            fields = lines.dropFirst().compactMap { line in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                let value = line[line.index(after: colon)...]
                return (String(line[..<colon]), value.trimmingCharacters(in: .whitespaces))
            }
        }

        /// The first value of a field; the name is case-insensitive.
        public func value(of name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }
}
