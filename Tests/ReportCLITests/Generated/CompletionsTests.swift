@testable import ReportCLI
import SectionKit
import Testing

/// The text of completions, one on each line.
@Suite struct CompletionsTests {
    @Test func `line breaks and tabs become spaces in words and meanings`() {
        let completions = Completions(candidates: [
            .init(word: "one\ntwo\tthree", meaning: "a\r\nb\u{1B}[2Jc\u{7F}"),
            .init(word: "$(rm) `rm` 'x' \"y\" \\", meaning: "$(rm) `rm` 'x' \"y\" \\"),
        ])

        #expect(
            completions.text == """
                words
                one two three\ta b[2Jc
                $(rm) `rm` 'x' "y" \\\t$(rm) `rm` 'x' "y" \\

                """)
    }

    @Test func `the first line is the kind of completions`() {
        #expect(Completions().text == "words\n")
        #expect(Completions(kind: .list).text == "list\n")
        #expect(Completions(kind: .files(.any, after: "")).text == "files \n")
        #expect(Completions(kind: .files(.any, after: "--output=")).text == "files --output=\n")
        #expect(Completions(kind: .files(.folder, after: "")).text == "folders \n")
        #expect(
            Completions(kind: .files(.extensions(["gpx", "csv.gz"]), after: "")).text
                == "files \ngpx\ncsv.gz\n")
    }

    @Test(arguments: Shell.allCases)
    func `a completion script names its function after the program`(shell: Shell) {
        let script = shell.script(for: "tea-room")

        #expect(script.contains("_tea_room"))
        #expect(script.contains("command tea-room __complete"))
        #expect(!script.contains("PROGRAM") && !script.contains("FUNCTION"))
    }
}
