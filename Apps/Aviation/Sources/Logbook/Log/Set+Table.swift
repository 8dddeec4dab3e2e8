extension Set {
    /// Returns the values that are known for the elements.
    func table<Value>(_ value: (Element) -> Value?) -> [Element: Value] {
        var table: [Element: Value] = [:]
        for key in self { table[key] = value(key) }
        return table
    }
}
