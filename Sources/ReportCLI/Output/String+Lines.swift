extension String {
    /// The number of lines, in text that ends with a line break.
    var lineCount: Int {
        utf8.count { $0 == UInt8(ascii: "\n") }
    }
}

extension String {
    /// The text with a capital first letter.
    var withCapital: String {
        prefix(1).uppercased() + dropFirst()
    }
}
