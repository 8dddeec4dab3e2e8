package import SectionKit

/// A value of a flight that a person can write down: its option, and where it is in a flight.
package struct FlightField: Sendable {
    package let description: OptionDescription

    /// Adds the present value of a flight to those that a form starts with.
    package let fill: @Sendable (FlightDraft, OptionValues) -> OptionValues

    /// Returns the change that was asked for; nil for none.
    package let change: @Sendable (OptionValues) throws(UsageError) -> FlightChange.Step?

    /// A field of a value that is a text for options, which may be empty.
    package init<Value: LosslessStringConvertible & Sendable>(
        _ option: SectionOption<Value>,
        _ path: any WritableKeyPath<FlightDraft, Value?> & Sendable
    ) {
        let option = option.orNothing
        description = option.description
        fill = { draft, values in values.setting(option, to: draft[keyPath: path]) }
        change = { (values: OptionValues) throws(UsageError) -> FlightChange.Step? in
            guard let value = try values.value(of: option) else { return nil }
            return { draft in draft[keyPath: path] = value }
        }
    }

    /// A field of one of some words, which may be empty.
    package init<Word: RawRepresentable<String> & Sendable>(
        word option: SectionOption<Word>,
        _ path: any WritableKeyPath<FlightDraft, Word?> & Sendable
    ) {
        let option = option.orNothing
        description = option.description
        fill = { draft, values in values.setting(option, to: draft[keyPath: path]) }
        change = { (values: OptionValues) throws(UsageError) -> FlightChange.Step? in
            guard let value = try values.value(of: option) else { return nil }
            return { draft in draft[keyPath: path] = value }
        }
    }

    /// A field of a text that a flight must have.
    package init(
        needed option: SectionOption<String>,
        _ path: any WritableKeyPath<FlightDraft, String> & Sendable
    ) {
        description = option.description
        fill = { draft, values in
            let text = draft[keyPath: path]
            return values.setting(option, to: text.isEmpty ? nil : text)
        }
        change = { (values: OptionValues) throws(UsageError) -> FlightChange.Step? in
            guard let value = try values.value(of: option) else { return nil }
            return { draft in draft[keyPath: path] = value }
        }
    }
}
