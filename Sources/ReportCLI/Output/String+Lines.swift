extension String {
    /// How many lines a text takes that ends with the end of one.
    var lineCount: Int {
        utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

extension String {
    /// The text with its first letter as a capital, as a sentence begins.
    var withCapital: String {
        prefix(1).uppercased() + dropFirst()
    }
}
