@testable import SectionKit
import Testing

/// Escapes and folds the content lines of calendars.
struct CalendarLineTests {
    @Test(arguments: [
        ("plain: text", "plain: text"), ("a, b; c", #"a\, b\; c"#), (#"a \ b"#, #"a \\ b"#),
        (#"\n"#, #"\\n"#), ("\"quoted\"", "\"quoted\""),
    ])
    func `text is escaped`(text: String, escaped: String) {
        #expect(CalendarLine("SUMMARY", text).text() == "SUMMARY:\(escaped)\r\n")
    }

    @Test func `a line break in text is escaped`() {
        #expect(CalendarLine("SUMMARY", "a\nb").text() == "SUMMARY:a\\nb\r\n")
    }

    @Test func `other values are unchanged`() {
        let line = CalendarLine("URL", raw: "https://example.com/a,b;c")

        #expect(line.text() == "URL:https://example.com/a,b;c\r\n")
    }

    @Test func `a line of 75 octets is not folded, and one of 76 is`() {
        let fits = String(repeating: "a", count: 73)

        #expect(CalendarLine("X", fits).text() == "X:\(fits)\r\n")
        #expect(CalendarLine("X", fits + "b").text() == "X:\(fits)\r\n b\r\n")
    }

    @Test(arguments: ["a", "é", "東", "🚀", "e\u{301}", "👩🏽", "🇫🇷", "क्षि"])
    func `lines are as long as possible and folded between grapheme clusters`(character: String) {
        let value = String(repeating: character, count: 200)

        // Names of different lengths fold the lines at different places.
        for name in (1...12).map({ String(repeating: "X", count: $0) }) {
            let text = CalendarLine(name, value).text()

            let lines = Self.lines(of: text)
            let fullest = 76 - character.utf8.count...75
            #expect(lines.dropLast().allSatisfy { fullest.contains($0.utf8.count) })
            #expect(Set(lines.joined()) == ["X", ":", " ", Character(character)])
            #expect(Self.unfolded(text) == "\(name):\(value)\r\n")
        }
    }

    @Test func `a grapheme cluster longer than a line is folded between its scalars`() {
        let family = Array(repeating: "👩", count: 30).joined(separator: "\u{200D}")
        #expect(family.count == 1)

        let text = CalendarLine("X", family).text()

        #expect(Self.lines(of: text).allSatisfy { $0.utf8.count <= 75 })
        #expect(Self.unfolded(text) == "X:\(family)\r\n")
    }

    @Test func `a backslash from the conversion to ASCII is escaped`() {
        #expect(CalendarLine("X", "é “🚀”").text(ascii: true) == "X:e \"\\\\u{1F680}\"\r\n")
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\r\n")
    }

    private static func unfolded(_ text: String) -> String {
        text.unicodeScalars.split(separator: "\r\n ".unicodeScalars).map(String.init).joined()
    }
}
