import FeatureTesting
import ReportCLI
import Testing

/// The completion scripts and the completions, as reviewed.
///
/// `Scripts/check-completions` tests them in real shells.
@Suite struct CompletionsGoldenTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `the completion scripts match their goldens`(shell: String) async throws {
        let run = await TeaRoomRun(["completions", shell])

        try Golden.verify(run.output, "completions.\(shell)")
        #expect(run.status == .success)
        #expect(run.errors == "")
    }

    @Test(arguments: [
        ([""], "commands.txt"), (["menu", "--kind="], "values.txt"),
        (["menu", "--output="], "files.txt"), (["report", "--sections", "menu,"], "list.txt"),
    ])
    func `the completions match their goldens`(words: [String], golden: String) async throws {
        let run = await TeaRoomRun(["__complete"] + words)

        try Golden.verify(run.output, "complete-\(golden)")
        #expect(run.status == .success)
        #expect(run.asked == [])
    }
}
