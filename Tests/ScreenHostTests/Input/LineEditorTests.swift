@testable import ScreenHost
import SectionKit
import Testing

struct LineEditorTests {
    private func edit(_ inputs: Input..., from text: String = "") -> String {
        var editor = LineEditor(text)
        for input in inputs { _ = editor.take(input) }
        return editor.text
    }

    @Test func `typed and pasted text is inserted`() {
        #expect(edit(.character("a"), .pasted("b c"), .character("d")) == "ab cd")
    }

    @Test func `keys erase a character, a word or everything`() {
        #expect(edit(.backspace, from: "teé") == "te")
        #expect(edit(.control("w"), from: "green tea ") == "green ")
        #expect(edit(.control("u"), from: "green tea") == "")
        #expect(edit(.backspace) == "")
    }

    @Test func `an accent joins the letter before it`() {
        #expect(edit(.character("e"), .character("\u{301}"), .backspace) == "")
    }

    @Test func `control characters are removed, and long pastes are cut`() {
        #expect(edit(.pasted("\u{1B}[2Ja\r\nb\u{9B}")) == "[2Ja b")
        #expect(edit(.pasted(String(repeating: "a", count: 100_000))).count == 500)
    }

    @Test func `joiners are kept as they are typed, and shown where they have a meaning`() {
        var editor = LineEditor()
        for scalar in "می\u{200C}خواهم a\u{202E}".unicodeScalars {
            _ = editor.take(.character(Character(scalar)))
        }

        #expect(
            Array(editor.text.unicodeScalars)
                == Array("می\u{200C}خواهم a\u{202E}".unicodeScalars))
        let shown = LineEditorView(editor, columns: 40, TerminalStyle()).text
        #expect(Array(shown.unicodeScalars) == Array("می\u{200C}خواهم a".unicodeScalars))
    }

    @Test func `text is edited at the cursor`() {
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

    @Test func `a long paste is cut, and the text after the cursor is kept`() {
        let long = String(repeating: "a", count: 600)

        #expect(edit(.character("b"), from: long) == long)
        #expect(edit(.home, .pasted(long), from: "end").hasSuffix("aend"))
        #expect(edit(.home, .pasted(long), from: "end").count == 500)
    }

    @Test func `an accent and its letter are edited as one character`() {
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

    @Test func `other keys are not handled`() {
        var editor = LineEditor("a")

        #expect(editor.take(.up) == false)
        #expect(editor.take(.control("x")) == false)
    }

    @Test func `typing replaces a proposed text`() {
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
