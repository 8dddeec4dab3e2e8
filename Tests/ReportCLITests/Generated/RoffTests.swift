@testable import ReportCLI
import Testing

/// Escaping of text in the manual page.
@Suite struct RoffTests {
    @Test(arguments: [
        (".Sh a trap", "\\&.Sh a trap"), ("'br", "\\(aqbr"), ("a \\fB b", "a \\efB b"),
        ("--year -5", "\\-\\-year \\-5"), ("`x` ^ ~", "\\(gax\\(ga \\(ha \\(ti"),
        ("2006–2022", "2006\\[u2013]2022"), ("née 🚀", "n\\[u00E9]e \\[u1F680]"),
        ("two\nlines\u{1B}[m", "two lines[m"),
    ])
    func `special characters are escaped in running text`(text: String, lines: String) {
        #expect(Roff.text(text) == [lines])
    }

    @Test(arguments: [
        ("Ar", "\\&Ar"), ("Brq", "\\&Brq"), ("%A", "\\&%A"), (".", "\\&."), ("(", "\\&("),
        ("N", "\\&N"), ("in", "in"), ("5", "5"), ("FILE", "FILE"), ("no-pager", "no\\-pager"),
        ("say \"x\"", "\"say \\(dqx\\(dq\""), ("\\n(.g", "\\en(.g"),
    ])
    func `an argument is never read as a macro`(word: String, argument: String) {
        #expect(Roff.argument(word) == argument)
    }

    @Test func `the words of an argument list stay separate`() {
        #expect(Roff.arguments("open No door") == "open \\&No door")
    }

    @Test func `each sentence starts a line, and no line is too long`() {
        let sentence = String(repeating: "it's --long ", count: 20)

        let lines = Roff.text("One. Two! \(sentence)")

        #expect(lines.starts(with: ["One.", "Two!"]))
        #expect(lines.count > 4)
        #expect(lines.allSatisfy { $0.count <= 78 })
    }
}
