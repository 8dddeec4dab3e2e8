import SectionKit
import Testing

/// Words as a list in a sentence.
@Suite struct ListingTests {
    @Test(arguments: [
        (["a"], "a", "a"), (["a", "b", "c"], "a, b and c", "a, b or c"),
        (["a", "b", "c", "d"], "a, b and 2 more", "a, b or one of 2 others"), ([], "", ""),
    ])
    func `of more than three words, the others are counted`(
        words: [String], all: String, one: String
    ) {
        #expect(words.few(by: "and") == all)
        #expect(words.few(by: "or") == one)
    }
}
