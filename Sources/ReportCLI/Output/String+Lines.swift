extension String {
    /// The number of lines, in text that ends with a line break.
    var lineCount: Int {
        utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

extension String {
    /// The title with a small first letter; its first word stays if it has capitals inside, such as
    /// "SpaceX".
    var inSentence: String {
        let rest = dropFirst()
        let hasCapitals = rest.prefix { $0 != " " }.contains(where: \.isUppercase)
        return hasCapitals ? self : prefix(1).lowercased() + rest
    }
}
