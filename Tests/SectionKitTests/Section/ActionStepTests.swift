import SectionKit
import Testing

/// What the steps of an action result in.
struct ActionStepTests {
    private struct Greeting: Action {
        let id = "greet"
        let title = "Greet"
        let shape = ContentShape()

        func plan(into output: some SectionOutput<ActionPlan>) async {
            await output.show(.success(ActionPlan("greet")))
        }

        func load(into output: some SectionOutput<String>) async {
            await output.show(.success("Hello."))
        }

        func body(for words: String) -> [Block] {
            [.paragraph(InlineText(words)), .paragraph("More.")]
        }

        func warnings(for words: String) -> [String] { ["Nobody heard it."] }
    }

    @Test func `what was performed is said with its warnings`() async throws {
        let result = await Greeting().result(of: .perform)

        guard case .performed(let words) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(words == "Hello. Nobody heard it.")
    }
}
