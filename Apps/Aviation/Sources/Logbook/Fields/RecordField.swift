package import SectionKit

/// A value of a record that a person can write down: its option, and where it is in a draft of the
/// record.
package struct RecordField<Draft: Sendable>: Sendable {
    package let description: OptionDescription

    /// Adds the present value of a draft to those that a form starts with.
    package let fill: @Sendable (Draft, OptionValues) -> OptionValues

    /// Returns the change that was asked for; nil for none.
    package let change: @Sendable (OptionValues) throws(UsageError) -> RecordChange<Draft>.Step?

    /// A field of a value that is a text for options, which may be empty.
    package init<Value: LosslessStringConvertible & Sendable>(
        _ option: SectionOption<Value>,
        _ path: any WritableKeyPath<Draft, Value?> & Sendable
    ) {
        let option = option.orNothing
        self.init(option, path) { draft, values in
            values.setting(option, to: draft[keyPath: path])
        }
    }

    /// A field of one of some words, which may be empty.
    package init<Word: RawRepresentable<String> & Sendable>(
        word option: SectionOption<Word>,
        _ path: any WritableKeyPath<Draft, Word?> & Sendable
    ) {
        let option = option.orNothing
        self.init(option, path) { draft, values in
            values.setting(option, to: draft[keyPath: path])
        }
    }

    /// A field of a text that a record must have.
    package init(
        needed option: SectionOption<String>,
        _ path: any WritableKeyPath<Draft, String> & Sendable
    ) {
        self.init(option, path) { draft, values in
            let text = draft[keyPath: path]
            return values.setting(option, to: text.isEmpty ? nil : text)
        }
    }

    private init<Value: Sendable>(
        _ option: SectionOption<Value>,
        _ path: any WritableKeyPath<Draft, Value> & Sendable,
        fill: @escaping @Sendable (Draft, OptionValues) -> OptionValues
    ) {
        description = option.description
        self.fill = fill
        change = { (values: OptionValues) throws(UsageError) -> RecordChange<Draft>.Step? in
            guard let value = try values.value(of: option) else { return nil }
            return { draft in draft[keyPath: path] = value }
        }
    }
}

/// What a person changes of a record.
package struct RecordChange<Draft: Sendable>: Sendable {
    package typealias Step = @Sendable (inout Draft) -> Void

    package let steps: [Step]

    package init(steps: [Step]) { self.steps = steps }

    /// Reads the changes of fields from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    package init(_ fields: [RecordField<Draft>], _ options: OptionValues) throws(UsageError) {
        var steps: [Step] = []
        for field in fields {
            if let step = try field.change(options) { steps.append(step) }
        }
        self.steps = steps
    }

    /// Returns a draft with the changes.
    package func applied(to draft: Draft) -> Draft {
        var draft = draft
        for step in steps { step(&draft) }
        return draft
    }
}
