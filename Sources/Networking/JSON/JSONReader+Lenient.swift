import Essentials

extension JSONReader {
    /// Reads a number, or a string that contains one, as in `"latitude": "28.5618"`.
    public mutating func lenientNumber() -> Double? {
        number() ?? inString { $0.number() }
    }

    /// Reads an integer, or a string that contains one.
    public mutating func lenientInteger() -> Int? {
        integer() ?? inString { $0.integer() }
    }

    /// Reads the JSON value in a string.
    private mutating func inString<T>(_ read: (inout JSONReader) -> T?) -> T? {
        string().flatMap { try? JSONReader.read(Data($0.utf8), read) } ?? nil
    }
}
