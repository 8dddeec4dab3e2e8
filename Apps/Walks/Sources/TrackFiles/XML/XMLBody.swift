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

/// The open elements of an XML text: checks that they are well-formed, and gives them to a handler.
struct XMLElements<Handler: XMLHandler>: Sendable {
    /// The maximum depth of elements.
    private static var depthLimit: Int { 200 }

    var handler: Handler

    private var names = XMLNames()

    /// Whether the root element has begun.
    private var hasBegun = false

    private var content = XMLContent()

    /// The number of open elements with the one whose text is wanted; 0 if no text is wanted.
    private var contentDepth = 0

    /// The number of open elements with the one of which nothing is wanted; 0 if there is none.
    private var ignoredDepth = 0

    init(_ handler: Handler) {
        self.handler = handler
    }

    /// Whether the root element has ended.
    var isOver: Bool { hasBegun && names.isEmpty }

    /// Takes the next token of a scanner; returns what is wrong with it.
    mutating func take(
        _ token: XMLToken, of scanner: borrowing XMLScanner, at place: XMLPlace
    ) -> XMLFlaw? {
        switch token {
        case .open: return open(scanner.tag, at: place)
        case .empty: return open(scanner.tag, at: place) ?? close(scanner.tag.fullName, at: place)
        case .close: return close(scanner.text, at: place)
        case .text: return add(scanner.text, isLiteral: false)
        case .literal: return add(scanner.text, isLiteral: true)
        case .declaration:
            readEncoding(scanner.tag.attributes)
            return nil
        }
    }

    private mutating func open(_ tag: XMLTag, at place: XMLPlace) -> XMLFlaw? {
        if isOver { return .outsideOfRoot }
        if names.count >= Self.depthLimit { return .tooDeep(limit: Self.depthLimit) }
        hasBegun = true
        names.append(tag.fullName)
        if ignoredDepth == 0 {
            switch handler.open(tag, at: place) {
            case .nothing: ignoredDepth = names.count
            case .elements: break
            case .text: contentDepth = names.count
            }
        }
        return nil
    }

    private mutating func close(_ name: XMLText, at place: XMLPlace) -> XMLFlaw? {
        if names.isEmpty { return .outsideOfRoot }
        if !names.endIs(name) { return .wrongEndTag(open: names.last) }
        if ignoredDepth == 0 {
            handler.close(content, at: place)
        } else if ignoredDepth == names.count {
            ignoredDepth = 0
        }
        if contentDepth == names.count {
            contentDepth = 0
            content.removeAll()
        }
        names.removeLast()
        return nil
    }

    private mutating func add(_ text: XMLText, isLiteral: Bool) -> XMLFlaw? {
        if contentDepth > 0, contentDepth == names.count {
            content.append(text, isLiteral: isLiteral)
        } else if names.isEmpty, !text.isBlank {
            return isOver ? .outsideOfRoot : .unexpectedCharacter
        }
        return nil
    }

    private mutating func readEncoding(_ attributes: [XMLTag.Attribute]) {
        guard let value = attributes.first(where: { $0.name == "encoding" })?.value else { return }
        switch value.string.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii": break
        case "iso-8859-1", "latin1", "windows-1252", "cp1252": content.isLatin1 = true
        default: handler.hasUnknownEncoding(value.string)
        }
    }
}

/// The names of the open elements, one after the other.
struct XMLNames: Sendable {
    /// The bytes of the names; behind the last one they mean nothing.
    private var bytes: [UInt8] = []

    /// Where each name starts, and where the next one will.
    private var starts = [0]

    var isEmpty: Bool { starts.count == 1 }

    var count: Int { starts.count - 1 }

    /// The name of the innermost element; empty if there is none.
    var last: String {
        isEmpty ? "" : bytes.withUnsafeBufferPointer { XMLText(bytes: last(in: $0)).string }
    }

    /// Whether a name is that of the innermost element, which there must be.
    func endIs(_ name: XMLText) -> Bool {
        bytes.withUnsafeBufferPointer { last(in: $0).hasBytes(of: name.bytes) }
    }

    mutating func append(_ name: XMLText) {
        let start = starts[count]
        let end = start + name.count
        if bytes.count < end { bytes += [UInt8](repeating: 0, count: end) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in 0..<name.count { bytes[start &+ index] = name.bytes[index] }
        }
        starts.append(end)
    }

    mutating func removeLast() {
        starts.removeLast()
    }

    /// The bytes of the last name.
    @inline(__always)
    private func last(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let (start, end) = (starts[count - 1], starts[count])
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
}
