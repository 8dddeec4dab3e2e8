public import SectionEssentials

/// Reads a JSON text (RFC 8259) in one pass; the caller requests each value as its expected type.
///
/// For a value of another type, a method returns nil or false and leaves the value unread, so that
/// another method can be tried: `reader.string() ?? reader.integer().map(String.init)`. A value is
/// read at most once, and values that a closure leaves unread are validated and skipped.
///
/// So the caller decides about unexpected values, and only an invalid document is an error. After
/// the error nothing more is read, and the call that was given the document throws.
///
/// Objects and arrays may be nested 512 levels deep.
public struct JSONReader: ~Copyable {
    var scanner: JSONScanner
    private(set) var failure: JSONError?

    /// Whether the document ends with these bytes.
    var isLastPart = true

    /// The start of the current value; reading it moves the scanner past this position.
    var start = 0

    /// Starts to read a document, which must outlive the reader; ``end()`` reads the rest.
    private init(document bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
        scanner = JSONScanner(bytes)
        try scanner.startDocument()
        start = scanner.position
    }

    /// Reads a complete document: one value; white space and a byte order mark are allowed.
    ///
    /// - Throws: ``JSONError`` if any part of the document is invalid, even if it is not read.
    public static func read<T>(
        _ data: Data,
        _ body: (inout JSONReader) -> T
    ) throws(JSONError) -> T {
        let result = data.withUnsafeBytes { bytes in
            bytes.withMemoryRebound(to: UInt8.self) { bytes in
                Result { () throws(JSONError) in try read(bytes, body) }
            }
        }
        return try result.get()
    }

    /// Reads a complete document in place, without a copy.
    package static func read<T>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (inout JSONReader) -> T
    ) throws(JSONError) -> T {
        var reader = try JSONReader(document: bytes)
        let result = body(&reader)
        try reader.end()
        return result
    }

    /// The place of a value that has not been read yet, to read it twice.
    package struct Mark {
        fileprivate let start: Int
    }

    /// The place of the current value.
    package var mark: Mark { Mark(start: start) }

    /// Goes back to a value that was read as a whole.
    package mutating func rewind(to mark: Mark) {
        guard failure == nil else { return }
        start = mark.start
        scanner.position = mark.start
    }

    /// Reads the rest of the document.
    ///
    /// - Throws: ``JSONError`` if any part of the document is invalid, even if it is not read.
    package mutating func end() throws(JSONError) {
        if scanner.position == start { skip() }
        if let failure { throw failure }
        try scanner.endDocument()
    }

    /// Reads an object, and calls `field` for each key in order; false if it is not an object.
    ///
    /// A repeated key is reported each time, so that its last value can win.
    @inlinable
    @discardableResult
    public mutating func object(_ field: (_ key: JSONText, inout JSONReader) -> Void) -> Bool {
        guard isAt(UInt8(ascii: "{")) else { return false }
        var key = firstMember()
        while let name = key {
            field(name, &self)
            key = nextMember()
        }
        return true
    }

    /// Reads an array, and calls `element` for each element; false if it is not an array.
    @inlinable
    @discardableResult
    public mutating func array(_ element: (inout JSONReader) -> Void) -> Bool {
        guard isAt(UInt8(ascii: "[")) else { return false }
        var more = firstElement()
        while more {
            element(&self)
            more = nextElement()
        }
        return true
    }

    /// Reads a string; lone surrogates in escape sequences become U+FFFD.
    public mutating func string() -> String? {
        guard head == UInt8(ascii: "\"") else { return nil }
        return scan { scanner throws(JSONError) in try scanner.string() }
    }

    /// Reads a string in its place, without making a `String` of it.
    public mutating func text() -> JSONText? {
        guard head == UInt8(ascii: "\"") else { return nil }
        return scan { scanner throws(JSONError) in try scanner.text() }
    }

    /// Reads an integer, such as `12`, `12.0` or `1e3`; nil if it does not fit.
    ///
    /// A number with a fraction or an exponent is converted through `Double`, so it is nil from 2⁵³
    /// on, where `Double` is inexact.
    public mutating func integer() -> Int? {
        guard isAtNumber else { return nil }
        if let number = scanner.plainNumber() {
            if let integer = Int(exactly: number) { return integer }
            scanner.position = start
            return nil
        }
        return number { digits in
            let text = String(decoding: digits, as: UTF8.self)
            if let integer = Int(text) { return integer }
            guard let double = Double(text), double.magnitude < 0x1p53 else { return nil }
            return Int(exactly: double)
        }
    }

    /// Reads a number as the nearest Double; nil if it is too large to be finite.
    public mutating func number() -> Double? {
        guard isAtNumber else { return nil }
        return scanner.plainNumber() ?? longNumber()
    }

    /// Reads a number with many digits or an exponent.
    @inline(never)
    private mutating func longNumber() -> Double? {
        number { digits in
            let number = Double(String(decoding: digits, as: UTF8.self))
            return number.flatMap { $0.isFinite ? $0 : nil }
        }
    }

    /// Reads `true` or `false`.
    public mutating func bool() -> Bool? {
        let value = head == UInt8(ascii: "t")
        guard value || head == UInt8(ascii: "f") else { return nil }
        return scan { scanner throws(JSONError) in
            try scanner.skip()
            return value
        }
    }

    /// Reads a value of any type as its JSON text.
    public mutating func json() -> String? {
        guard scanner.position == start else { return nil }
        let start = start
        return scan { scanner throws(JSONError) in
            try scanner.skip()
            return scanner.text(from: start)
        }
    }

    /// The first byte of the value; 0 after it was read.
    private var head: UInt8 {
        @inline(__always) get { scanner.position == start ? scanner.byte : 0 }
    }

    private var isAtNumber: Bool {
        @inline(__always) get {
            let head = head
            return (head &- UInt8(ascii: "0") < 10 || head == UInt8(ascii: "-")) && failure == nil
        }
    }

    private mutating func number<T>(_ parse: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
        let start = start
        return scan { scanner throws(JSONError) in
            let number = parse(try scanner.number())
            if number == nil { scanner.position = start }
            return number
        } ?? nil
    }

    /// Whether the value begins with a byte, and has not been read.
    @usableFromInline
    func isAt(_ byte: UInt8) -> Bool { head == byte }

    /// Begins with the value that is next in the text.
    @inline(__always)
    mutating func begin() { start = scanner.position }

    @inline(__always)
    mutating func value<T>(_ body: (inout JSONReader) -> T) -> T {
        start = scanner.position
        let result = body(&self)
        if scanner.position == start { skip() }
        return result
    }

    /// Steps over the value.
    mutating func skip() {
        _ = scan { scanner throws(JSONError) in try scanner.skip() }
    }

    /// Takes a step, unless an earlier one failed, and remembers its error.
    @inline(__always)
    mutating func scan<T>(
        _ step: (inout JSONScanner) throws(JSONError) -> T
    ) -> T? {
        guard failure == nil else { return nil }
        do {
            return try step(&scanner)
        } catch {
            failure = error
            return nil
        }
    }
}

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
