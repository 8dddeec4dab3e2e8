extension String {
    /// The text if it says anything: nil for one of white space alone.
    public var known: String? { allSatisfy(\.isWhitespace) ? nil : self }
}

extension String? {
    /// The text if there is one that says anything.
    package var known: String? { flatMap(\.known) }
}
