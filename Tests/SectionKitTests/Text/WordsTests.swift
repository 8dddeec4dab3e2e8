import SectionKit
import Testing

@Suite struct WordsTests {
    @Test(arguments: [
        (0, "0 teas"), (1, "1 tea"), (2, "2 teas"), (-1, "-1 teas"), (12_000, "12,000 teas"),
    ])
    func `say one of one thing and many of others`(count: Int, words: String) {
        #expect(count.counted("tea", "teas") == words)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "", "c"], "a, , c")])
    func `stand with a separator between each two of them`(words: [String], text: String) {
        #expect(words.separated(by: ", ") == text)
    }

    @Test(arguments: [
        (nil, nil), ("", nil), (" \n\t\u{A0}", nil), (" tea ", " tea "),
        ("\u{200B}", nil), (" \u{202E}\u{2066} ", nil), ("\u{1B}\u{7}", nil), ("\u{3164}", nil),
        ("\u{2800}\u{FE0F}", nil), ("t\u{200B}ea", "tea"), ("\u{301}", "\u{301}"), ("0", "0"),
    ])
    func `are known if they say anything once they are cleaned`(text: String?, known: String?) {
        #expect(text.nonBlank == known)
    }
}
