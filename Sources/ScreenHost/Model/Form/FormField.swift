import SectionKit

/// A field of a form: an option and the value that a person enters for it.
struct FormField: Sendable {
    let option: OptionDescription
    private(set) var entry: FormEntry

    /// The text of the record's value; nil if it has none.
    private(set) var initialText: String?

    /// The record's current value, if it was changed elsewhere while a person changed it here.
    private(set) var conflict: Conflict?

    /// Why the value is not valid, as a sentence.
    private(set) var problem: String?

    /// A value that was set elsewhere.
    struct Conflict: Equatable, Sendable {
        /// The text of the option; nil if it was removed.
        let text: String?
    }

    init(_ option: OptionDescription) {
        self.option = option
        entry = FormEntry(option, text: nil)
        initialText = entry.text
    }

    /// The title of the field, such as "Born on".
    var title: String {
        let words = option.name.split(separator: "-").joined(separator: " ").safe
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What the field is for, and which values it accepts.
    var hint: String {
        option.accepted == .nothing
            ? option.summary : "\(option.summary): \(option.acceptedText)"
    }

    /// The value to give for the option: nil for none, empty to remove the record's value.
    var value: String? {
        guard let text = entry.text else { return initialText == nil || isSwitch ? nil : "" }
        return text
    }

    /// Whether the value differs from the record's.
    var isChanged: Bool { entry.text != initialText }

    private var isSwitch: Bool { option.accepted == .nothing }

    /// Whether the value is given to the action; an operand or a switch is given even if it has not
    /// changed.
    var isGiven: Bool {
        if option.isOperand { return !isLeftOut }
        return isChanged || isSwitch
    }

    /// Whether it is empty, and its action needs no value.
    private var isLeftOut: Bool { option.isValueOptional && (value ?? "").isEmpty }

    /// Fills the field with the record's value.
    mutating func begin(_ text: String?) {
        entry = FormEntry(option, text: text)
        initialText = entry.text
        (conflict, problem) = (nil, nil)
    }

    /// Compares the field with the record's current value: an unchanged field takes it, and a
    /// changed field keeps its own and shows the other as a conflict.
    mutating func compare(with text: String?) {
        guard isChanged else { return begin(text) }
        let now = FormEntry(option, text: text).text
        guard now != initialText else { return }
        initialText = now
        conflict = isChanged ? Conflict(text: now) : nil
    }

    /// Handles an input; returns false if it does not edit the value.
    mutating func take(_ input: Input) -> Bool {
        guard entry.take(input) else { return false }
        check(isWhole: false)
        return true
    }

    /// Checks whether the value is valid; a missing value is an error only if the form is complete.
    mutating func check(isWhole: Bool) {
        let value = value ?? (isWhole && option.isOperand ? "" : nil)
        guard isChanged || option.isOperand, !isLeftOut, let value, !option.accepts(value) else {
            problem = nil
            return
        }
        showProblem(with: value)
    }

    /// Shows that a value is not valid, or that one is missing if it is empty.
    mutating func showProblem(with value: String) {
        let wanted = "Enter \(option.acceptedText)."
        problem =
            value.isEmpty
            ? wanted : "\(value.quoted) is not valid\(option.didYouMean(value)) \(wanted)"
    }
}
