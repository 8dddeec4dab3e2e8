import FeatureTesting
import ReportCLI
import Testing

/// A section that goes on by itself until it ends.
@Suite(.timeLimit(.minutes(1))) struct LiveSectionTests {
    @Test(arguments: ["q", "\u{03}"])
    func `on a terminal it is watched until a key ends its work, and then shown`(
        key: String
    ) async {
        let typist = ScriptedTerminal([("Beat 3.", key)])

        let run = await Metronome().run("beats", screen: typist)

        #expect(run.status == .success)
        #expect(typist.shown.contains("Beat 2."))
        #expect(run.output.contains("It is over.\n"))
    }

    @Test(arguments: [("q", ExitCode.success), ("\u{03}", .interrupted)])
    func `a second key ends the program while the work does not end`(
        key: String,
        status: ExitCode
    ) async {
        let held = Gate()
        let typist = ScriptedTerminal([("Beat 3.", key), ("", key)])

        let run = await Metronome(held: held).run("beats", screen: typist)

        #expect(run.status == status)
        #expect(!run.output.contains("It is over."))
        await held.open()
    }

    @Test func `on a terminal it ends by itself when its work ends`() async {
        let metronome = Metronome()
        await metronome.end.open()

        // No key is typed.
        let run = await metronome.run("beats", screen: ScriptedTerminal([("never", "q")]))

        #expect(run.status == .success)
        #expect(run.output.contains("It is over.\n"))
    }

    @Test func `it ends with its work even if it is updated at an interval`() async {
        let typist = ScriptedTerminal([("Beat 3.", "q")])

        let run = await Metronome().run("beats --watch 5", screen: typist)

        #expect(run.status == .success)
        #expect(run.output.contains("It is over.\n"))
    }

    @Test func `what is late when its work has ended is waited for`() async {
        let lastLoad = Gate()
        let metronome = Metronome(lastLoad: lastLoad)
        let typist = ScriptedTerminal([("Beat 3.", "q")])
        let run = Task { await metronome.run("beats", screen: typist) }

        await typist.screen.shows("It is still loading.")
        await lastLoad.open()

        let (status, output) = await run.value
        #expect(status == .success)
        #expect(output.contains("It is over.\n"))
    }

    @Test func `without a terminal the report is written once, when the work has ended`() async {
        let metronome = Metronome()
        let run = Task { await metronome.run("beats") }

        await metronome.end.open()

        let (status, output) = await run.value
        #expect(status == .success)
        #expect(output.contains("It is over.\n"))
        #expect(metronome.count() == 2)
    }
}
