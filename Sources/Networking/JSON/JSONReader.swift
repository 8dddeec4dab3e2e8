public import Essentials

/// Reads a JSON text (RFC 8259) in one pass, asking for each value as the type it should have.
///
/// A method that meets a value of another type answers nil or false and leaves it unread, so
/// that another may be asked: `reader.string() ?? reader.integer().map(String.init)`. A value is
/// read at most once, and whatever a closure leaves unread is checked and skipped for it.
///
/// So an odd value is for the caller to judge, and only a broken document is an error. From where
/// it breaks there is nothing more to be read, and the call that was given the document throws.
///
/// Objects and arrays may be nested 512 deep.
public struct JSONReader: ~Copyable {
    private var scanner: JSONScanner
    private var failure: JSONError?

    /// Where the current value starts; anything read moves the scanner away from it.
    private var start = 0

    /// Starts at the value of a document, which outlives the reader; ``end()`` reads the rest.
    package init(document bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
        scanner = JSONScanner(bytes)
        try scanner.startDocument()
        start = scanner.position
    }

    /// Reads a whole document, which is one value, with whitespace and a byte order mark allowed.
    ///
    /// - Throws: `JSONError` if any part of the document is broken, read or not.
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

    /// Reads a document where it is, without a copy.
    package static func read<T>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (inout JSONReader) -> T
    ) throws(JSONError) -> T {
        var reader = try JSONReader(document: bytes)
        let result = body(&reader)
        try reader.end()
        return result
    }

    /// Reads what is left of the document.
    ///
    /// - Throws: `JSONError` if any part of the document is broken, read or not.
    package mutating func end() throws(JSONError) {
        if scanner.position == start { skip() }
        if let failure { throw failure }
        try scanner.endDocument()
    }

    /// Reads an object, one call of `field` for each key in order; false if it is not one.
    ///
    /// A repeated key is reported each time, so that the last may win.
    @discardableResult
    public mutating func object(_ field: (_ key: String, inout JSONReader) -> Void) -> Bool {
        guard head == UInt8(ascii: "{") else { return false }
        var key = scan { scanner throws(JSONError) in try scanner.firstKey() } ?? nil
        while let name = key {
            value { field(name, &$0) }
            key = scan { scanner throws(JSONError) in try scanner.nextKey() } ?? nil
        }
        return true
    }

    /// Reads an array, one call of `element` for each; false if it is not one.
    @discardableResult
    public mutating func array(_ element: (inout JSONReader) -> Void) -> Bool {
        guard head == UInt8(ascii: "[") else { return false }
        var more = scan { scanner throws(JSONError) in try scanner.firstElement() } ?? false
        while more {
            value(element)
            more = scan { scanner throws(JSONError) in try scanner.nextElement() } ?? false
        }
        return true
    }

    /// Reads a string; each lone surrogate in its escapes becomes U+FFFD.
    public mutating func string() -> String? {
        guard head == UInt8(ascii: "\"") else { return nil }
        return scan { scanner throws(JSONError) in try scanner.string() }
    }

    /// Reads a number that is an integer, such as `12`, `12.0` or `1e3`, and that fits.
    ///
    /// A number with a fraction or an exponent is converted through `Double`, so it is nil from 2⁵³
    /// on, where `Double` is inexact.
    public mutating func integer() -> Int? {
        number { text in
            if let integer = Int(text) { return integer }
            guard let double = Double(text), double.magnitude < 0x1p53 else { return nil }
            return Int(exactly: double)
        }
    }

    /// Reads a number as the nearest double; nil for one too large to be finite.
    public mutating func number() -> Double? {
        number { text in Double(text).flatMap { $0.isFinite ? $0 : nil } }
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

    /// Reads a value of any type as the JSON that it is written in.
    public mutating func json() -> String? {
        guard scanner.position == start else { return nil }
        let start = start
        return scan { scanner throws(JSONError) in
            try scanner.skip()
            return scanner.text(from: start)
        }
    }

    /// The byte that the value starts with, 0 once it was read.
    private var head: UInt8 { scanner.position == start ? scanner.byte : 0 }

    private mutating func number<T>(_ parse: (String) -> T?) -> T? {
        guard head == UInt8(ascii: "-") || head &- UInt8(ascii: "0") < 10 else { return nil }
        let start = start
        return scan { scanner throws(JSONError) in
            let number = parse(try scanner.number())
            if number == nil { scanner.position = start }
            return number
        } ?? nil
    }

    private mutating func value<T>(_ body: (inout JSONReader) -> T) -> T {
        start = scanner.position
        let result = body(&self)
        if scanner.position == start { skip() }
        return result
    }

    private mutating func skip() {
        _ = scan { scanner throws(JSONError) in try scanner.skip() }
    }

    /// Takes a step unless an earlier one failed, and remembers if this one does.
    private mutating func scan<T>(
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
