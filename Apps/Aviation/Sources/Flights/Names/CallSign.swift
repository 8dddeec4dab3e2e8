/// Rules for call signs.
package enum CallSign {
    /// Returns a call sign without blanks, and without zeros before its number: `IBE0123`,
    /// `IBE 123` and `IBE123` are the same.
    package static func plain(_ text: String) -> String {
        if isPlain(text) { return text }
        let text = text.contains(" ") ? text.filter { $0 != " " } : text
        let letters = text.prefix(3)
        guard letters.count == 3, letters.allSatisfy(\.isLetter) else { return text }
        return String(letters + text.dropFirst(3).drop { $0 == "0" })
    }

    /// Whether a text is known to be plain, as nearly all are: one of ASCII without a blank, and
    /// without a zero where a number begins after three letters.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.dropFirst(3).first != UInt8(ascii: "0")
            && text.utf8.allSatisfy { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    }

    /// Whether it is an airline's call sign, which may have a route: three letters and a digit.
    package static func isOfAirline(_ text: String) -> Bool {
        isValid(text) && text.prefix(3).allSatisfy(\.isLetter)
            && text.dropFirst(3).first?.isNumber == true
    }

    /// Whether a text has only what a call sign may have, so that it may be part of an address.
    package static func isValid(_ text: String) -> Bool {
        3...8 ~= text.utf8.count
            && text.utf8.allSatisfy { byte in
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            }
    }
}

/// Rules for registrations.
package enum Registration {
    /// Returns a registration without hyphens and blanks.
    package static func plain(_ text: String) -> String {
        // Nearly all need no change.
        if text.utf8.allSatisfy({ $0.isLetterOrDigit && $0 == $0.upperCase }) { return text }
        return text.uppercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns how a registration in upper case may be spelled: as it is, and with the hyphen that
    /// follows the mark of the country (ICAO Annex 7).
    package static func spellings(of text: String) -> [String] {
        let plain = plain(text)
        guard 4...7 ~= plain.utf8.count, plain.contains(where: \.isLetter) else { return [] }
        if text.contains("-") { return [text.filter { $0 != " " }] }
        guard plain.allSatisfy(\.isLetter), 5...6 ~= plain.utf8.count else { return [plain] }
        let mark = plain.first.map(oneLetterMarks.contains) == true ? 1 : 2
        return ["\(plain.prefix(mark))-\(plain.dropFirst(mark))", plain]
    }

    /// The marks of one letter that a hyphen follows: China, Canada, Germany, France, the United
    /// Kingdom and Italy.
    private static let oneLetterMarks: Set<Character> = ["B", "C", "D", "F", "G", "I"]
}
