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

    @Test func `edits where the cursor is`() {
        #expect(edit(.left, .left, .character("a"), from: "te") == "ate")
        #expect(edit(.left, .backspace, .character("i"), from: "tee") == "tie")
        #expect(edit(.home, .delete, .character("p"), from: "tea") == "pea")
        #expect(
            edit(.home, .right, .pasted("he "), .end, .character("!"), from: "tea") == "the ea!")
        #expect(edit(.control("a"), .control("k"), from: "tea") == "")
        #expect(edit(.left, .control("u"), from: "tea") == "a")
        #expect(edit(.left, .control("w"), from: "green tea") == "green a")
        #expect(edit(.left, .left, .left, .right, .right, .right, .delete, from: "te") == "te")
    }

    @Test func `inserts no more than there is room for, and keeps what is behind the cursor`() {
        let long = String(repeating: "a", count: 600)

        #expect(edit(.character("b"), from: long) == long)
        #expect(edit(.home, .pasted(long), from: "end").hasSuffix("aend"))
        #expect(edit(.home, .pasted(long), from: "end").count == 500)
    }

    @Test func `an accent behind the cursor joins what is typed before it`() {
        var editor = LineEditor("a\u{301}")
        _ = editor.take(.home)
        _ = editor.take(.delete)
        #expect(editor.text == "")

        var joined = LineEditor("ab")
        _ = joined.take(.left)
        _ = joined.take(.character("\u{301}"))
        #expect(joined.text == "a\u{301}b")
        #expect(joined.head == "a\u{301}")
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
