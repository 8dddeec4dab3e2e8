import Testing

@testable import SectionKit

struct MarkdownTextTests {
    private static let hostile = [
        "a|b", "a\\b", "a`b`", "*a*", "__a__", "~~a~~", "<b>", "&lt;", "&#60;", "&amp", "[a](b)",
        "![a]", "a\\", "\\|", "`|`", "**|**", "<!-- -->", "|\u{301}", "*\u{301}*\u{301}",
        "`\u{301}<b>`", "<script>alert(1)</script>", "a\\\\`|*_<>&#x7C;[]~",
    ]

    @Test(arguments: hostile)
    func `every character that could be markup is escaped`(text: String) {
        let markdown = text.markdown

        #expect(markdown.bareMarkup.isEmpty)
        #expect(markdown.withoutEscapes.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(arguments: [
        ("evil@example.com", "`evil@example.com`"), ("@nasa", "`@nasa`"),
        ("(a.b+c_d@e-f.gh)", "(`a.b+c_d@e-f.gh`)"), ("mailto:a@b.com", "mailto:`a@b.com`"),
        ("é@ü.com|x", "`é@ü.com`\\|x"), ("`a@b.com`", "\\``a@b.com`\\`"),
        ("a@b.com c@d.com", "`a@b.com` `c@d.com`"), ("a @ b", "a \\@ b"), ("a@", "a\\@"),
        ("a@@b.com", "`a@@b.com`"), ("@\u{301}a.com", "\\@\u{301}a.com"),
    ])
    func `a possible mail address is a code span`(
        text: String, markdown: String
    ) {
        #expect(text.markdown == markdown)
    }

    @Test(arguments: [
        ("www.example.com", "www\\.example.com"), ("WWW.example.com", "WWW\\.example.com"),
        ("http://a.b", "http\\://a.b"), ("HTTPS://a.b", "HTTPS\\://a.b"),
    ])
    func `a possible web address is not linked`(text: String, markdown: String) {
        #expect(text.markdown == markdown)
    }

    @Test(arguments: [
        "Falcon 9", "AT & T", "R&", "a - b + c", "1. a", "# a", "東京 🚀", "“a” – b", "",
    ])
    func `text without markup is unchanged`(text: String) {
        #expect(text.markdown == text)
    }

    @Test(arguments: [
        ("a", "`a`"), ("a`b", "``a`b``"), ("a``b`c", "```a``b`c```"), ("`a", "`` `a ``"),
        ("a`", "`` a` ``"), ("*a*|<b>", "`*a*|<b>`"), ("a`\u{301}b", "``a`\u{301}b``"),
        ("`\u{301}", "`` `\u{301} ``"),
    ])
    func `code is delimited by more backticks than it has`(code: String, markdown: String) {
        #expect(code.markdownCode == markdown)
    }

    @Test(arguments: [
        ("# a", "\\# a"), ("- a", "\\- a"), ("+ a", "\\+ a"), ("===", "\\==="), (": a", "\\: a"),
        ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("   # a", "\\# a"), ("     a", "a"),
        ("  3. a", "3\\. a"), ("3.5 is", "3\\.5 is"),
    ])
    func `a line that could start a block is escaped`(text: String, markdown: String) {
        #expect(text.escapingLineStart == markdown)
    }

    @Test(arguments: ["a # b", "a - b", "2020", "2020 was", "**a**", "[a][1]", ""])
    func `a line that cannot start a block is unchanged`(text: String) {
        #expect(text.escapingLineStart == text)
    }

    @Test(arguments: [("C#", "C\\#"), ("a ##", "a #\\#"), ("#", "\\#"), ("# a", "# a"), ("", "")])
    func `a heading keeps a number sign at its end`(text: String, markdown: String) {
        #expect(text.escapingHeadingEnd == markdown)
    }

    @Test(arguments: [
        ("a b", "**a b**"), (" a ", " **a** "), ("a*", "**a\\***"), ("", ""), ("  ", "  "),
        ("\u{A0}a \u{301}", "\u{A0}**a \u{301}**"),
    ])
    func `emphasis marks are directly next to the words`(text: String, markdown: String) {
        #expect(text.markdown(between: "**") == markdown)
    }
}
