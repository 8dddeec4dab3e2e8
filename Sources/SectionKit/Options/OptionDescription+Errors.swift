extension OptionDescription {
    /// Returns the error for an invalid value, which names the valid values and the nearest
    /// suggestion.
    public func usageError(for value: String) -> UsageError {
        if accepted == .nothing {
            return UsageError("\(label) takes no value; leave out \(value.quoted).")
        }
        if value.isEmpty { return UsageError("\(label) needs a value: \(acceptedText).") }
        return UsageError(
            "\(value.quoted) is not valid for \(label)\(didYouMean(value)) Use \(acceptedText).")
    }

    /// Returns the end of an error's first sentence, with the nearest suggestion if one is near.
    package func didYouMean(_ value: String) -> String {
        value.nearest(in: suggestions.words).map { "; did you mean '\($0)'?" } ?? "."
    }
}
