/// Control characters in exported files: a terminal that shows the file must not obey what a note
/// from elsewhere says.
extension String {
    /// The text of a field of a CSV file: without control characters, except tabs and line ends.
    var withoutControls: String {
        if !unicodeScalars.contains(where: \.isControl) { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isControl }))
    }

    /// A JSON text with the control characters that its strings have as escape sequences, such as
    /// U+009B, so that nothing is lost.
    var escapingControls: String {
        if !unicodeScalars.contains(where: \.isControl) { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isControl {
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether it is of C0, without tabs and line ends, or DEL, or of C1.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }
}
