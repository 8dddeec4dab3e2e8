import CLibrary

/// Records as bytes, with which the same process makes them again.
extension PackedRecords {
    /// The sizes of the pieces of the texts, in bytes.
    package var textSizes: [Int] { chunks.map(\.count) + [current.count] }

    /// The number of bytes of records and texts.
    package static func byteCount(of count: Int, textSizes: [Int]) -> Int {
        textSizes.reduce(count * (MemoryLayout<Values>.stride + MemoryLayout<UInt64>.stride), +)
    }

    /// Writes the bytes to a file: values, places of texts, texts.
    func write(to file: Int32) throws(SystemError) {
        func write(_ piece: [some BitwiseCopyable]) throws(SystemError) {
            try piece.withUnsafeBytes { writeAll($0, to: file) }.get()
        }
        for piece in values.chunks { try write(piece) }
        for piece in starts.chunks { try write(piece) }
        for piece in chunks { try write(piece) }
        try write(current)
    }

    /// Calls a closure with the bytes, piece by piece.
    package func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) {
        for piece in values.chunks { piece.withUnsafeBytes(body) }
        for piece in starts.chunks { piece.withUnsafeBytes(body) }
        for piece in chunks { piece.withUnsafeBytes(body) }
        current.withUnsafeBytes(body)
    }

    /// Whether each record has this number of texts, which end where its piece of texts does or
    /// before.
    ///
    /// Reading a text of other records is a programming error.
    package func hasTexts(_ number: Int) -> Bool {
        (0..<count).allSatisfy { index in
            let start = starts[index]
            let chunk = Int(start >> 32)
            guard chunk <= chunks.count else { return false }
            let texts = chunk < chunks.count ? chunks[chunk] : current
            return texts.withUnsafeBufferPointer { bytes in
                var end = Int(start & 0xFFFF_FFFF)
                for _ in 0..<number {
                    guard let next = Self.endOfText(in: bytes, at: end) else { return false }
                    end = next
                }
                return true
            }
        }
    }

    /// The end of a text; nil if it is not inside the bytes.
    private static func endOfText(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        var (place, length, shift) = (start, 0, 0)
        // No text has a length of more than four times seven bits.
        while place < bytes.count, shift < 28 {
            let byte = bytes[place]
            place += 1
            length |= Int(byte & 0x7F) << shift
            shift += 7
            // The length is stored plus 1.
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
    ///   - bytes: all bytes, in the order in which they were written.
    package init(count: Int, textSizes: [Int], bytes: UnsafeRawBufferPointer) {
        self.init()
        var rest = bytes[...]
        func take(_ size: Int) -> UnsafeRawBufferPointer {
            defer { rest = rest.dropFirst(size) }
            return UnsafeRawBufferPointer(rebasing: rest.prefix(size))
        }
        values = ChunkedArray(take(count * MemoryLayout<Values>.stride))
        starts = ChunkedArray(take(count * MemoryLayout<UInt64>.stride))
        chunks = textSizes.dropLast().map { [UInt8](take($0)) }
        current = [UInt8](take(textSizes.last ?? 0))
    }
}

extension ChunkedArray {
    /// Creates an array of the bytes of its elements.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.init()
        let stride = MemoryLayout<Element>.stride
        count = bytes.count / stride
        let size = 1 << Self.chunkBits
        for first in Swift.stride(from: 0, to: count, by: size) {
            let length = min(size, count - first)
            chunks.append(
                [Element](unsafeUninitializedCapacity: length) { chunk, filled in
                    let piece = bytes[first * stride..<(first + length) * stride]
                    UnsafeMutableRawBufferPointer(chunk).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: piece))
                    filled = length
                })
        }
    }
}
