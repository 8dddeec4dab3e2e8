/// Receives the elements of an XML text in their order.
protocol XMLHandler: Sendable {
    /// An element begins; returns whether its own text is wanted at its end.
    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> Bool

    /// An element ends; the text is empty unless it was wanted.
    mutating func close(_ text: XMLContent, at place: XMLPlace)

    /// Ends the tracks and routes that are open, because the text ends too early.
    mutating func endOpenTracks(at place: XMLPlace)

    /// What was read so far.
    var builder: TrackFileBuilder { get set }
}

extension XMLHandler {
    /// The text declares an encoding that is not read.
    mutating func hasUnknownEncoding(_ name: String) {
        builder.findings.add(.unknownEncoding, name, line: 1)
    }

    /// The text ends too early, or goes on after its root element; returns whether what was read so
    /// far is of use.
    mutating func isUseful(after flaw: XMLFlaw, at place: XMLPlace) -> Bool {
        guard builder.hasPoints else { return false }
        builder.findings.add(flaw == .unexpectedEnd ? .endsEarly : .goesOn, line: place.line)
        endOpenTracks(at: place)
        return true
    }

    /// Returns what was read.
    consuming func finish() -> TrackFile {
        builder.finish()
    }
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
    /// Eight bytes are looked at at once, since few of them are line feeds: those become zero, and
    /// only zeros do not get a high bit.
    var lineEnds: Int {
        let raw = UnsafeRawBufferPointer(self)
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        var total = 0
        var index = 0
        while index &+ 8 <= count {
            let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let rest = word ^ 0x0A0A_0A0A_0A0A_0A0A
            let ends = ~((rest & low) &+ low | rest | low)
            if ends != 0 { total &+= ends.nonzeroBitCount }
            index &+= 8
        }
        while index < count {
            total &+= raw[index] == 0x0A ? 1 : 0
            index &+= 1
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
