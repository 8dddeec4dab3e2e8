/// Reads an XML text piece by piece, and gives its elements to a handler.
///
/// At most one token and a small part of a piece are in memory. Entities are not defined, so that a
/// short text cannot become a long one, and nothing outside of the text is read.
struct XMLBody<Handler: XMLHandler>: PieceReader {
    /// The maximum length of a tag, a text or a comment in bytes.
    private static var tokenLimit: Int { 1 << 20 }

    private var elements: XMLElements<Handler>

    /// The beginning of a token that goes on in the next piece.
    private var rest: [UInt8] = []

    /// How many bytes of the present ones are counted in the lines.
    private var counted = 0

    /// The number of lines that end before there, and of bytes of the last one in front of it.
    private var lines = 0
    private var columns = 0

    /// Whether the rest is not read, because the text is broken behind what is of use.
    private var isDone = false

    init(_ handler: Handler) {
        elements = XMLElements(handler)
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(TrackFileFlaw) {
        var piece = piece[...]
        while !rest.isEmpty, !piece.isEmpty {
            let known = rest.count
            // Twice as much each time, so that a long token is not read from its start too often.
            let next = piece.prefix(max(1 << 10, known))
            rest.append(contentsOf: next)
            let used = try readRest(isLast: false)
            if used < known {
                piece = piece[next.endIndex...]
                rest.removeFirst(used)
            } else {
                // Tokens that begin in the piece are read where they are.
                piece = piece[(next.startIndex + used - known)...]
                rest.removeAll(keepingCapacity: true)
            }
        }
        let bytes = UnsafeRawBufferPointer(rebasing: piece).assumingMemoryBound(to: UInt8.self)
        let used = try read(bytes, isLast: false)
        rest.append(contentsOf: bytes[used...])
    }

    consuming func finish() throws(TrackFileFlaw) -> TrackFile {
        _ = try readRest(isLast: true)
        return elements.handler.finish()
    }

    /// Reads the complete tokens of the rest; returns their length.
    private mutating func readRest(isLast: Bool) throws(TrackFileFlaw) -> Int {
        let bytes = rest
        return try bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(TrackFileFlaw) in try read(bytes, isLast: isLast) }
        }.get()
    }

    /// Reads complete tokens; returns their length.
    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool
    ) throws(TrackFileFlaw) -> Int {
        var scanner = XMLScanner(bytes)
        if lines == 0, columns == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            scanner.position = 3
        }
        var used = 0
        do throws(XMLScanner.Stop) {
            while !isDone, let token = try scanner.next() {
                // A text goes on in the next piece, unless a tag follows it.
                if token == .text, !isLast, scanner.isAtEnd { break }
                if let flaw = elements.take(token, of: scanner, at: place(used, of: bytes)) {
                    scanner.position = used
                    throw .failed(flaw)
                }
                used = scanner.position
                if used &- counted > 1 << 10 { count(used, of: bytes) }
            }
            if isLast, !isDone, !elements.isOver { throw .incomplete }
        } catch {
            switch error {
            case .failed(let flaw): try fail(flaw, at: place(scanner.position, of: bytes))
            case .incomplete where isLast:
                try fail(.unexpectedEnd, at: place(bytes.count, of: bytes))
            case .incomplete: break
            }
        }
        used = max(used, scanner.skipped)
        count(used, of: bytes)
        counted = 0
        if bytes.count - used > Self.tokenLimit {
            try fail(.tooLong(limit: Self.tokenLimit), at: place(0, of: bytes))
        }
        return isDone ? bytes.count : used
    }

    /// Counts the lines up to a position, so that the next ones need not be counted from the start.
    private mutating func count(_ position: Int, of bytes: UnsafeBufferPointer<UInt8>) {
        let next = place(position, of: bytes)
        (lines, columns, counted) = (next.line - 1, next.column - 1, position)
    }

    /// Throws the error, unless the text is only broken behind what is of use.
    private mutating func fail(
        _ reason: XMLFlaw, at place: XMLPlace
    ) throws(TrackFileFlaw) {
        isDone = reason.isAboutEnd && elements.handler.isUseful(after: reason, at: place)
        guard !isDone else { return }
        throw TrackFileFlaw(reason.description, line: place.line, column: place.column)
    }

    private func place(_ position: Int, of bytes: UnsafeBufferPointer<UInt8>) -> XMLPlace {
        XMLPlace(
            bytes: bytes, position: position, start: counted, linesBefore: lines,
            columnsBefore: columns)
    }
}
