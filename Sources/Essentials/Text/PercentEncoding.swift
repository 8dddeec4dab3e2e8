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
}
