import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// The keys of actions in `browse`.
@Suite(.timeLimit(.minutes(1))) struct ActionKeyTests {
    private let action = ActionSpy("act", plan: .success(ActionPlan("undo: import 23 books")))

    /// Runs `browse` with an action that has the key `u`.
    private func browse(
        _ script: [(sight: String, keys: String)],
        of other: ActionSpy? = nil,
        needsConfirmation: Bool = false,
        keyNeedsConfirmation: Bool = false
    ) async -> ExitCode {
        let recipe = ActionRecipe<any ShelfInput>(
            name: "act", summary: "do something", key: "u", needsConfirmation: needsConfirmation,
            keyNeedsConfirmation: keyNeedsConfirmation, make: { [action] _, _ in other ?? action })
        let host = Host(
            environment: ["TERM": "xterm"], screen: ScriptedTerminal(script),
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: TextOutputSpy(),
            errorOutput: TextOutputSpy())
        return await Shelf.program([recipe]).run(["browse"], in: host)
    }

    @Test(arguments: [true, false])
    func `an action is performed after its confirmation`(always: Bool) async {
        let status = await browse(
            [("u act", "u"), ("Undo: import 23 books?", "y"), ("It is done.", "q")],
            needsConfirmation: always, keyNeedsConfirmation: !always)

        #expect(status == .success)
        #expect(action.calls.all == [.plan, .perform])
    }

    @Test func `an action that is not confirmed is not performed`() async {
        let status = await browse(
            [("u act", "u"), ("Undo: import 23 books?", "n"), ("Nothing was changed.", "q")],
            keyNeedsConfirmation: true)

        #expect(status == .success)
        #expect(action.calls.all == [.plan])
    }

    @Test func `an action whose plan changes nothing is not asked about`() async {
        let action = ActionSpy(
            "act", plan: .success(ActionPlan("change nothing", changesNothing: true)))

        let status = await browse(
            [("u act", "u"), ("It is done.", "q")], of: action, keyNeedsConfirmation: true)

        #expect(status == .success)
        #expect(action.calls.all == [.plan, .perform])
    }

    @Test func `an action that needs no confirmation is performed at once`() async {
        let status = await browse([("u act", "u"), ("It is done.", "q")])

        #expect(status == .success)
        #expect(action.calls.all == [.perform])
    }

    @Test func `a command whose key needs confirmation asks nothing`() async {
        let recipe = ActionRecipe<any ShelfInput>(
            name: "act", summary: "do something", key: "u", keyNeedsConfirmation: true,
            make: { [action] _, _ in action })
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: TextOutputSpy(),
            errorOutput: TextOutputSpy())

        #expect(await Shelf.program([recipe]).run(["act"], in: host) == .success)
        #expect(action.calls.all == [.perform])
    }
}
