import SectionKit

/// A line of a form on the screen: a field and the input in which a person edits it, or one of the values
/// that a field offers to tick.
@dynamicMemberLookup
struct FormField: Sendable {
    /// The index of the field.
    let index: Int

    private(set) var filled: FilledField
    private(set) var entry: FormEntry

    /// The value that the input ticks; nil for the input of the field itself.
    let offered: OfferedValue?

    /// What stands before the input.
    let title: String

    subscript<Value>(dynamicMember path: KeyPath<FilledField, Value>) -> Value {
        filled[keyPath: path]
    }

    /// The inputs of a field.
    static func all(of filled: FilledField, at index: Int) -> [FormField] {
        let titles = [filled.title] + filled.offered.dropFirst().map { _ in "" }
        let ticks = zip(filled.offered, titles).map { offered, title in
            FormField(
                index: index, filled: filled, entry: .toggle(filled.isTicked(offered)),
                offered: offered, title: title)
        }
        let title = ticks.isEmpty ? filled.title : "Others"
        return ticks + [
            FormField(
                index: index, filled: filled, entry: FormEntry(filled), offered: nil, title: title)
        ]
    }

    /// The text of a field with these inputs; nil for none.
    static func text(of fields: [FormField]) -> String? {
        let texts = fields.compactMap { field in
            field.entry.text.map { field.offered?.value ?? $0 }
        }
        return texts.isEmpty ? nil : texts.separated(by: ",")
    }

    /// What the field is for; a value to tick says it itself.
    var hint: String? { offered == nil ? filled.hint : nil }

    /// Whether the input differs from what it was at first.
    var isChanged: Bool {
        if let offered { return filled.isTicked(offered) != filled.wasTicked(offered) }
        return filled.isChanged && (filled.offered.isEmpty || filled.typed != nil)
    }

    /// Shows what the field holds now, in the input only if that is new.
    mutating func show(_ filled: FilledField, isNew: Bool) {
        self.filled = filled
        guard isNew else { return }
        entry = offered.map { .toggle(filled.isTicked($0)) } ?? FormEntry(filled)
    }

    /// Handles an input; returns false if it does not edit the field.
    mutating func take(_ input: Input) -> Bool { entry.take(input) }
}
