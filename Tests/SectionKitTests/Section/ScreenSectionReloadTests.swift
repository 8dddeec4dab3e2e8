import FeatureTesting
import SectionKit
import Testing

/// One section loads again, and the others stay as they are.
@Suite(.timeLimit(.minutes(1)))
struct ScreenSectionReloadTests {
    @Test func `one section loads again while the others stay as they are`() async {
        let second = Gate()
        let screen = Screen([
            StubSection.showing("there", "other"),
            StubSection.twice(
                first: { await $0.show(.success("old")) },
                second: { output in
                    await second.passed()
                    await output.show(.success("new"))
                }),
        ])
        await screen.load()

        async let load: Void = screen.load("stub")
        await second.reached()
        let between = await screen.snapshots.map(\.state)
        await second.open()
        await load

        #expect(between == [.shown("there"), .shown("old")])
        #expect(await screen.snapshots.map(\.state) == [.shown("there"), .shown("new")])
    }

    @Test func `a section's load supersedes only its own earlier load`() async {
        let (late, other) = (Gate(), Gate())
        let screen = Screen([
            StubSection.showing("other", "other", after: other),
            StubSection.twice(
                first: { output in
                    await late.passed()
                    await output.show(.success("old"))
                },
                second: { await $0.show(.success("new")) }),
        ])

        async let first: Void = screen.load()
        await late.reached()
        await screen.load("stub")
        await late.open()
        await other.open()
        await first

        #expect(await screen.snapshots.map(\.state) == [.shown("other"), .shown("new")])
    }

    @Test func `loading a section that is not on the screen changes nothing`() async {
        let screen = Screen([StubSection.showing("there")])
        await screen.load()

        await screen.load("elsewhere")

        #expect(await screen.snapshots.map(\.state) == [.shown("there")])
    }
}
