import SectionEssentials

/// The target of a request: a path and a query, decoded once.
package struct RequestTarget: Equatable, Sendable {
    /// A name with a value in a query.
    package struct Item: Equatable, Sendable {
        package let name: String
        package let value: String

        /// Creates an item.
        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The target as it was sent, from its first slash; `*` for the server itself.
    package let text: String

    /// The parts of the path between its slashes; empty for `/`.
    package let path: [String]

    /// The names and values of the query, in their order; a name without `=` has an empty value.
    package let query: [Item]

    /// Whether it is `*`.
    var isServer: Bool { text == "*" }

    /// Reads a target that starts with a slash; nil if an escape is malformed, or is of a control
    /// character or of no UTF-8.
    package init?(_ text: String) {
        let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard text.hasPrefix("/") else { return nil }
        var path: [String] = []
        if halves[0] != "/" {
            for part in halves[0].dropFirst().split(
                separator: "/", omittingEmptySubsequences: false)
            {
                guard let part = Self.decoded(part, isForm: false) else { return nil }
                path.append(part)
            }
        }
        guard let query = Self.items(of: halves.count > 1 ? halves[1] : "") else { return nil }
        (self.text, self.path, self.query) = (text, path, query)
    }

    /// The names and values of a query, or of a form (application/x-www-form-urlencoded); nil if an escape
    /// is malformed.
    static func items(of text: Substring) -> [Item]? {
        var items: [Item] = []
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = decoded(sides[0], isForm: true),
                let value = sides.count > 1 ? decoded(sides[1], isForm: true) : ""
            else { return nil }
            items.append(Item(name, value))
        }
        return items
    }

    /// The target of the server itself.
    static let server = RequestTarget()

    private init() {
        (text, path, query) = ("*", [], [])
    }

    /// Returns a path with a query.
    package static func text(path: [String], query: [Item] = []) -> String {
        "/" + path.map { PercentEncoding.encode($0) }.joined(separator: "/") + text(query: query)
    }

    /// Returns a query with its question mark; empty without names.
    private static func text(query: [Item]) -> String {
        let pairs = query.map {
            PercentEncoding.encode($0.name)
                + ($0.value.isEmpty ? "" : "=\(PercentEncoding.encode($0.value))")
        }
        return pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&")
    }

    /// Returns what makes many addresses that differ in the last part of their paths.
    package static func texts(
        path: [String], query: [Item]
    ) -> @Sendable (_ last: String) -> String {
        let (start, end) = (text(path: path) + "/", text(query: query))
        return { start + PercentEncoding.encode($0) + end }
    }

    /// Decodes percent escapes, and in a form a plus sign as a space.
    private static func decoded(_ text: Substring, isForm: Bool) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(hex),
                    let low = rest.popFirst().flatMap(hex)
                else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "+") where isForm: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || isForm && [9, 10, 13].contains($0) })
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// The value of a hexadecimal digit; nil for another byte.
    static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
