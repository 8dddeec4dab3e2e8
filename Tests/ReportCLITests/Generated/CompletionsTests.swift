@testable import ReportCLI
import Testing

/// How words reach a shell's script: one a line, whatever is in them.
@Suite struct CompletionsTests {
    @Test func `no word and no meaning can end its line or its column`() {
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

    @Test func `the first line says what they are`() {
        #expect(Completions().text == "words\n")
        #expect(Completions(kind: .list).text == "list\n")
        #expect(Completions(kind: .files(after: "")).text == "files \n")
        #expect(Completions(kind: .files(after: "--output=")).text == "files --output=\n")
    }

    @Test(arguments: Shell.allCases)
    func `a script names its functions after the program`(shell: Shell) {
        let script = shell.script(for: "tea-room")

        #expect(script.contains("_tea_room"))
        #expect(script.contains("command tea-room __complete"))
        #expect(!script.contains("PROGRAM") && !script.contains("FUNCTION"))
    }
}
