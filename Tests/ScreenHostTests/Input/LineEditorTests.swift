@testable import ScreenHost
import Testing

struct LineEditorTests {
    private func edit(_ inputs: Input..., from text: String = "") -> String {
        var editor = LineEditor(text)
        for input in inputs { _ = editor.take(input) }
        return editor.text
    }

    @Test func `takes what is typed and pasted`() {
        #expect(edit(.character("a"), .pasted("b c"), .character("d")) == "ab cd")
    }

    @Test func `takes back a character, a word, or all`() {
        #expect(edit(.backspace, from: "teé") == "te")
        #expect(edit(.control("w"), from: "green tea ") == "green ")
        #expect(edit(.control("u"), from: "green tea") == "")
        #expect(edit(.backspace) == "")
    }

    @Test func `joins an accent with the letter before it`() {
        #expect(edit(.character("e"), .character("\u{301}"), .backspace) == "")
    }

    @Test func `keeps nothing that commands a terminal, and no book`() {
        #expect(edit(.pasted("\u{1B}[2Ja\r\nb\u{202E}")) == "[2Ja b")
        #expect(edit(.pasted(String(repeating: "a", count: 100_000))).count == 500)
    }

    @Test func `leaves other keys to others`() {
        var editor = LineEditor("a")

        #expect(editor.take(.up) == false)
        #expect(editor.take(.control("x")) == false)
    }

    @Test func `what is typed takes the place of what is only proposed`() {
        var typed = LineEditor("tea.md", isProposed: true)
        _ = typed.take(.character("a"))
        _ = typed.take(.character("b"))
        #expect(typed.text == "ab")

        var changed = LineEditor("tea.md", isProposed: true)
        _ = changed.take(.backspace)
        _ = changed.take(.character("!"))
        #expect(changed.text == "tea.m!")
    }
}
