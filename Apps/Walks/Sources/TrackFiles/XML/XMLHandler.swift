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
    /// The bytes of the window up to the place.
    let bytes: UnsafeBufferPointer<UInt8>

    /// The number of lines that end before the window, and of bytes of the last one in front of it.
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
    var lineEnds: Int {
        var count = 0
        for byte in self { count &+= byte == 0x0A ? 1 : 0 }
        return count
    }
}
