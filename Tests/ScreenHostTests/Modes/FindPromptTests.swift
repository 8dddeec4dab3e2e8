@testable import ScreenHost
import Testing

/// The prompt for a text to find on a page, without a screen.
struct FindPromptTests {
    private let start = CursorPosition(pane: 0, part: 1, offset: 2)

    @Test func `typing replaces the last text, which Enter then keeps`() {
        var prompt = FindPrompt("old", from: start)

        let outcomes = ([.character("n"), .pasted("ew"), .enter] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.find("n"), .find("new"), .keep("new")])
        #expect(prompt.start == start)
    }

    @Test func `Enter goes to the next line with the last text`() {
        var prompt = FindPrompt("old", from: start)

        let outcomes = ([.enter, .escape] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.next("old"), .cancel])
    }

    @Test func `Backspace closes the prompt only if it is empty`() {
        var prompt = FindPrompt("a", from: start)

        let outcomes = ([.backspace, .backspace] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.find(""), .cancel])
    }

    @Test(arguments: [Input.up, .pageDown, .tab, .wheel(1)])
    func `movement keys do not edit the text`(input: Input) {
        var prompt = FindPrompt("a", from: start)

        let outcomes = ([input] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.unused])
    }
}
