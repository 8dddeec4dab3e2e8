import SectionKit
import Testing

/// The rounds of a page that somebody watches.
@Suite struct WatchRoundsTests {
    /// A section that nothing changes but the time.
    private struct Clock: SectionKit.Section {
        let id = "clock"
        let title = "Clock"

        func load(into output: some SectionOutput<String>) async {
            await output.show(.success("noon"))
        }

        func body(for content: String) -> [Block] { [.paragraph(InlineText(content))] }

        func refreshInterval(for content: String) -> Duration? { .seconds(1) }
    }

    @Test func `what has loaded is told before nothing can change it`() async {
        // The section says at once that nothing changes it, from another thread.
        for _ in 0..<2_000 {
            let screen = Screen([Clock()])
            var rounds = WatchRounds(of: screen, noticesChanges: true) { _ in }
            rounds.begin(loaded: [Clock()])
            let event = await rounds.next()
            rounds.end()
            guard event == .loaded(["clock"]) else {
                Issue.record("the first event is \(String(describing: event))")
                return
            }
        }
    }
}
