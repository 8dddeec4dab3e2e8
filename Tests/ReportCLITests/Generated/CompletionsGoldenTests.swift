import FeatureTesting
import ReportCLI
import Testing

/// What shells are given to complete command lines, as a person has read it and found it good.
///
/// `Scripts/check-completions` tries it in real shells.
@Suite struct CompletionsGoldenTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `the scripts are as they were`(shell: String) async throws {
        let run = await TeaRoomRun(["completions", shell])

        try Golden.verify(run.output, "completions.\(shell)")
        #expect(run.status == .success)
        #expect(run.errors == "")
    }

    @Test(arguments: [
        ([""], "commands.txt"), (["menu", "--kind="], "values.txt"),
        (["menu", "--output="], "files.txt"), (["report", "--sections", "menu,"], "list.txt"),
    ])
    func `the answers are as they were`(words: [String], golden: String) async throws {
        let run = await TeaRoomRun(["__complete"] + words)

        try Golden.verify(run.output, "complete-\(golden)")
        #expect(run.status == .success)
        #expect(run.asked == [])
    }
}
