/// A JSON value whose objects keep the order of their keys, which JSONEncoder does not guarantee.
///
/// ```swift
/// let text = JSONValue.object([("from", .string("LHR")), ("seat", JSONValue(seat))]).text()
/// ```
public enum JSONValue: Sendable {
    /// An object, with its members in order.
    case object([(key: String, value: JSONValue)])

    /// An array.
    case array([JSONValue])

    /// A string.
    case string(String)

    /// An integer.
    case integer(Int)

    /// A number, with a fixed number of decimals if given; null if it is not finite.
    case number(Double, digits: Int? = nil)

    /// A Boolean.
    case bool(Bool)

    /// Null.
    case null

    /// JSON text, which is written unchanged.
    case json(String)

    /// The value as JSON text (RFC 8259), with members on separate lines down to `depth` levels.
    ///
    /// `indent` is the number of spaces before the line in which the value starts.
    public func text(openTo depth: Int = 0, indent: Int = 0) -> String {
        var text = ""
        write(to: &text, openTo: depth, indent: indent)
        return text
    }

    private func write(to text: inout String, openTo depth: Int, indent: Int) {
        switch self {
        case .object(let members):
            Self.write(members, "{", "}", to: &text, openTo: depth, indent: indent) {
                text, member in
                Self.write(member.key, to: &text)
                text += ": "
                member.value.write(to: &text, openTo: depth - 1, indent: indent + 2)
            }
        case .array(let elements):
            Self.write(elements, "[", "]", to: &text, openTo: depth, indent: indent) {
                text, element in
                element.write(to: &text, openTo: depth - 1, indent: indent + 2)
            }
        case .string(let string): Self.write(string, to: &text)
        case .integer(let number): text += String(number)
        case .number(let number, let digits):
            text += number.isFinite ? digits.map(number.fixed) ?? "\(number)" : "null"
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .json(let json): text += json
        }
    }

    private static func write<Member>(
        _ members: [Member],
        _ start: String,
        _ end: String,
        to text: inout String,
        openTo depth: Int,
        indent: Int,
        _ body: (inout String, Member) -> Void
    ) {
        let isOpen = depth > 0 && !members.isEmpty
        let line = isOpen ? "\n" + String(repeating: " ", count: indent + 2) : ""
        text += start
        for (index, member) in members.enumerated() {
            if index > 0 { text += isOpen ? "," : ", " }
            text += line
            body(&text, member)
        }
        if isOpen { text += "\n" + String(repeating: " ", count: indent) }
        text += end
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case ..<" ": text += UInt16(scalar.value).jsonEscape
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONValue {
    /// Creates a string; null for nil.
    public init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }

    /// Creates an integer; null for nil.
    public init(_ number: Int?) {
        self = number.map(JSONValue.integer) ?? .null
    }

    /// Creates a number; null for nil.
    public init(_ number: Double?) {
        self = number.map { .number($0) } ?? .null
    }

    /// Creates a Boolean; null for nil.
    public init(_ value: Bool?) {
        self = value.map(JSONValue.bool) ?? .null
    }

    /// Creates a date in UTC, to the second, such as `2006-03-24T22:30:00Z`; null for nil.
    public init(_ date: Date?) {
        self = date.map { .string(ISO8601.text(from: $0)) } ?? .null
    }
}

extension String {
    /// The JSON text with non-ASCII characters, which occur only in its strings, as escape
    /// sequences.
    package var escapedJSON: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var escaped = ""
        for scalar in unicodeScalars {
            if scalar.isASCII {
                escaped.unicodeScalars.append(scalar)
            } else {
                for unit in String(scalar).utf16 { escaped += unit.jsonEscape }
            }
        }
        return escaped
    }
}

extension UInt16 {
    /// The escape sequence of the code unit, such as `\u00e9`.
    fileprivate var jsonEscape: String {
        let code = String(self, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - code.utf8.count) + code
    }
}
