extension String {
    /// The name of a file without its folders, so that a report does not contain them.
    package var fileName: String {
        self == "-" ? "standard input" : split(separator: "/").last.map(String.init) ?? self
    }
}
