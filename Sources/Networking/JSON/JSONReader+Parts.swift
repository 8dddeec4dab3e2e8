extension JSONReader {
    /// Reads one field of an object; nil if it is not one, or has no such field.
    ///
    /// Of a repeated key the last counts.
    @inlinable
    public mutating func field<T>(_ name: String, _ read: (inout JSONReader) -> T?) -> T? {
        var value: T?
        object { key, json in
            if key == name { value = read(&json) }
        }
        return value
    }

    /// Reads an array, leaving out the elements that `make` answers nil for; nil if it is not one.
    @inlinable
    public mutating func list<T>(_ make: (inout JSONReader) -> T?) -> [T]? {
        var elements: [T] = []
        let isArray = array { json in
            if let element = make(&json) { elements.append(element) }
        }
        return isArray ? elements : nil
    }
}
