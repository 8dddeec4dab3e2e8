import SectionKit
import Testing

@Suite struct WordsTests {
    @Test(arguments: [
        (0, "0 teas"), (1, "1 tea"), (2, "2 teas"), (-1, "-1 teas"), (12_000, "12,000 teas"),
    ])
    func `say one of one thing and many of others`(count: Int, words: String) {
        #expect(count.counted("tea", "teas") == words)
    }

    @Test(arguments: [(nil, nil), ("", nil), (" \n\t\u{A0}", nil), (" tea ", " tea ")])
    func `are known if they say anything`(text: String?, known: String?) {
        #expect(text.known == known)
    }
}
