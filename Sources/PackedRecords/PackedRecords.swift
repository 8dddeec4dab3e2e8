package import SectionCLibrary

/// A list of many records, stored as values of fixed size and the UTF-8 bytes of their texts.
///
/// A record takes about a third of the memory of a struct with the same strings. Filters and sorting
/// read the values directly; a text becomes a `String` when it is read.
///
/// ```swift
/// struct Position: BitwiseCopyable, Sendable {
///     var latitude = 0.0
///     var longitude = 0.0
/// }
///
/// var airports = PackedRecords<Position>()
/// airports.append(Position(latitude: 51.4706, longitude: -0.4619))
/// airports.appendText("LHR")
/// airports.appendText("London Heathrow")
/// let name = airports.text(1, of: 0)
/// ```
public struct PackedRecords<Values: BitwiseCopyable & Sendable>: Sendable {
    @usableFromInline var values = ChunkedArray<Values>()

    /// The place of the texts of each record: the chunk in the upper half, the offset in the lower.
    @usableFromInline var starts = ChunkedArray<UInt64>()
    @usableFromInline var chunks: [[UInt8]] = []

    /// The last chunk, which grows.
    @usableFromInline var current: [UInt8] = []

    /// The size at which a new chunk is started, so that a long list is never copied to grow.
    @usableFromInline static var chunkSize: Int { 1 << 20 }

    /// Creates an empty list.
    @inlinable
    public init() {}

    /// The number of records.
    @inlinable
    public var count: Int { values.count }

    /// The values of a record.
    @inlinable
    public subscript(index: Int) -> Values { values[index] }

    /// Adds a record; append its texts next.
    @inlinable
    public mutating func append(_ values: Values) {
        if current.count >= Self.chunkSize {
            var next: [UInt8] = []
            next.reserveCapacity(Self.chunkSize + Self.chunkSize / 16)
            swap(&next, &current)
            chunks.append(next)
        }
        starts.append(UInt64(chunks.count) << 32 | UInt64(current.count))
        self.values.append(values)
    }

    /// Adds a text to the last record; nil if it has none in this place.
    ///
    /// Add the same number of texts in the same order to every record.
    @inlinable
    public mutating func appendText(_ text: String?) {
        guard var text else { return current.append(0) }
        text.withUTF8 { appendText(utf8: $0) }
    }

    /// Adds a text to the last record from its UTF-8 bytes, which must be valid.
    @inlinable
    public mutating func appendText(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        var rest = bytes.count + 1
        while rest > 0x7F {
            current.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        current.append(UInt8(truncatingIfNeeded: rest))
        current.append(contentsOf: bytes)
    }

    /// Adds a number of texts to the last record: the first ones of a record of another list.
    package mutating func appendTexts<Others>(
        _ number: Int, of index: Int, in other: PackedRecords<Others>
    ) {
        other.withTexts(of: index) { bytes, start in
            var end = start
            for _ in 0..<number { _ = Self.nextText(in: bytes, at: &end) }
            current.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        }
    }

    /// Adds the records of another list, with their texts.
    ///
    /// Nothing is copied if nobody else holds the other list, and no list was added before.
    ///
    /// - Parameters:
    ///   - other: the list whose records are added.
    ///   - change: changes the values of each, such as indices in another list.
    @inlinable
    public mutating func append(
        contentsOf other: consuming PackedRecords,
        changing change: (inout Values) -> Void = { _ in }
    ) {
        let first = UInt64(chunks.count + 1) << 32
        chunks.append(current)
        chunks += other.chunks
        current = other.current
        starts.append(contentsOf: other.starts.take()) { $0 += first }
        values.append(contentsOf: other.values.take(), changing: change)
    }

    /// Returns a text of a record by its position; nil if the record has none there.
    @inlinable
    public func text(_ place: Int, of index: Int) -> String? {
        withText(place, of: index) { String(decoding: $0, as: UTF8.self) }
    }

    /// Calls `body` with the UTF-8 bytes of a text; returns nil if the record has none there.
    @inlinable
    public func withText<Result>(
        _ place: Int,
        of index: Int,
        _ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Result
    ) -> Result? {
        withTexts(of: index) { bytes, start in
            var end = start
            var text = Self.nextText(in: bytes, at: &end)
            for _ in 0..<place { text = Self.nextText(in: bytes, at: &end) }
            return text.map { body(bytes[$0]) }
        }
    }

    /// Calls `body` with the UTF-8 bytes of the first texts of a record, and their positions; nil
    /// for a text that the record does not have.
    @inlinable
    public func forEachText(
        upTo count: Int,
        of index: Int,
        _ body: (_ place: Int, UnsafeBufferPointer<UInt8>?) -> Void
    ) {
        withTexts(of: index) { bytes, start in
            var end = start
            for place in 0..<count {
                let text = Self.nextText(in: bytes, at: &end)
                body(place, text.map { UnsafeBufferPointer(rebasing: bytes[$0]) })
            }
        }
    }

    /// Calls `body` with the piece of texts of a record, and where its first one begins there.
    @inlinable
    func withTexts<Result>(
        of index: Int, _ body: (UnsafeBufferPointer<UInt8>, _ start: Int) -> Result
    ) -> Result {
        let start = starts[index]
        let chunk = Int(start >> 32)
        let texts = chunk < chunks.count ? chunks[chunk] : current
        return texts.withUnsafeBufferPointer { body($0, Int(start & 0xFFFF_FFFF)) }
    }

    /// Returns the place of the text at `end`, which is moved to the next one; nil if it is missing.
    @inlinable
    static func nextText(
        in bytes: UnsafeBufferPointer<UInt8>, at end: inout Int
    ) -> Range<Int>? {
        // The length plus 1, seven bits in each byte; 0 for a missing text.
        var length = 0
        var shift = 0
        while true {
            let byte = bytes[end]
            end += 1
            length |= Int(byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 { break }
        }
        if length == 0 { return nil }
        let text = end..<end + length - 1
        end = text.upperBound
        return text
    }

    /// The size of the records in bytes, without reserved memory.
    public var byteCount: Int {
        count * (MemoryLayout<Values>.stride + MemoryLayout<UInt64>.stride)
            + chunks.reduce(current.count) { $0 + $1.count }
    }
}

/// Records as bytes, from which the same program makes them again.
extension PackedRecords {
    /// The sizes of the pieces of the texts, in bytes.
    package var textSizes: [Int] { chunks.map(\.count) + [current.count] }

    /// The number of bytes of records and texts.
    package static func byteCount(of count: Int, textSizes: [Int]) -> Int {
        textSizes.reduce(count * (MemoryLayout<Values>.stride + MemoryLayout<UInt64>.stride), +)
    }

    /// Calls a closure with the bytes, piece by piece: values, places of texts, texts.
    package func forEachPiece(
        _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        for piece in values.chunks { try Self.withBytes(of: piece, body) }
        for piece in starts.chunks { try Self.withBytes(of: piece, body) }
        for piece in chunks { try Self.withBytes(of: piece, body) }
        try Self.withBytes(of: current, body)
    }

    private static func withBytes(
        of piece: [some BitwiseCopyable],
        _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        let outcome = piece.withUnsafeBytes { bytes in
            Result { () throws(SystemError) in try body(bytes) }
        }
        try outcome.get()
    }

    /// Whether every record has this many texts within its piece; texts of other records must not
    /// be read.
    package func hasTexts(_ number: Int) -> Bool {
        (0..<count).allSatisfy { index in
            guard Int(starts[index] >> 32) <= chunks.count else { return false }
            return withTexts(of: index) { bytes, start in
                var end = start
                for _ in 0..<number {
                    guard end < bytes.count else { return false }
                    let byte = bytes[end]
                    // The length is stored plus 1.
                    guard byte >= 0x80 else {
                        end += max(1, Int(byte))
                        continue
                    }
                    guard let next = Self.endOfLongText(in: bytes, at: end) else { return false }
                    end = next
                }
                return end <= bytes.count
            }
        }
    }

    /// The end of a text whose length takes several bytes; nil if it is not inside the bytes.
    private static func endOfLongText(
        in bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Int? {
        var (place, length, shift) = (start, 0, 0)
        // No text has a length of more than four times seven bits.
        while place < bytes.count, shift < 28 {
            let byte = bytes[place]
            place += 1
            length |= Int(byte & 0x7F) << shift
            shift += 7
            let end = place + max(0, length - 1)
            if byte < 0x80 { return end <= bytes.count ? end : nil }
        }
        return nil
    }

    /// Makes the records again.
    ///
    /// - Parameters:
    ///   - count: the number of records.
    ///   - textSizes: the sizes of the pieces of their texts.
    ///   - fill: fills a buffer with the next bytes, in the order in which they were written.
    package init(
        count: Int,
        textSizes: [Int],
        filling fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        self.init()
        values = try ChunkedArray(count: count, filling: fill)
        starts = try ChunkedArray(count: count, filling: fill)
        for size in textSizes.dropLast() {
            chunks.append(try Array(count: size, filling: fill))
        }
        current = try Array(count: textSizes.last ?? 0, filling: fill)
    }
}

extension ChunkedArray {
    /// Creates an array from the bytes of its elements.
    init(
        count: Int, filling fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        self.init()
        self.count = count
        let size = 1 << Self.chunkBits
        for first in stride(from: 0, to: count, by: size) {
            chunks.append(try Array(count: min(size, count - first), filling: fill))
        }
    }
}

extension Array where Element: BitwiseCopyable {
    /// Creates an array from the bytes of its elements.
    fileprivate init(
        count: Int, filling fill: (UnsafeMutableRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        var outcome = Result<Void, SystemError>.success(())
        self.init(unsafeUninitializedCapacity: count) { elements, filled in
            let bytes = UnsafeMutableRawBufferPointer(
                UnsafeMutableBufferPointer(rebasing: elements[..<count]))
            outcome = Result { () throws(SystemError) in try fill(bytes) }
            if case .success = outcome { filled = count }
        }
        try outcome.get()
    }
}
