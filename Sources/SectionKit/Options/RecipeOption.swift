/// An option whose value a recipe reads and passes to the closure that makes a section or an action.
///
/// A ``SectionOption`` passes nil without a value; ``SectionOption/required`` passes one always.
public protocol RecipeOption<Passed>: Sendable {
    /// The type of what is passed: the value, or an optional value.
    associatedtype Passed: Sendable

    /// The description of the option for help, completion and errors.
    var description: OptionDescription { get }

    /// Returns what to pass of the values that a person gave.
    ///
    /// - Throws: ``UsageError`` when the value is not valid, or a required one is missing.
    func read(from values: OptionValues) throws(UsageError) -> Passed
}

extension SectionOption: RecipeOption {
    /// Returns the value given for the option, else its default; nil if it has none.
    ///
    /// - Throws: ``UsageError`` when the value is not valid for the option.
    public func read(from values: OptionValues) throws(UsageError) -> Value? {
        try values.value(of: self)
    }

    /// The option as one that always has a value: an operand, or an option with a default.
    public var required: RequiredOption<Value> { RequiredOption(option: self) }
}

/// An option that always has a value: an operand, or an option with a default.
public struct RequiredOption<Value: Sendable>: RecipeOption {
    let option: SectionOption<Value>

    /// The description of the option for help, completion and errors.
    public var description: OptionDescription { option.description }

    /// Returns the value given for the option, else its default.
    ///
    /// - Throws: ``UsageError`` when there is none, or it is not valid for the option.
    public func read(from values: OptionValues) throws(UsageError) -> Value {
        try values.required(option)
    }
}
