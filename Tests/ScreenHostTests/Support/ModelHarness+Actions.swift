@testable import ScreenHost
import SectionKit

/// The actions of the tea room.
extension TeaRoom {
    static let name = SectionOption(
        "name", placeholder: "NAME", summary: "what the guest is called", accepts: "a name",
        example: "Alice", parse: { $0.isEmpty ? nil : $0 })
    static let cups = SectionOption<Int>(
        "cups", placeholder: "N", summary: "how many cups", in: 1...9)
    static let born = SectionOption<PreciseDate>(day: "born-on", summary: "the birthday")
    static let regular = SectionOption<Bool>("regular", summary: "comes each week")
    static let newName = SectionOption(
        operand: "name", placeholder: "NAME", summary: "who comes", accepts: "a name",
        example: "Alice", parse: { $0.isEmpty ? nil : $0 })

    static let remove = CommandDescription(
        action: "remove", summary: "remove a guest", options: [guest.description], key: "D",
        confirmation: .always, changes: ["guests"])
    static let edit = CommandDescription(
        action: "edit", summary: "change a guest",
        options: [
            guest.description, name.description, cups.description, tea.description,
            born.description, regular.description, SectionOption<Int>.revision.description,
        ], key: "c")
    static let add = CommandDescription(
        action: "add", summary: "add a guest",
        options: [newName.description, cups.description], key: "a", changes: ["guests"])
    static let undo = CommandDescription(
        action: "undo", summary: "undo the last change", key: "u")
    static let actions = [remove, edit, add, undo]

    /// The values of the record of Alice.
    static func alice(_ texts: [String: String] = [:], revision: Int? = 1) -> FormValues {
        let alice = ["name": "Alice", "cups": "3", "tea": "black", "born-on": "1990-02-28"]
        return FormValues(
            OptionValues(alice.merging(texts) { $1 }), revision: revision)
    }
}

extension ModelHarness {
    static let wet = SectionError(message: "The book is wet.", recovery: "Dry it.")

    /// A screen whose rows offer actions.
    static func withActions(
        _ names: [String] = TeaRoom.names(40),
        columns: Int = 80,
        rows: Int = 24,
        commands: [String] = ["visit", "edit", "remove"],
        style: TerminalStyle = TerminalStyle()
    ) -> ModelHarness {
        withGuests(
            names, columns: columns, rows: rows, commands: commands, actions: TeaRoom.actions,
            style: style)
    }

    /// A screen with the form of Alice's record.
    static func editingAlice(
        columns: Int = 80,
        rows: Int = 24,
        style: TerminalStyle = TerminalStyle()
    ) -> ModelHarness {
        var screen = withActions(columns: columns, rows: rows, style: style)
        screen.type("c")
        screen.answer(.currentValues(TeaRoom.alice()))
        return screen
    }

    /// The option values of the step that the last effect runs; nil if it runs none.
    var given: [String: String]? {
        guard case .act(_, _, _, let values)? = effects.last else { return nil }
        let names = ["guest", "name", "cups", "tea", "born-on", "regular", "teas", "revision"]
        return names.reduce(into: [:]) { $0[$1] = values.text(of: $1) }
    }

    /// The line of the focused field of the form.
    var field: String {
        lines.first { $0.hasPrefix("› ") || $0.hasPrefix("> ") } ?? ""
    }

    /// Ends the running step with a result.
    mutating func answer(_ result: ActionStepResult) {
        guard let number = model.mode.flow?.number else { return }
        happen(.acted(number: number, result))
    }
}
