import CLibrary

/// Records as bytes, with which the same process makes them again.
extension PackedRecords {
    /// The sizes of the pieces of the texts, in bytes.
    var textSizes: [Int] { chunks.map(\.count) + [current.count] }

    /// The number of bytes of records and texts.
    static func byteCount(of count: Int, textSizes: [Int]) -> Int {
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

    /// Makes the records again.
    ///
    /// - Parameters:
    ///   - count: the number of records.
    ///   - textSizes: the sizes of the pieces of their texts.
    ///   - bytes: all bytes, in the order in which they were written.
    init(count: Int, textSizes: [Int], bytes: UnsafeRawBufferPointer) {
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
