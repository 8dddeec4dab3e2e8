/// What a handler wants of an element.
enum XMLInterest {
    /// Nothing, also not of the elements in it, which are only checked.
    case nothing

    /// The elements in it, and its end.
    case elements

    /// Its own text, and the elements in it.
    case text
}

/// Receives the elements of an XML text in their order.
protocol XMLHandler: Sendable {
    /// An element begins; returns what of it is wanted.
    mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLInterest

    /// An element of interest ends; the text is empty unless it was wanted.
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
    /// The bytes around the place, and where it is in them.
    let bytes: UnsafeBufferPointer<UInt8>
    let position: Int

    /// From where on lines are counted: the lines that end before, and the bytes of the last one
    /// in front of it.
    let start: Int
    let linesBefore: Int
    let columnsBefore: Int

    /// The line, from 1.
    var line: Int { linesBefore + counted.lineEnds + 1 }

    /// The byte of the line, from 1.
    var column: Int {
        let start = counted.lastIndex(of: 0x0A)
        return start.map { counted.count - $0 } ?? columnsBefore + counted.count + 1
    }

    private var counted: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[start..<max(start, position)])
    }
}
