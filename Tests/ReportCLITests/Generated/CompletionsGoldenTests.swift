import FeatureTesting
import ReportCLI
import Testing

/// What shells are given to complete command lines, as a person has read it and found it good.
///
/// `Scripts/check-completions` tries it in real shells.
@Suite struct CompletionsGoldenTests {
    @Test(arguments: ["bash", "zsh", "fish"])
    func `the scripts are as they were`(shell: String) async throws {
        let visit = await Visit(["completions", shell])

        try Golden.verify(visit.output, "completions.\(shell)")
        #expect(visit.status == .success)
        #expect(visit.errors == "")
    }

    @Test(arguments: [
        ([""], "commands.txt"), (["menu", "--kind="], "values.txt"),
        (["menu", "--output="], "files.txt"), (["report", "--sections", "menu,"], "list.txt"),
    ])
    func `the answers are as they were`(words: [String], golden: String) async throws {
        let visit = await Visit(["__complete"] + words)

        try Golden.verify(visit.output, "complete-\(golden)")
        #expect(visit.status == .success)
        #expect(visit.asked == [])
    }
}
