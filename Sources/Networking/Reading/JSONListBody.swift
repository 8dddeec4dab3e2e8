import Essentials

/// Reads a JSON text that is a list of records, or has one, in pieces; no more than one record is
/// held.
///
/// What a piece ends in the middle of is read again when more has come, so that a record is added
/// once all of it was read.
struct JSONListBody<Record, Value: Sendable>: BodyReader {
    /// Where in the text the next token is.
    private enum Place {
        case start
        case member(isFirst: Bool)
        /// In a list, which is a member of the text's object or the text itself.
        case record(list: String?, isFirst: Bool)
        case end

        /// How many objects and arrays are open.
        var depth: Int {
            switch self {
            case .start, .end, .member(isFirst: true): 0
            case .member, .record(list: nil, _): 1
            case .record: 2
            }
        }
    }

    /// What a token was, and where the next one is.
    private enum Token {
        case nothing(then: Place)
        case record(Record?, Range<Int>, list: String?)

        var next: Place {
            switch self {
            case .nothing(let place): place
            case .record(_, _, let list): .record(list: list, isFirst: false)
            }
        }
    }

    private let format: JSONListFormat<Record, Value>
    private var value: Value
    private var place = Place.start
    private var hasList = false
    private var used = 0
    private var dropped = 0

    /// What has come and is not read yet, and where in the body that begins.
    private var rest: [UInt8] = []
    private var offset = 0

    /// What the body begins with, to say what came instead of a list.
    private var beginning: [UInt8] = []

    init(_ format: JSONListFormat<Record, Value>) {
        self.format = format
        value = format.empty
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        let missing = Data.beginningSize - beginning.count
        if missing > 0 { beginning += piece.prefix(missing) }
        // A small part of the piece completes what is left of the last, so that little is copied.
        var piece = piece[...]
        var share = 1 << 12
        while !rest.isEmpty, !piece.isEmpty {
            rest += piece.prefix(share)
            piece = piece.dropFirst(share)
            share *= 2
            try readRest(isLast: false)
        }
        if !piece.isEmpty {
            let used = try read(UnsafeRawBufferPointer(rebasing: piece), isLast: false)
            rest += piece.dropFirst(used)
        }
        guard rest.count <= longestRecord else {
            throw .unreadable(reason: "a record is longer than \(longestRecord >> 20) MB")
        }
    }

    consuming func finish() throws(RequestError) -> Value {
        try readRest(isLast: true)
        if hasList, used > 0 || dropped == 0 { return value }
        let reason =
            hasList ? "none of its records are \(format.name)" : "it is not \(format.words)"
        throw .unreadable(reason: "\(reason): \(Data(beginning).beginning)")
    }

    private mutating func readRest(isLast: Bool) throws(RequestError) {
        var bytes: [UInt8] = []
        swap(&bytes, &rest)
        let used = try bytes.withUnsafeBytes { bytes in
            Result { () throws(RequestError) in try read(bytes, isLast: isLast) }
        }.get()
        if used > 0 { bytes.removeFirst(used) }
        rest = bytes
    }

    /// Reads the tokens that have come whole; returns how many bytes they are.
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
        // A byte order mark is looked for once it would be there.
        if case .start = place, bytes.count < 4, !isLast { return 0 }
        var json = JSONReader(part: bytes, depth: place.depth)
        var end = 0
        while end < bytes.count || isLast {
            let token = token(&json)
            if let failure = json.failure {
                if !isLast, failure.reason == .unexpectedEnd || failure.reason == .empty { break }
                throw failure
            }
            // A number that a piece ends with may go on in the next.
            if !isLast, json.position == bytes.count { break }
            if case .record(let record, let range, _) = token {
                if record == nil { dropped += 1 } else { used += 1 }
                format.add(&value, record, offset + range.lowerBound..<offset + range.upperBound)
            }
            place = token.next
            end = json.position
            if case .end = place, json.position == bytes.count { break }
        }
        return used
    }
    private mutating func token(_ json: inout JSONReader) -> Token {
        switch place {
        case .start:
            switch json.startDocument() {
            case UInt8(ascii: "["):
                hasList = true
                return .nothing(then: json.openArray() ? .record(list: nil, isFirst: true) : .end)
            case UInt8(ascii: "{"): return .nothing(then: .member(isFirst: true))
            default:
                json.skip()
                return .nothing(then: .end)
            }
        case .member(let isFirst):
            guard let key = isFirst ? json.openObject() : json.nextKey() else {
                return .nothing(then: .end)
            }
            if json.isAtArray, let list = format.members.first(where: { key == $0 }) {
                hasList = true
                let hasRecords = json.openArray()
                return .nothing(
                    then: hasRecords
                        ? .record(list: list, isFirst: true) : .member(isFirst: false))
            }
            json.value { format.readMember(&value, key, &$0) }
            return .nothing(then: .member(isFirst: false))
        case .record(let list, let isFirst):
            guard isFirst || json.nextElement() else {
                return .nothing(then: list == nil ? .end : .member(isFirst: false))
            }
            let start = json.position
            let record = json.value { format.read(list, &$0) }
            return .record(record, start..<json.position, list: list)
        case .end:
            json.endDocument()
            return .nothing(then: .end)
        }
    }
}

/// How many bytes a record may have.
private let longestRecord = 1 << 28
