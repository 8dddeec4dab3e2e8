/// Percent-encoding of text in URLs (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Encodes all characters except the unreserved ones and those in `kept`.
    package static func encode(_ text: String, keeping kept: String = "") -> String {
        func isKept(_ byte: UInt8) -> Bool { isUnreserved(byte) || kept.utf8.contains(byte) }
        if text.utf8.allSatisfy(isKept) { return text }
        var encoded: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            if isKept(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Encodes the characters that a path and query in a URL may not have (RFC 3986, sections 3.3 and
    /// 3.4), and percent signs without two hexadecimal digits; the rest stays as it is.
    package static func encode(invalidIn text: Substring) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).enumerated()
            .map { index, part in
                let encoded = encode(String(part), keeping: "!$&'()*+,;=:@/?#")
                if index == 0 { return encoded }
                let digits = part.utf8.prefix(2)
                let isEncoded = digits.count == 2 && digits.allSatisfy(isHexDigit)
                return (isEncoded ? "%" : "%25") + encoded
            }
            .joined()
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit
    }

    /// Decodes text in UTF-8; what is not encoded rightly stays as it is.
    package static func decode(_ text: Substring) -> String {
        String(decoding: bytes(of: text), as: UTF8.self)
    }

    /// The bytes of encoded text; what is not encoded rightly stays as it is.
    package static func bytes(of text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
                digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
