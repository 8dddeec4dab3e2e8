import SectionKit
import Testing

struct QuotingTests {
    @Test func `a word is quoted in quotation marks`() {
        #expect("lanuches".quoted == "'lanuches'")
        #expect("lanuches".short == "lanuches")
        #expect("".quoted == "''")
    }

    @Test func `a long word is cut`() {
        let word = String(repeating: "東", count: 100)

        #expect(word.short.displayWidth <= 60)
        #expect(word.short.hasPrefix("東東東"))
        #expect(word.short.hasSuffix("…"))
    }

    @Test func `a quoted escape sequence loses its control characters`() {
        #expect("a\u{1B}[2Jb".quoted == "'a[2Jb'")
    }

    @Test(arguments: [
        ("http://me:secret@api.example/v4", "http://api.example/v4"),
        ("me:secret@api.example", "api.example"),
        ("http:/me:sec@ret@api.example", "api.example"),
        ("flights=me:secret@api.example", "api.example"),
        ("me@api.example", "me@api.example"),
        ("note: me@api.example", "note: me@api.example"),
    ])
    func `a quoted word never shows a password`(word: String, repeated: String) {
        #expect(word.short == repeated)
    }

    @Test(arguments: [
        ("a", "a"), (" a b ", "a b"), ("\ta\n", "a"), ("\u{A0}a\u{3000}", "a"), ("", ""),
        ("  ", ""),
    ])
    func `trimmed text has no leading or trailing white space`(text: String, trimmed: String) {
        #expect(text[...].trimmed == trimmed)
    }
}
