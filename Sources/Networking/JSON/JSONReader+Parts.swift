extension JSONReader {
    /// Reads one field of an object; nil if the value is not an object, or has no such field.
    ///
    /// If a key is repeated, its last value counts.
    @inlinable
    public mutating func field<T>(_ name: String, _ read: (inout JSONReader) -> T?) -> T? {
        var value: T?
        object { key, json in
            if key == name { value = read(&json) }
        }
        return value
    }

    /// Reads an array without the elements for which `make` returns nil; nil if it is not an array.
    @inlinable
    public mutating func list<T>(_ make: (inout JSONReader) -> T?) -> [T]? {
        var elements: [T] = []
        let isArray = array { json in
            if let element = make(&json) { elements.append(element) }
        }
        return isArray ? elements : nil
    }
}
