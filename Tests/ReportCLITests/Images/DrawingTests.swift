import Foundation
import Testing

@testable import ReportCLI

/// Which output of a drawing program reaches the terminal.
@Suite struct DrawingTests {
    private let style = DrawingStyle(columns: 4, rows: 2, colors: .full, isASCII: false)

    private func lines(_ text: String) -> [String]? {
        Drawing(Data(text.utf8), style)?.lines
    }

    @Test func `text and colours pass, and each line ends its colours`() {
        #expect(
            lines("\u{1B}[0m\u{1B}[38;2;1;2;3m▄▄\n  ▄▄\n")
                == ["\u{1B}[0m\u{1B}[38;2;1;2;3m▄▄\u{1B}[0m", "  ▄▄"])
    }

    @Test(arguments: [
        "", "\n\n", "▄▄▄▄▄", "1\n2\n3", "a\u{1B}[2Jb", "a\u{1B}]0;title\u{07}", "a\u{1B}[?25l",
        "a\u{1B}", "a\u{1B}[", "a\u{1B}[38;2", "a\u{07}", "a\rb", "a\tb", "\u{9B}31m", "a\u{202E}b",
        "\u{1B}[38:2:1:2:3mA", "\u{1B}Pq\u{1B}\\",
    ])
    func `other output is refused`(text: String) {
        #expect(lines(text) == nil)
    }

    @Test func `a drawing without colours has none`() {
        let plain = DrawingStyle(columns: 4, rows: 2, colors: .none, isASCII: true)

        #expect(Drawing(Data("\u{1B}[0m@@".utf8), plain)?.lines == ["@@"])
        #expect(Drawing(Data("▄".utf8), plain) == nil)
    }
}
