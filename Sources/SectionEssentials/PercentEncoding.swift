/// Percent-encoding of text in URLs (RFC 3986, section 2.1).
package enum PercentEncoding {
    /// Encodes all characters except the unreserved ones and those in `kept`.
    package static func encode(_ text: String, keeping kept: String = "") -> String {
        var encoded = ""
        for byte in text.utf8 {
            let character = Character(Unicode.Scalar(byte))
            let isUnreserved =
                character.isASCII
                && (character.isLetter || character.isNumber || "-._~".contains(character)
                    || kept.contains(character))
            if isUnreserved {
                encoded.append(character)
            } else {
                let hex = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (hex.count == 1 ? "0" : "") + hex
            }
        }
        return encoded
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
