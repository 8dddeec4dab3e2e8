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
        confirmation: CommandDescription.Confirmation = .never
    ) async -> ExitCode {
        let recipe = ActionRecipe<any ShelfInput>(
            name: "act", summary: "do something", key: "u", confirmation: confirmation,
            make: { [action] _, _ in other ?? action })
        let host = Host(
            environment: ["TERM": "xterm"], screen: ScriptedTerminal(script),
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: TextOutputSpy(),
            errorOutput: TextOutputSpy())
        return await Shelf.program([recipe]).run(["browse"], in: host)
    }

    @Test(arguments: [CommandDescription.Confirmation.always, .byKey])
    func `an action is performed after its confirmation`(
        confirmation: CommandDescription.Confirmation
    ) async {
        let status = await browse(
            [("u act", "u"), ("Undo: import 23 books?", "y"), ("It is done.", "q")],
            confirmation: confirmation)

        #expect(status == .success)
        #expect(action.calls.all == [.plan, .perform])
    }

    @Test func `an action that is not confirmed is not performed`() async {
        let status = await browse(
            [("u act", "u"), ("Undo: import 23 books?", "n"), ("Nothing was changed.", "q")],
            confirmation: .byKey)

        #expect(status == .success)
        #expect(action.calls.all == [.plan])
    }

    @Test func `an action whose plan changes nothing is not asked about`() async {
        let action = ActionSpy(
            "act", plan: .success(ActionPlan("change nothing", changesNothing: true)))

        let status = await browse(
            [("u act", "u"), ("It is done.", "q")], of: action, confirmation: .byKey)

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
            name: "act", summary: "do something", key: "u", confirmation: .byKey,
            make: { [action] _, _ in action })
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: TextOutputSpy(),
            errorOutput: TextOutputSpy())

        #expect(await Shelf.program([recipe]).run(["act"], in: host) == .success)
        #expect(action.calls.all == [.perform])
    }
}
