package import Geodesy
import SectionKit

/// Reads positions that people type or copy.
package enum CoordinateText {
    /// Whether a text is a position, valid or not, and not a name.
    package static func isPosition(_ text: String) -> Bool {
        let plain = normalized(text)
        let isMarked = plain.contains(where: ", °".contains)
        let hasLetters =
            plain.contains(where: "NS".contains) && plain.contains(where: "EW".contains)
        return plain.contains(where: \.isNumber) && (isMarked || hasLetters)
            && plain.allSatisfy { $0.isASCII && $0.isNumber || "NSEW+-.,°'\" ".contains($0) }
    }

    /// Reads a position, such as `40.6,-73.8`, `40.6N 73.8W`, or `40°38'23"N 73°46'44"W`, the
    /// latitude first; nil if it is invalid or out of range.
    package static func coordinate(_ text: String) -> Coordinate? {
        guard let (north, east) = halves(of: normalized(text)[...]),
            let latitude = angle(north, positive: "N", negative: "S"),
            let longitude = angle(east, positive: "E", negative: "W")
        else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }

    /// The text in capital letters, with typographic signs as on a keyboard.
    private static func normalized(_ text: String) -> String {
        let signs: [Character: Character] = [
            "−": "-", "–": "-", "′": "'", "’": "'", "″": "\"", "”": "\"", "º": "°",
            "\u{A0}": " ", "\t": " ",
        ]
        return String(text.trimmed.uppercased().map { signs[$0] ?? $0 })
    }

    /// Splits a position at its comma, else between its letters, else at its only space.
    private static func halves(of text: Substring) -> (Substring, Substring)? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        if parts.count == 2 { return (parts[0], parts[1]) }
        guard parts.count == 1 else { return nil }
        if let letter = text.firstIndex(where: "NS".contains), letter > text.startIndex {
            let next = text.index(after: letter)
            return (text[..<next], text[next...])
        }
        if let letter = text.firstIndex(where: "EW".contains), text.first?.isLetter == true {
            return (text[..<letter], text[letter...])
        }
        let words = text.split(separator: " ")
        return words.count == 2 ? (words[0], words[1]) : nil
    }

    /// Reads degrees, or degrees with minutes and seconds, with a letter or a sign.
    private static func angle(
        _ text: Substring,
        positive: Character,
        negative: Character
    ) -> Double? {
        var digits = text.trimmed[...]
        var sign = 1.0
        let letter = [digits.first, digits.last].compactMap(\.self).first(where: \.isLetter)
        if let letter {
            guard letter == positive || letter == negative else { return nil }
            digits = letter == digits.first ? digits.dropFirst() : digits.dropLast()
            sign = letter == negative ? -1 : 1
        } else if let first = digits.first, "+-".contains(first) {
            digits = digits.dropFirst()
            sign = first == "-" ? -1 : 1
        }
        let parts = digits.split { "°'\" ".contains($0) }
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isNumber || $0 == "." } ? Double(part) : nil
        }
        guard (1...3).contains(numbers.count), numbers.count == parts.count,
            numbers.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        return sign * zip(numbers, [1, 60, 3_600]).reduce(0) { $0 + $1.0 / $1.1 }
    }
}
