extension String {
    /// The text with a capital first letter, unless its first word is a code with digits, such as
    /// `a21fa1`.
    public var withCapital: String {
        let isCode = prefix { $0 != " " }.contains(where: \.isNumber)
        return isCode ? self : prefix(1).uppercased() + dropFirst()
    }
}
