@testable import ReportCLI
import Testing

/// The lines of the file of defaults, and changes of it.
@Suite struct ConfigTextTests {
    private func text(_ words: String) -> ConfigText { ConfigText(Array(words.utf8)) }

    private func words(_ text: ConfigText) -> String { String(decoding: text.bytes, as: UTF8.self) }

    @Test(
        arguments: [
            ("", .nothing), ("  # units = metric", .nothing), ("\t", .nothing),
            ("units = metric", .entry(name: "units", text: "metric")),
            ("  units=metric  ", .entry(name: "units", text: "metric")),
            ("search = a = b # c", .entry(name: "search", text: "a = b # c")),
            ("units =", .entry(name: "units", text: "")),
            ("[list]", .part("list")), ("[ trip add ]", .part("trip add")),
            ("[list", .wrong("a part begins with a command in brackets, such as [report]")),
            ("units", .wrong("'units' is not NAME = VALUE, such as theme = dark")),
            ("units = met\0ric", .wrong("there is a control character")),
        ] as [(String, ConfigText.Content)])
    func `a line is a default, a part, a comment or wrong`(
        line: String, content: ConfigText.Content
    ) {
        for end in ["", "\n", "\r\n"] {
            #expect(text(line + end).lines.map(\.content) == (line + end == "" ? [] : [content]))
        }
    }

    @Test func `bytes that are no text are wrong, and kept`() {
        let bytes = Array("a = 1\n".utf8) + [0xFF, 0xFE, 0x0A] + Array("b = 2\n".utf8)
        var text = ConfigText(bytes)
        #expect(text.lines[1].content == .wrong("this is not text in UTF-8"))
        text.set("b", to: "3", for: nil)
        #expect(text.bytes == bytes.dropLast(2) + Array("3\n".utf8))
    }

    @Test func `a byte order mark is no part of a name`() {
        #expect(text("\u{FEFF}a = 1\n").lines[0].content == .entry(name: "a", text: "1"))
    }

    @Test(arguments: [
        ("", "a = 1\n"),
        ("# mine", "# mine\na = 1\n"),
        ("a = 0\n", "a = 1\n"),
        ("a = 0\n# b\nb = 2\na = 5\n", "a = 0\n# b\nb = 2\na = 1\n"),
        ("b = 2\n\n[list]\na = 0\n", "b = 2\na = 1\n\n[list]\na = 0\n"),
        ("[list]\na = 0\n", "a = 1\n[list]\na = 0\n"),
        ("b = 2\r\n", "b = 2\r\na = 1\r\n"),
    ])
    func `a default for all commands is set before the parts`(old: String, new: String) {
        var text = text(old)
        text.set("a", to: "1", for: nil)
        #expect(words(text) == new)
        #expect(
            ConfigText(text.bytes).numbered.contains { $0.content == .entry(name: "a", text: "1") })
    }

    @Test(arguments: [
        ("", "[list]\na = 1\n"),
        ("a = 0\n", "a = 0\n\n[list]\na = 1\n"),
        ("[list]\nb = 2", "[list]\nb = 2\na = 1\n"),
        ("[list]\n\n[next]\na = 0\n", "[list]\na = 1\n\n[next]\na = 0\n"),
        ("[list]\na = 0\n[next]\n[list]\na = 5\n", "[list]\na = 0\n[next]\n[list]\na = 1\n"),
    ])
    func `a default for one command is set in its part`(old: String, new: String) {
        var text = text(old)
        text.set("a", to: "1", for: "list")
        #expect(words(text) == new)
    }

    @Test func `all lines of a default are removed, and no others`() {
        var text = text("a = 0\nb = 2 \n\na=1\n[list]\na = 3\n")
        let isFound = text.remove("a", for: nil)
        #expect(isFound)
        #expect(words(text) == "b = 2 \n\n[list]\na = 3\n")
        let isFoundAgain = text.remove("a", for: nil)
        #expect(!isFoundAgain)
    }
}
