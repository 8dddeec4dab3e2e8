import SectionEssentials

/// Reads a list of records from a JSON text, piece by piece, with at most one record in memory.
///
/// A record that is cut off by the end of a piece is read again with the next piece, and added once
/// it is complete.
struct JSONListBody<Value: Sendable>: BodyReader {
    /// The position in the text.
    private enum Place {
        case start
        case member(isFirst: Bool)
        /// In a list, which is a member of the document's object, or the document itself.
        case record(member: Int?, isFirst: Bool)
        /// At the record with which the tail begins.
        case tail
        case end

        /// The number of open objects and arrays.
        var depth: Int {
            switch self {
            case .start, .end, .member(isFirst: true): 0
            case .member, .record(member: nil, _), .tail: 1
            case .record: 2
            }
        }
    }

    private let format: JSONListFormat<Value>
    private var value: Value
    private var place = Place.start
    private var hasList = false
    private var addedCount = 0
    private var droppedCount = 0

    /// The bytes that are not read yet, and their offset in the body.
    private var rest: [UInt8] = []
    private var offset = 0

    /// The length of the rest at the last attempt that found it incomplete.
    private var triedAt = 0

    /// The first bytes of the body, for error messages.
    private var beginning: [UInt8] = []

    /// Where the tail begins, which another reader reads.
    private var tail: JSONListPlace?

    init(_ format: JSONListFormat<Value>) {
        self.format = format
        value = format.empty
    }

    /// Creates a reader that begins with a record of a list.
    init(_ format: JSONListFormat<Value>, from start: JSONListPlace) {
        self.init(format)
        place = .record(member: start.member, isFirst: true)
        hasList = true
        offset = start.offset
    }

    consuming func read(_ body: Body) throws(RequestError) -> Value {
        let tail = JSONListTail(of: body, format)
        var reader = self
        defer { tail?.cancel() }
        reader.tail = tail?.place
        try body.forEachPiece { piece throws(RequestError) in
            try reader.take(piece)
            return !reader.isAtTail
        }
        if reader.isAtTail, let tail { try reader.join(tail.reader()) }
        return try reader.finish()
    }

    /// Whether everything up to the tail has been read.
    private var isAtTail: Bool { if case .tail = place { true } else { false } }

    /// Adds what the reader of the tail has read.
    private mutating func join(_ tail: consuming JSONListBody) {
        // Only one may hold the records, so that they need not be copied.
        var others = format.empty
        swap(&others, &tail.value)
        format.join?(&value, consume others)
        addedCount += tail.addedCount
        droppedCount += tail.droppedCount
        rest = []
        place = .end
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        let missing = Data.beginningSize - beginning.count
        if missing > 0 { beginning += piece.prefix(missing) }
        let start = rest.isEmpty ? 0 : try completeRest(from: piece)
        if start < piece.count {
            let bytes = UnsafeRawBufferPointer(rebasing: piece[start...])
            let used = try read(bytes, isLast: false)
            rest += bytes[used...]
        }
        guard rest.count <= longestRecord else {
            throw .unreadable(reason: "a record is longer than \(longestRecord >> 20) MB")
        }
    }

    consuming func finish() throws(RequestError) -> Value {
        try readRest(isLast: true)
        if hasList, addedCount > 0 || droppedCount == 0 { return value }
        let reason =
            hasList ? "none of its records are \(format.name)" : "it is not \(format.words)"
        throw .unreadable(reason: "\(reason): \(Data(beginning).beginning)")
    }

    /// Completes and reads the rest of the previous pieces; returns the number of bytes used of this
    /// piece.
    ///
    /// Only a small part of a piece is copied, usually the end of a record. An attempt that finds a
    /// record incomplete is repeated when there are twice as many bytes.
    private mutating func completeRest(
        from piece: UnsafeRawBufferPointer
    ) throws(RequestError) -> Int {
        var start = 0
        var old = rest.count
        while start < piece.count {
            let end = min(piece.count, start + max(1 << 12, rest.count))
            rest += piece[start..<end]
            start = end
            if rest.count < triedAt * 2 { continue }
            let length = rest.count
            try readRest(isLast: false)
            old -= length - rest.count
            if old <= 0 {
                // The new rest is part of this piece, and is read there.
                defer { rest.removeAll() }
                triedAt = 0
                return end - rest.count
            }
            triedAt = rest.count
        }
        return start
    }

    /// Reads what is left after the last piece, or after one of them.
    mutating func readRest(isLast: Bool) throws(RequestError) {
        var bytes: [UInt8] = []
        swap(&bytes, &rest)
        let used = try bytes.withUnsafeBytes { bytes in
            Result { () throws(RequestError) in try read(bytes, isLast: isLast) }
        }.get()
        if used > 0 { bytes.removeFirst(used) }
        rest = bytes
    }

    /// Reads all complete tokens; returns their length in bytes.
    private mutating func read(
        _ bytes: UnsafeRawBufferPointer,
        isLast: Bool
    ) throws(RequestError) -> Int {
        do throws(JSONError) {
            let used = try bytes.withMemoryRebound(to: UInt8.self) { bytes in
                Result { () throws(JSONError) in try readTokens(of: bytes, isLast: isLast) }
            }.get()
            offset += used
            return used
        } catch {
            let error = JSONError(error.reason, at: offset + error.offset)
            throw .unreadable(reason: Data(beginning).flaw(error))
        }
    }

    private mutating func readTokens(
        of bytes: UnsafeBufferPointer<UInt8>,
        isLast: Bool
    ) throws(JSONError) -> Int {
        // A byte order mark must not be split.
        if case .start = place, bytes.count < 4, !isLast { return 0 }
        var json = JSONReader(part: bytes, depth: place.depth, isLast: isLast)
        var end = 0
        while end < bytes.count || isLast {
            let next = token(&json)
            if let failure = json.failure {
                if !isLast, failure.reason == .unexpectedEnd || failure.reason == .empty { break }
                throw failure
            }
            guard let next else { break }
            place = next
            end = json.position
            if case .end = place, json.position == bytes.count { break }
            if isAtTail { return bytes.count }
        }
        return end
    }

    /// Reads a token; returns the position after it, nil if it may continue in the next piece.
    private mutating func token(_ json: inout JSONReader) -> Place? {
        let next: Place
        switch place {
        case .start:
            switch json.startDocument() {
            case UInt8(ascii: "["):
                hasList = true
                next = json.firstElement() ? .record(member: nil, isFirst: true) : .end
            case UInt8(ascii: "{"): next = .member(isFirst: true)
            default:
                json.skip()
                next = .end
            }
        case .member(let isFirst):
            if let key = isFirst ? json.firstMember() : json.nextMember() {
                next = member(key, &json)
            } else {
                next = .end
            }
        case .record(let member, let isFirst):
            if isFirst || json.nextElement() {
                let here = JSONListPlace(member: member, offset: offset + json.position)
                if here == tail { return .tail }
                return addRecord(of: member, &json)
            }
            next = member == nil ? .end : .member(isFirst: false)
        case .tail: return nil
        case .end:
            json.endDocument()
            next = .end
        }
        return json.mayGoOn ? nil : next
    }

    private mutating func member(_ key: JSONText, _ json: inout JSONReader) -> Place {
        // The value is in the next piece.
        guard !json.mayGoOn else { return .member(isFirst: false) }
        let member = format.members.firstIndex { key == $0 }
        // Some servers say null for a list without records.
        if member != nil, json.isAtNull || json.isAtArray { hasList = true }
        guard json.isAtArray, let member else {
            json.value { format.readMember(&value, key, &$0) }
            return .member(isFirst: false)
        }
        return json.firstElement()
            ? .record(member: member, isFirst: true) : .member(isFirst: false)
    }

    private mutating func addRecord(of member: Int?, _ json: inout JSONReader) -> Place? {
        switch format.addRecord(member, &json, offset, &value) {
        case .added: addedCount += 1
        case .dropped: droppedCount += 1
        case .failed: return nil
        }
        return .record(member: member, isFirst: false)
    }
}

/// The maximum length of a record in bytes.
private let longestRecord = 1 << 28
