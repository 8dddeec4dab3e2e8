@testable import ScreenHost
import Testing

/// The name of a file while it is typed, without a screen.
struct ExportPromptTests {
    @Test func `Enter writes to the file that is proposed`() {
        var prompt = ExportPrompt(proposing: "guests.md")

        let outcomes = ([.enter] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.write(file: "guests.md", replacing: false)])
    }

    @Test func `Enter replaces a file only while its name is as it was asked about`() {
        var prompt = ExportPrompt("guests.md", isReplacing: true)

        let outcomes = ([.enter, .backspace, .enter] as [Input]).map { prompt.take($0) }
        #expect(
            outcomes == [
                .write(file: "guests.md", replacing: true), .typing,
                .write(file: "guests.m", replacing: false),
            ])
    }

    @Test func `what moves changes nothing of that`() {
        var prompt = ExportPrompt("guests.md", isReplacing: true)

        let outcomes = ([.up] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.typing])
        #expect(prompt.isReplacing)
    }

    @Test func `Escape leaves it, and so does Enter without a name`() {
        var prompt = ExportPrompt(proposing: "guests.md")

        let outcomes = ([.escape, .control("u"), .enter] as [Input]).map { prompt.take($0) }
        #expect(outcomes == [.leave, .typing, .leave])
    }
}
