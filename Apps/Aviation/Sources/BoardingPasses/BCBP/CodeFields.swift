import Logbook
import SectionKit

/// A cursor over the fields of a bar code, each of which has a fixed number of characters.
///
/// Codes are often cut short, so a field beyond the end is nil like a blank one.
struct CodeFields {
    private var rest: ArraySlice<Unicode.Scalar>

    init(_ text: some StringProtocol) {
        rest = Array(text.unicodeScalars)[...]
    }

    private init(_ rest: ArraySlice<Unicode.Scalar>) {
        self.rest = rest
    }

    /// The number of characters after the cursor.
    var count: Int { rest.count }

    /// Whether a character is next.
    func isAt(_ character: Unicode.Scalar) -> Bool { rest.first == character }

    /// Reads a field without the blanks around it; nil if it is blank.
    mutating func text(_ count: Int) -> String? {
        let field = rest.prefix(count)
        rest = rest.dropFirst(count)
        var text = String.UnicodeScalarView()
        text.append(contentsOf: field)
        return String(text).passText.nonBlank
    }

    /// Reads a decimal number; nil if it is invalid.
    mutating func number(_ count: Int) -> Int? {
        guard let text = text(count), text.allSatisfy(\.isCodeDigit) else { return nil }
        return Int(text)
    }

    /// Reads the size of what follows, two hexadecimal digits; 0 if it is none.
    mutating func size() -> Int {
        guard let text = text(2), text.count == 2, text.allSatisfy(\.isHexDigit) else { return 0 }
        return Int(text, radix: 16) ?? 0
    }

    /// Reads fields of a number of characters together, without a security field, which begins with
    /// `^`: some codes leave out blanks before it.
    mutating func part(_ count: Int) -> CodeFields {
        let part = rest.prefix(count)
        rest = rest.dropFirst(count)
        return CodeFields(part.prefix { $0 != "^" })
    }
}
