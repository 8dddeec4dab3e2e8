@testable import ScreenHost
import Testing

/// The export prompt, without a screen.
struct ExportPromptTests {
    @Test func `Enter writes to the proposed file`() {
        var prompt = ExportPrompt(proposing: "guests.md")

        let outcomes = ([.enter] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.write(file: "guests.md", replacing: false)])
    }

    @Test func `Enter replaces a file only if its name was not edited since`() {
        var prompt = ExportPrompt("guests.md", isReplacing: true)

        let outcomes = ([.enter, .backspace, .enter] as [Input]).map { prompt.take($0) }
        #expect(
            outcomes == [
                .write(file: "guests.md", replacing: true), .typing,
                .write(file: "guests.m", replacing: false),
            ])
    }

    @Test func `a movement key does not change whether a file is replaced`() {
        var prompt = ExportPrompt("guests.md", isReplacing: true)

        let outcomes = ([.up] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.typing])
        #expect(prompt.isReplacing)
    }

    @Test func `Escape closes the prompt, and so does Enter without a name`() {
        var prompt = ExportPrompt(proposing: "guests.md")

        let outcomes = ([.escape, .control("u"), .enter] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.leave, .typing, .leave])
    }
}
