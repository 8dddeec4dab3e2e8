@testable import ScreenHost
import Testing

/// A search while it is typed, without a screen.
struct SearchPromptTests {
    @Test func `what is typed takes the place of the words it proposes`() {
        var prompt = SearchPrompt("old words")

        let outcomes = ([.character("n"), .pasted("ew")] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.search("n"), .search("new")])
    }

    @Test func `Enter keeps the search and Escape clears it`() {
        var prompt = SearchPrompt("words")

        let outcomes = ([.enter, .escape] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.keep, .clear])
    }

    @Test func `a backspace leaves it only when nothing is left to erase`() {
        var prompt = SearchPrompt("a")

        let outcomes = ([.backspace, .backspace] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.search(""), .leave])
    }

    @Test(arguments: [Input.up, .pageDown, .tab, .wheel(1)])
    func `has no use for what moves`(input: Input) {
        var prompt = SearchPrompt("a")

        let outcomes = ([input] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.unused])
    }
}
