package import SectionCLibrary

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
