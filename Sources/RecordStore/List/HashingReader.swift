import Networking
import PackedRecords
import SectionCLibrary

/// Reads a file from an offset on, and hashes what it reads.
struct HashingReader {
    /// Fills a buffer with the bytes of the file from an offset.
    typealias Fill = @Sendable (UnsafeMutableRawBufferPointer, Int) throws(SystemError) -> Void

    let fill: Fill
    var offset = 0
    var hash: UInt64 = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) {
        try fill(buffer, offset)
        offset += buffer.count
        hash = Checksum.hash(UnsafeRawBufferPointer(buffer), seed: hash)
    }

    mutating func value<Value: BitwiseCopyable>(
        _ value: Value
    ) throws(SystemError) -> Value {
        var value = value
        try withUnsafeMutableBytes(of: &value) { buffer throws(SystemError) in
            try read(into: buffer)
        }
        return value
    }

    /// Reads the sizes of pieces of texts; those that cannot be are taken for the limit.
    mutating func sizes(_ count: Int, upTo limit: Int) throws(SystemError) -> [Int] {
        var sizes: [Int] = []
        for _ in 0..<count {
            let size = try value(0)
            sizes.append((0...limit).contains(size) ? size : limit)
        }
        return sizes
    }

    mutating func records<Values>(
        _ count: Int, _ sizes: [Int]
    ) throws(SystemError) -> PackedRecords<Values> {
        try PackedRecords(count: count, textSizes: sizes) { buffer throws(SystemError) in
            try read(into: buffer)
        }
    }
}
