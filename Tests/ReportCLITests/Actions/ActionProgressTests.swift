@testable import ReportCLI
import Testing

/// What a person is told who ends a program while an action is done.
@Suite struct ActionProgressTests {
    @Test func `it says what is known, and no more`() {
        let progress = ActionProgress()

        #expect(progress.words == "Nothing was changed.")
        progress.reach(.underWay)
        #expect(progress.words?.contains("it is done, or not begun") == true)
        progress.reach(.done)
        #expect(progress.words == "It was done; only the report of it is missing.")
        progress.reach(.failed)
        #expect(progress.words == nil)
    }
}
