import Foundation

extension HostileServer {
    /// What a client asked.
    public struct Request: Sendable {
        /// How many came to the server before it.
        public internal(set) var number = 0

        /// The method, such as `GET`.
        public let method: String

        /// The target as it was sent: path and query, or a whole address for a proxy.
        public let target: String

        /// The header fields, in the order they came.
        public let fields: [(name: String, value: String)]

        /// The content, as far as it came and was read.
        public internal(set) var body: [UInt8] = []

        /// The path, as it was sent.
        public var path: String { String(target.prefix { $0 != "?" }) }

        /// The query items by name, decoded.
        public var query: [String: String] {
            let items = URLComponents(string: target)?.queryItems ?? []
            return items.reduce(into: [:]) { $0[$1.name] = $1.value ?? "" }
        }

        /// Reads a head; nil if it has no request line.
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

        /// The value of a field by its name in any case; the first, if there are several.
        public func value(of name: String) -> String? {
            fields.first { $0.name.lowercased() == name.lowercased() }?.value
        }
    }
}
