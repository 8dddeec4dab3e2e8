import ReportCLI
import FeatureTesting
import Testing

/// Options of the same name that two sections of a screen describe differently.
@Suite(.timeLimit(.minutes(1))) struct BrowseOptionTests {
    @Test func `a key changes only the section of its option`() async {
        let device = ScriptedTerminal([
            ("all airports by any of ever", "G"), ("all airports", "a"), ("by size", "q"),
        ])

        let run = await Airfield.run("browse", screen: device)

        #expect(run.status == .success)
        #expect(device.screen.text.contains("all airports by size of ever"))
        #expect(!device.shown.contains("flights by size"))
    }

    @Test func `each section starts with its own option values`() async {
        let device = ScriptedTerminal([("3 airports by any of 2020", "q")])

        let run = await Airfield.run(
            "browse --airports-limit 3 --flights-limit 2 --year 2020", screen: device)

        #expect(run.status == .success)
        #expect(run.errors == "")
    }
}
