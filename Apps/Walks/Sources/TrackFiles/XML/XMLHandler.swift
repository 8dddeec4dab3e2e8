/// Receives the elements of an XML text in their order.
protocol XMLHandler: Sendable {
    /// An element begins; returns whether its own text is wanted at its end.
    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> Bool

    /// An element ends; the text is empty unless it was wanted.
    mutating func close(_ text: XMLContent, at place: XMLPlace)

    /// The text declares an encoding that is not read.
    mutating func hasUnknownEncoding(_ name: String)

    /// The text ends too early, or goes on after its root element; returns whether what was read so
    /// far is of use.
    mutating func isUseful(after flaw: XMLFlaw, at place: XMLPlace) -> Bool

    /// Returns what was read.
    consuming func finish() -> TrackFile
}

/// A place in an XML text, whose line is counted only when it is asked for.
struct XMLPlace {
    /// The last bytes in front of the place.
    let bytes: UnsafeBufferPointer<UInt8>

    /// The number of lines that end before them, and of bytes of the last one in front of them.
    let linesBefore: Int
    let columnsBefore: Int

    /// The line, from 1.
    var line: Int { linesBefore + bytes.lineEnds + 1 }

    /// The byte of the line, from 1.
    var column: Int {
        let start = bytes.lastIndex(of: 0x0A)
        return start.map { bytes.count - $0 } ?? columnsBefore + bytes.count + 1
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of line feeds.
    ///
    /// Blocks that fit the sum of a byte are counted many bytes at a time.
    var lineEnds: Int {
        guard let base = baseAddress else { return 0 }
        var total = 0
        var start = 0
        while start < count {
            let end = Swift.min(count, start &+ 255)
            var sum: UInt8 = 0
            for index in start..<end { sum &+= base[index] == 0x0A ? 1 : 0 }
            total &+= Int(sum)
            start = end
        }
        return total
    }

    /// Whether the bytes are those of another buffer.
    @inline(__always)
    func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
