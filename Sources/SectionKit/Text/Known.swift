extension String? {
    /// The text if it says anything: nil for one of white space alone.
    package var known: String? {
        flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
}
