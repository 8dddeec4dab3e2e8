extension String {
    /// How many lines a text takes that ends with the end of one.
    var lineCount: Int {
        utf8.count { $0 == UInt8(ascii: "\n") }
    }
}
