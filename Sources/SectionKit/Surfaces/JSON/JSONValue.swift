/// A JSON value whose objects keep the order of their keys, which JSONEncoder cannot promise.
enum JSONValue: Sendable {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    case integer(Int)
    case number(Double, digits: Int? = nil)
    case null

    /// The value as JSON (RFC 8259), members on lines of their own down to `depth` levels.
    ///
    /// `indent` is the number of spaces before the line that the value starts in.
    func text(openTo depth: Int = 0, indent: Int = 0) -> String {
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
        case .null: text += "null"
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

extension String {
    /// The JSON text with every character that is not ASCII as an escape; outside of strings JSON
    /// has none.
    var escapedJSON: String {
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
    /// The code unit as JSON escapes it, such as `\u00e9`.
    fileprivate var jsonEscape: String {
        let code = String(self, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - code.utf8.count) + code
    }
}
