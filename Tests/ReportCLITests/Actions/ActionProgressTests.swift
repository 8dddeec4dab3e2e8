@testable import ReportCLI
import Testing

/// The message when a signal ends an action.
@Suite struct ActionProgressTests {
    @Test func `each phase of an action has its own message`() {
        let progress = ActionProgress()

        #expect(progress.message == "Nothing was changed.")
        progress.advance(to: .running)
        #expect(progress.message?.contains("may or may not have been made") == true)
        progress.advance(to: .done)
        #expect(progress.message == "The change was made, but its report could not be written.")
        progress.advance(to: .failed)
        #expect(progress.message == nil)
    }
}
