@testable import ReportCLI
import Testing

/// The message when a signal ends an action.
@Suite struct ActionProgressTests {
    @Test func `each phase of an action has its own message`() {
        let progress = ActionProgress()

        #expect(progress.message == "Nothing was changed.")
        progress.advance(to: .running)
        #expect(progress.message?.contains("it is done, or not begun") == true)
        progress.advance(to: .done)
        #expect(progress.message == "It was done; only the report of it is missing.")
        progress.advance(to: .failed)
        #expect(progress.message == nil)
    }
}
