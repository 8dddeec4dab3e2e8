import SectionKit

/// A field of a form: an option, and the value that a person gives it.
struct FormField: Sendable {
    let option: OptionDescription
    private(set) var entry: FormEntry

    /// What the field began with; nil for nothing.
    private(set) var initialText: String?

    /// What the record has now, where others have changed it and a person has too.
    private(set) var conflict: Conflict?

    /// Why its value is not valid, in a sentence.
    private(set) var problem: String?

    /// A value that another gave.
    struct Conflict: Equatable, Sendable {
        /// The text of the option; nil if it was taken away.
        let text: String?
    }

    init(_ option: OptionDescription) {
        self.option = option
        entry = FormEntry(option, text: nil)
        initialText = entry.text
    }

    /// What the field is called.
    var title: String {
        let words = option.name.split(separator: "-").joined(separator: " ").safe
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What it is for, and what it takes.
    var hint: String {
        option.accepted == .nothing
            ? option.summary : "\(option.summary): \(option.acceptedText)"
    }

    /// What is given for the option; nil for nothing, empty if what it had is taken away.
    var value: String? {
        guard let text = entry.text else { return initialText == nil || isSwitch ? nil : "" }
        return text
    }

    /// Whether the value is another than the field began with.
    var isChanged: Bool { entry.text != initialText }

    private var isSwitch: Bool { option.accepted == .nothing }

    /// Whether the value is given though it was not changed: a switch can only be given.
    var isGiven: Bool { isChanged || option.isOperand || isSwitch }

    /// Gives it the value that the record has.
    mutating func begin(_ text: String?) {
        entry = FormEntry(option, text: text)
        initialText = entry.text
        (conflict, problem) = (nil, nil)
    }

    /// Compares it with the value that the record has now: a field that was left alone takes it,
    /// and one that was changed keeps its own and shows the other beside.
    mutating func compare(with text: String?) {
        guard isChanged else { return begin(text) }
        let now = FormEntry(option, text: text).text
        guard now != initialText else { return }
        initialText = now
        conflict = isChanged ? Conflict(text: now) : nil
    }

    /// Takes what was typed; false if it is nothing that changes the value.
    mutating func take(_ input: Input) -> Bool {
        guard entry.take(input) else { return false }
        check(isWhole: false)
        return true
    }

    /// Finds whether the value is valid; what is missing counts only if the form is whole.
    mutating func check(isWhole: Bool) {
        let value = value ?? (isWhole && option.isOperand ? "" : nil)
        guard isChanged || option.isOperand, let value, !option.accepts(value) else {
            problem = nil
            return
        }
        refuse(value)
    }

    /// Says that its value, or that it has none, is not valid.
    mutating func refuse(_ value: String) {
        let wanted = "Give \(option.acceptedText)."
        problem =
            value.isEmpty
            ? wanted : "\(value.quoted) is not valid\(option.didYouMean(value)) \(wanted)"
    }
}
