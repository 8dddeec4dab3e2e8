import SectionEssentials
import SectionKit

/// A mail (RFC 5322) or a part of one (RFC 2045): fields, and a body.
struct MailPart {
    /// The fields by their names in lower case; of several, the first.
    private(set) var fields: [String: String] = [:]

    private let body: Data.SubSequence

    /// The deepest part within parts, and the most parts, that are read.
    private static let depth = 8
    private static let partLimit = 100

    /// The most lines of fields.
    private static let lineLimit = 2_000

    /// Divides a mail at its first empty line.
    init(_ mail: Data.SubSequence) {
        var rest = mail
        var name: String?
        var count = 0
        while !rest.isEmpty, count < Self.lineLimit {
            count += 1
            let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
            var line = rest[..<end]
            if line.last == 0x0D { line = line.dropLast() }
            rest = rest[(end == rest.endIndex ? end : rest.index(after: end))...]
            if line.isEmpty { break }
            let text = String(decoding: line.prefix(2_000), as: UTF8.self)
            if let first = text.first, first == " " || first == "\t" {
                if let name { fields[name]? += " " + text[...].trimmed }
            } else if let colon = text.firstIndex(of: ":") {
                let key = text[..<colon].lowercased()
                name = fields[key] == nil ? key : nil
                if let name { fields[name] = text[text.index(after: colon)...].trimmed }
            }
        }
        body = rest
    }

    /// The media type in lower case, such as `text/html`.
    var mediaType: String {
        let type = fields["content-type"]?.prefix { $0 != ";" } ?? "text/plain"
        return type.trimmed.lowercased()
    }

    /// The body without its transfer encoding.
    var content: Data {
        switch fields["content-transfer-encoding"]?.lowercased() {
        case "base64":
            let letters = body.filter { $0 > 0x20 }
            return Data(base64Encoded: Data(letters), options: .ignoreUnknownCharacters) ?? Data()
        case "quoted-printable": return Self.unquoted(body)
        default: return Data(body)
        }
    }

    /// The body as text in its character set: UTF-8, or else ISO 8859-1.
    var text: String {
        let content = content
        return String(validating: content, as: UTF8.self)
            ?? String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
    }

    /// The body as lines of text, that of a page without its tags; empty for other contents.
    var plainText: String {
        switch mediaType {
        case "text/html": HTMLTokens(text).lines
        case "text/plain": text
        default: ""
        }
    }

    /// This part, or the parts within it that have no parts, in order.
    ///
    /// The parts of a mail that was forwarded as an attachment are among them.
    func leaves(depth: Int = 0) -> [MailPart] {
        if mediaType == "message/rfc822" || mediaType == "message/global", depth < Self.depth {
            return MailPart(content[...]).leaves(depth: depth + 1)
        }
        guard mediaType.hasPrefix("multipart/"), depth < Self.depth,
            let boundary = parameter("boundary"), !boundary.isEmpty
        else { return [self] }
        var leaves: [MailPart] = []
        for part in parts(between: Data("--\(boundary)".utf8)) {
            leaves += MailPart(part).leaves(depth: depth + 1)
            if leaves.count >= Self.partLimit { break }
        }
        return leaves
    }

    /// A parameter of the media type (RFC 2045, 5.1).
    private func parameter(_ name: String) -> String? {
        let parts = (fields["content-type"] ?? "").split(separator: ";").dropFirst()
        for part in parts {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].trimmed.lowercased() == name else { continue }
            return pair[1].trimmed.filter { $0 != "\"" }
        }
        return nil
    }

    private func parts(between boundary: Data) -> [Data.SubSequence] {
        var parts: [Data.SubSequence] = []
        var rest = body[...]
        var start: Data.Index?
        while let range = rest.firstRange(of: boundary), parts.count < Self.partLimit {
            if let start { parts.append(body[start..<range.lowerBound]) }
            rest = rest[range.upperBound...]
            if rest.starts(with: "--".utf8) { return parts }
            let end = rest.firstIndex(of: 0x0A).map(rest.index(after:)) ?? rest.endIndex
            rest = rest[end...]
            start = end
        }
        if let start { parts.append(body[start...]) }
        return parts
    }

    /// Decodes quoted-printable (RFC 2045, 6.7); what is not encoded correctly stays as it is.
    private static func unquoted(_ body: Data.SubSequence) -> Data {
        var data = Data()
        var index = body.startIndex
        while index < body.endIndex {
            let byte = body[index]
            index = body.index(after: index)
            guard byte == UInt8(ascii: "=") else {
                data.append(byte)
                continue
            }
            let digits = body[index...].prefix(2)
            if let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
                digits.count == 2
            {
                data.append(value)
                index = body.index(index, offsetBy: 2)
            } else if digits.first == 0x0A {
                index = body.index(after: index)
            } else if digits.elementsEqual([0x0D, 0x0A]) {
                index = body.index(index, offsetBy: 2)
            } else {
                data.append(byte)
            }
        }
        return data
    }
}
