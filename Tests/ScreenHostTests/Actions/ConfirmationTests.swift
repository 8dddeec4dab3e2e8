import FeatureTesting
@testable import ScreenHost
import SectionKit
import Testing

/// The confirmation of an action that needs it.
struct ConfirmationTests {
    private static func asking(
        _ plan: ActionPlan = ActionPlan(
            "remove “Guest 1”", changes: [.paragraph("3 visits go with it.")]),
        columns: Int = 80,
        rows: Int = 24
    ) -> ModelHarness {
        var screen = ModelHarness.withActions(columns: columns, rows: rows)
        screen.type("D")
        screen.answer(.planned(plan))
        return screen
    }

    @Test func `a confirmation shows what would change, the question and the keys`() {
        let screen = Self.asking()

        #expect(screen.lines[21] == " 3 visits go with it.")
        #expect(screen.lines[22] == " Remove “Guest 1”?")
        #expect(screen.status == " y yes  n no")
        #expect(screen.lines.contains { $0.contains("Guest 2 ") })
    }

    @Test func `a plan that changes nothing is not asked about`() {
        let screen = Self.asking(ActionPlan("change nothing", changesNothing: true))

        #expect(screen.effects.map(\.words) == ["perform remove 4"])
        #expect(screen.model.mode.flow?.plan == nil)
    }

    @Test(arguments: ["y", "Y"])
    func `y performs the action`(key: String) {
        var screen = Self.asking()

        screen.type(key)

        #expect(screen.effects.map(\.words) == ["perform remove 4"])
        #expect(screen.given == ["guest": "Guest 1"])
    }

    @Test(arguments: ["n", "N", "\u{1B}"])
    func `n and Escape cancel the action`(key: String) {
        var screen = Self.asking()

        if key == "\u{1B}" { screen.escape() } else { screen.type(key) }

        #expect(screen.effects.isEmpty)
        #expect(screen.status.contains("Nothing was changed."))
        #expect(screen.model.mode.isBrowsing)
    }

    @Test func `other keys do not answer the question`() {
        var screen = Self.asking()

        screen.type(Key.enter + " jxqD" + "\u{1B}[200~y\u{1B}[201~" + Key.tab + Key.down)

        #expect(screen.effects.isEmpty)
        #expect(screen.model.mode.flow?.plan != nil)
        #expect(screen.status == " y yes  n no")
    }

    @Test func `a key before the question does not answer it`() {
        var screen = ModelHarness.withActions()

        screen.type("Dy")
        #expect(screen.effects.isEmpty)
        screen.answer(.planned(ActionPlan("remove “Guest 1”")))

        #expect(screen.effects.isEmpty)
        #expect(screen.model.mode.flow?.plan != nil)
    }

    @Test func `a failed plan asks no question`() {
        var screen = ModelHarness.withActions()
        screen.type("D")

        screen.answer(.failed(ModelHarness.wet))

        #expect(screen.status.contains("The book is wet. Dry it."))
        #expect(screen.model.mode.isBrowsing)
    }

    @Test func `the question is complete on the smallest screen`() {
        let changes = (1...30).map { Block.paragraph(InlineText("Change number \($0).")) }
        let name = String(repeating: "A guest with a long name ", count: 3)
        let screen = Self.asking(
            ActionPlan("remove \(name)", changes: changes), columns: 40, rows: 10)

        #expect(screen.lines.joined().contains("Remove A guest"))
        #expect(screen.lines[8].hasSuffix("?"))
        #expect(screen.lines.contains { $0.contains("… and more") })
        #expect(screen.screen.overrun == 0)
    }
}
