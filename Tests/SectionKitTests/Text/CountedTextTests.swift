import SectionKit
import Testing

@Suite struct CountedTextTests {
    @Test(arguments: [
        (0, "0 teas"), (1, "1 tea"), (2, "2 teas"), (-1, "-1 teas"), (12_000, "12,000 teas"),
    ])
    func `a count has the singular for 1 and the plural for others`(count: Int, words: String) {
        #expect(count.counted("tea", "teas") == words)
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "", "c"], "a, , c")])
    func `words are joined with a separator`(words: [String], text: String) {
        #expect(words.separated(by: ", ") == text)
    }

    @Test(arguments: [
        (nil, nil), ("", nil), (" \n\t\u{A0}", nil), (" tea ", " tea "),
        ("\u{200B}", nil), (" \u{202E}\u{2066} ", nil), ("\u{1B}\u{7}", nil), ("\u{3164}", nil),
        ("\u{2800}\u{FE0F}", nil), ("t\u{200B}ea", "tea"), ("\u{301}", "\u{301}"), ("0", "0"),
    ])
    func `blank text is nil once it is cleaned`(text: String?, expected: String?) {
        #expect(text.nonBlank == expected)
    }
}
