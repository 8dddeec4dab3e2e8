extension String {
    /// The text as a field (RFC 4180, section 2), in quotation marks only if it needs them.
    var quotedForCSV: String {
        let needsQuotes = !utf8.allBytesSatisfy { byte in
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                false
            default: true
            }
        }
        return needsQuotes ? "\"" + replacing("\"", with: "\"\"") + "\"" : self
    }

    /// The text as sheets take it for text: an apostrophe stands before what could be a formula.
    ///
    /// The signs that begin one are OWASP's, with the wide forms that some sheets take for them
    /// (<https://owasp.org/www-community/attacks/CSV_Injection>). Numbers are no text and keep
    /// their sign.
    var escapedForSpreadsheets: String {
        switch unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": "'" + self
        default: self
        }
    }
}
