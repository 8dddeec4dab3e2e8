/// The form of an action as a person fills it in, whatever host shows it: its fields, and which values
/// the action gets.
package struct FilledForm: Equatable, Sendable {
    /// The message when a record was changed elsewhere since its values were loaded.
    package static let conflict =
        "Not saved: this was changed elsewhere. The current values are below yours;"
        + " save again to keep yours."

    /// The fields, in the order of the options.
    package private(set) var fields: [FilledField]

    /// The revision of the record that the values are from; nil if it has none.
    package private(set) var revision: Int?

    /// The record that is changed, as people call it; nil for a new one.
    package private(set) var subject: String?

    /// The text that the values were read from; nil if there is none.
    package private(set) var text: FormText?

    /// The names of options that must be given even if they were not changed.
    private var required: Set<String> = []

    /// Creates an empty form that asks for options.
    package init(_ asked: [OptionDescription]) {
        fields = asked.map { FilledField($0) }
    }

    /// Creates a form of what a host has kept of one.
    package init(_ fields: [FilledField], revision: Int?) {
        (self.fields, self.revision) = (fields, revision)
    }

    /// Whether a value differs from that of the record.
    package var isChanged: Bool { fields.contains(where: \.isChanged) }

    /// The values for the action: the changed and required ones, and the revision.
    package var values: OptionValues {
        let given = fields.filter { $0.isGiven || required.contains($0.option.name) }
        let values = given.reduce(OptionValues()) { values, field in
            values.setting(field.option.name, to: field.value)
        }
        return values.setting(SectionOption<Int>.revision, to: revision)
    }

    /// Fills the form with the record's current values.
    package mutating func begin(_ current: FormValues) {
        revision = current.revision
        text = current.text
        subject = current.subject
        for index in fields.indices {
            let name = fields[index].option.name
            fields[index].begin(current.values.text(of: name))
            if let proposal = current.proposal(for: name) { fields[index].take(proposal) }
        }
        offer(current)
    }

    /// Offers the values to tick that belong to a record, and leaves what the fields hold.
    package mutating func offer(_ current: FormValues) {
        subject = current.subject
        for index in fields.indices {
            fields[index].offered = current.offered[fields[index].option.name] ?? []
        }
    }

    /// Compares the fields with the record's current values, whose revision the next save uses;
    /// returns false if the record has not changed.
    package mutating func compare(with current: FormValues) -> Bool {
        guard current.revision != revision else { return false }
        revision = current.revision
        for index in fields.indices {
            fields[index].compare(with: current.values.text(of: fields[index].option.name))
        }
        return true
    }

    /// Takes the text of a field as a person has typed or chosen it, and checks it as far as it goes.
    package mutating func take(_ text: String?, at index: Int) {
        fields[index].take(text)
    }

    /// Checks all fields; returns the index of the first that is not valid.
    package mutating func check() -> Int? {
        for index in fields.indices { fields[index].check(isWhole: true) }
        return fields.firstIndex { $0.problem != nil }
    }

    /// The field that a usage error is about.
    package enum Cause: Equatable, Sendable {
        /// It has a value that was left out because it had not changed; the form gives it from now on.
        case leftOut

        /// Its problem is shown.
        case field(Int)

        /// None.
        case none
    }

    /// Shows a usage error at the field that it is about.
    package mutating func require(_ error: UsageError) -> Cause {
        for index in fields.indices {
            let (field, name) = (fields[index], fields[index].option.name)
            if field.option.usageError(for: "") == error {
                if field.value?.isEmpty == false, required.insert(name).inserted { return .leftOut }
                fields[index].showProblem(with: "")
                return .field(index)
            }
            if let value = field.value, field.option.usageError(for: value) == error {
                fields[index].showProblem(with: value)
                return .field(index)
            }
        }
        return .none
    }

    /// The index of the field that an error speaks of: of the value that was typed, or, as an option, of
    /// one that is to be filled in or changed; nil if it speaks of none.
    package func field(spokenOfBy error: SectionError) -> Int? {
        let words = error.message
        let options = error.recovery.split { !$0.isLetter && $0 != "-" }
        let named = fields.indices.filter { index in
            options.contains { $0 == "--\(fields[index].option.name)" }
        }
        let missing = named.filter { fields[$0].value == nil }
        let spoken = fields.indices.filter { index in
            guard fields[index].isChanged, let value = fields[index].value else { return false }
            return value.utf8.count > 1 && words.contains(value)
        }
        if spoken.isEmpty { return missing.first ?? named.first { fields[$0].isChanged } }
        let both = spoken.filter(named.contains)
        return (both.isEmpty ? spoken : both).max { one, other in
            (fields[one].value ?? "").count < (fields[other].value ?? "").count
        }
    }
}

/// A field of a form: an option, and the value that a person enters for it.
package struct FilledField: Equatable, Sendable {
    package let option: OptionDescription

    /// The text in the field, which the option parses, empty for a switch that is on; nil for none.
    package private(set) var text: String?

    /// The text of the record's value; nil if it has none.
    package private(set) var initialText: String?

    /// The record's current value, if it was changed elsewhere while a person changed it here.
    package private(set) var conflict: Conflict?

    /// Why the value is not valid, as a sentence.
    package private(set) var problem: String?

    /// The values to tick, of an option that takes a list.
    package fileprivate(set) var offered: [OfferedValue] = []

    /// A value that was set elsewhere.
    package struct Conflict: Equatable, Sendable {
        /// The text of the option; nil if it was removed.
        package let text: String?
    }

    /// Creates a field with the default of an option.
    package init(_ option: OptionDescription) {
        self.option = option
        begin(nil)
    }

    /// Creates a field of what a host has kept of one.
    package init(_ option: OptionDescription, text: String?, initialText: String?) {
        self.option = option
        (self.text, self.initialText) = (text, initialText)
    }

    /// The words that a person chooses from, of which one is the default; nil if the value is typed, or
    /// is on or off.
    ///
    /// A value that is accepted but not among the words shown in help is the first of them.
    package var choices: [String]? {
        guard case .choices(let words, _) = option.accepted, case .words = option.suggestions else {
            return nil
        }
        let others = [initialText, text].compactMap(\.self).filter { !words.contains($0) }
        return (others.first.map { [$0] } ?? []) + words
    }

    /// The text that a field shows for the value of a record, which is the default if it has none.
    private func shown(_ text: String?) -> String? {
        if isSwitch { return text.map { _ in "" } }
        guard choices != nil, case .choices(let words, let usual) = option.accepted else {
            return text?.isEmpty == true ? nil : text
        }
        let word = text ?? usual
        return words.first { $0.lowercased() == word?.lowercased() } ?? text?.safe
    }

    /// The values of a list, in order.
    private static func listed(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",").map { String($0).trimmed }
    }

    /// Whether an offered value is ticked.
    package func isTicked(_ offered: OfferedValue) -> Bool {
        Self.listed(text).contains(offered.value)
    }

    /// Whether an offered value was ticked at first.
    package func wasTicked(_ offered: OfferedValue) -> Bool {
        Self.listed(initialText).contains(offered.value)
    }

    /// What the field holds besides ticked values; nil for nothing.
    package var typed: String? {
        if offered.isEmpty { return text }
        let known = Set(offered.map(\.value))
        let others = Self.listed(text).filter { !known.contains($0) }
        return others.isEmpty ? nil : others.separated(by: ",")
    }

    /// The title of the field, such as "Born on".
    package var title: String { option.fieldTitle }

    /// What the field is for, and which values it accepts.
    package var hint: String {
        option.accepted == .nothing
            ? option.summary : "\(option.summary): \(option.acceptedText)"
    }

    /// The value to give for the option: nil for none, empty to remove the record's value.
    package var value: String? {
        text ?? (initialText == nil || isSwitch ? nil : "")
    }

    /// Whether the value differs from the record's.
    package var isChanged: Bool { text != initialText }

    package var isSwitch: Bool { option.accepted == .nothing }

    /// Whether the value is given to the action; an operand or a switch is given even if it has not
    /// changed.
    package var isGiven: Bool {
        if option.isOperand { return !isLeftOut }
        return isChanged || isSwitch
    }

    /// Whether it is empty, and its action needs no value.
    private var isLeftOut: Bool { option.isValueOptional && (value ?? "").isEmpty }

    /// Fills the field with the record's value.
    package mutating func begin(_ text: String?) {
        self.text = shown(text)
        initialText = self.text
        (conflict, problem) = (nil, nil)
    }

    /// Compares the field with the record's current value: an unchanged field takes it, and a
    /// changed field keeps its own and shows the other as a conflict.
    fileprivate mutating func compare(with text: String?) {
        guard isChanged else { return begin(text) }
        let now = shown(text)
        guard now != initialText else { return }
        initialText = now
        conflict = isChanged ? Conflict(text: now) : nil
    }

    fileprivate mutating func take(_ text: String?) {
        self.text = text
        check(isWhole: false)
    }

    /// Checks whether the value is valid; a missing value is an error only if the form is complete.
    fileprivate mutating func check(isWhole: Bool) {
        let value = value ?? (isWhole && option.isOperand ? "" : nil)
        guard isChanged || option.isOperand, !isLeftOut, let value, !option.accepts(value) else {
            problem = nil
            return
        }
        showProblem(with: value)
    }

    /// Shows that a value is not valid, or that one is missing if it is empty.
    fileprivate mutating func showProblem(with value: String) {
        let wanted = "Enter \(option.acceptedText)."
        problem =
            value.isEmpty
            ? wanted : "\(value.quoted) is not valid\(option.didYouMean(value)) \(wanted)"
    }
}
