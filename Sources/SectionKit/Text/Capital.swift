extension String {
    /// The text with a capital first letter.
    public var withCapital: String {
        prefix(1).uppercased() + dropFirst()
    }
}
