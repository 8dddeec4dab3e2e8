@testable import ScreenHost
import Testing

/// The search prompt, without a screen.
struct SearchPromptTests {
    @Test func `typing replaces the proposed search`() {
        var prompt = SearchPrompt("old words")

        let outcomes = ([.character("n"), .pasted("ew")] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.search("n"), .search("new")])
    }

    @Test func `Enter keeps the search and Escape clears it`() {
        var prompt = SearchPrompt("words")

        let outcomes = ([.enter, .escape] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.keep, .clear])
    }

    @Test func `Backspace closes the prompt only if it is empty`() {
        var prompt = SearchPrompt("a")

        let outcomes = ([.backspace, .backspace] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.search(""), .leave])
    }

    @Test(arguments: [Input.up, .pageDown, .tab, .wheel(1)])
    func `movement keys do not edit the search`(input: Input) {
        var prompt = SearchPrompt("a")

        let outcomes = ([input] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.unused])
    }
}
