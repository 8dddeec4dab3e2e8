@testable import ScreenHost
import SectionKit
import Testing

/// A field of a form, without a screen.
struct FormFieldTests {
    private static let list = SectionOption(
        "teas", placeholder: "TEAS", summary: "which teas", anyOf: ["green", "black"])

    private func field(_ option: OptionDescription, _ text: String? = nil) -> FormField {
        taking([], FilledField(option, of: text))
    }

    private func taking(_ inputs: [Input], _ field: FormField) -> FormField {
        taking(inputs, field.filled)
    }

    private func taking(_ inputs: [Input], _ field: FilledField) -> FormField {
        var form = FilledForm([field], revision: nil)
        var shown = FormField.all(of: field, at: 0)[0]
        for input in inputs {
            _ = shown.take(input)
            form.take(FormField.text(of: [shown]), at: 0)
        }
        shown.show(form.fields[0], isNew: false)
        return shown
    }

    @Test func `an unchanged value is not given`() {
        #expect(!field(TeaRoom.name.description, "Alice").isGiven)
        #expect(!field(TeaRoom.name.description, "two\nlines").isGiven)
        #expect(!field(TeaRoom.tea.description).isGiven)
    }

    @Test func `an empty text removes the value of a record`() {
        let had = taking([.control("u")], field(TeaRoom.cups.description, "3"))
        let new = taking([.character("3"), .backspace], field(TeaRoom.cups.description))

        #expect(had.value == "")
        #expect(had.problem == "Enter a whole number from 1 to 9, such as 5.")
        #expect(new.value == nil)
        #expect(new.problem == nil)
    }

    @Test func `an invalid word suggests the nearest choice`() {
        let field = taking([.pasted("grean")], field(Self.list.description))

        #expect(field.problem?.contains("did you mean 'green'?") == true)
        #expect(taking([.backspace, .backspace, .pasted("en,black")], field).problem == nil)
    }

    @Test func `a choice begins with its default or the value of the record`() {
        #expect(field(TeaRoom.tea.description).value == "green")
        #expect(field(TeaRoom.tea.description, "WHITE").value == "white")
        #expect(field(TeaRoom.tea.description, "oolong").value == "oolong")
    }

    @Test func `a hostile paste is cleaned and cut`() {
        let paste = "\u{1B}[2J\u{0}\r\n\u{202E}" + String(repeating: "é\n", count: 500_000)
        let field = taking([.pasted(paste)], field(TeaRoom.name.description))

        #expect(field.value?.count == 4_000)
        #expect(field.value?.unicodeScalars.contains { $0.value < 0x20 } == false)
    }

    @Test func `a text longer than the limit is kept whole`() {
        let long = String(repeating: "a", count: 5_000)

        let field = taking([.character("b"), .backspace], field(TeaRoom.name.description, long))

        #expect(field.value?.count == 4_999)
    }
}

extension FilledField {
    /// A field that begins with the value of a record.
    fileprivate init(_ option: OptionDescription, of text: String?) {
        self.init(option)
        begin(text)
    }
}
