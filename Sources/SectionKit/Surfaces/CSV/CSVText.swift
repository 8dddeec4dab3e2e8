extension String {
    /// The text as a field (RFC 4180, section 2), quoted only if necessary.
    public var quotedForCSV: String {
        CSVEscaping.isPlain(self) ? self : "\"" + replacing("\"", with: "\"\"") + "\""
    }

    /// The text with an apostrophe before it if a spreadsheet could run it as a formula.
    ///
    /// The characters that start a formula are those that OWASP lists
    /// (<https://owasp.org/www-community/attacks/CSV_Injection>), and their full-width forms, which
    /// some spreadsheets accept too. Numbers are not text and keep their sign.
    public var escapedForSpreadsheets: String {
        switch unicodeScalars.first {
        case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": "'" + self
        default: self
        }
    }
}
