import Essentials

extension JSONReader {
    /// Reads a number, or a string that is one: some sources have `"latitude": "28.5618"`.
    public mutating func lenientNumber() -> Double? {
        number() ?? inString { $0.number() }
    }

    /// Reads an integer, or a string that is one.
    public mutating func lenientInteger() -> Int? {
        integer() ?? inString { $0.integer() }
    }

    /// Reads what a string has in it, if that is JSON.
    private mutating func inString<T>(_ read: (inout JSONReader) -> T?) -> T? {
        string().flatMap { try? JSONReader.read(Data($0.utf8), read) } ?? nil
    }
}
