@testable import ReportCLI
import Testing

/// What a person is told who ends a program while an action is done.
@Suite struct ActionProgressTests {
    @Test func `it says what is known, and no more`() {
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
