import SectionCLibrary
import SectionEssentials
import Synchronization

/// Reads the second half of a long list on a thread of its own, while the first half is read.
///
/// It begins where the bytes look like the beginning of a record. That may be wrong, as in a text
/// that quotes JSON, so what it reads counts only if the reader of the first half comes to a record
/// at the same byte: from there, both would read the same.
final class JSONListTail<Value: Sendable>: Sendable {
    /// Where it begins to read.
    let place: JSONListPlace

    private let result = Mutex<Result<JSONListBody<Value>, RequestError>?>(nil)
    private let end: WakeupPipe
    private let isCancelled = Atomic(false)

    /// Starts to read; nil for a body that is not a long list in a file.
    init?(of body: Body, _ format: JSONListFormat<Value>) {
        guard format.join != nil, let place = body.middleRecord(under: format.members),
            let end = try? WakeupPipe()
        else { return nil }
        self.place = place
        self.end = end
        do {
            try startThread { [self] in
                result.withLock { result in
                    result = Result { () throws(RequestError) in try read(body, format) }
                }
                end.signal()
            }
        } catch {
            return nil
        }
    }

    /// Ends the thread, and waits for it: at most as long as it takes to read a piece.
    func cancel() {
        isCancelled.store(true, ordering: .relaxed)
        while end.ready([]) != nil {}
    }

    /// Waits until everything is read, and returns the reader that has read it.
    ///
    /// - Throws: what is wrong with the second half, or ``RequestError/cancelled``.
    func reader() throws(RequestError) -> JSONListBody<Value> {
        while end.ready([], within: .milliseconds(20)) != nil {
            if Task.isCancelled { throw .cancelled }
        }
        guard let result = result.withLock({ $0.take() }) else { throw .cancelled }
        return try result.get()
    }

    private func read(
        _ body: Body,
        _ format: JSONListFormat<Value>
    ) throws(RequestError) -> JSONListBody<Value> {
        var reader = JSONListBody(format, from: place)
        try body.forEachPiece(from: place.offset) { piece throws(RequestError) in
            try reader.take(piece)
            return !isCancelled.load(ordering: .relaxed)
        }
        try reader.readRest(isLast: true)
        return reader
    }
}

/// Where a record of a list begins.
struct JSONListPlace: Equatable, Sendable {
    /// The index of the list in the names of the lists; nil for a document that is the list.
    let member: Int?

    /// The offset of the record in the body.
    let offset: Int
}

extension Body {
    /// The length from which a list is read by two threads: more than a millisecond for one.
    private static var longLength: Int { 1 << 18 }

    /// The numbers of bytes in which a record must begin: in nearly all lists in the first.
    private static var windows: [Int] { [1 << 12, 1 << 18] }

    /// Where a record near the middle of a long list in a file seems to begin.
    fileprivate func middleRecord(under members: [String]) -> JSONListPlace? {
        guard isFile, count >= Self.longLength,
            let list = try? bytes(in: 0..<Data.beginningSize).listBeginning(under: members)
        else { return nil }
        let start = count / 2
        for window in Self.windows {
            guard let middle = try? bytes(in: start..<min(count, start + window)) else {
                return nil
            }
            if let record = middle.firstRange(of: list.record) {
                let offset = start + middle.distance(from: middle.startIndex, to: record.lowerBound)
                return JSONListPlace(member: list.member, offset: offset)
            }
        }
        return nil
    }
}

extension Data {
    /// The list that a document begins with, and how its records begin: an object up to its first
    /// key, and an array up to the quotation mark of a first string; nil if there is none.
    fileprivate func listBeginning(
        under members: [String]
    ) -> (member: Int?, record: Data)? {
        let start = self[(firstIndex { $0 > 0x20 } ?? endIndex)...]
        if let record = start.recordBeginning { return (nil, record) }
        for (member, name) in members.enumerated() {
            guard let key = start.firstRange(of: Data("\"\(name)\"".utf8)) else { continue }
            let value = start[key.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
            if let record = value.recordBeginning { return (member, record) }
        }
        return nil
    }

    /// How the records of an array begin; nil for anything else.
    private var recordBeginning: Data? {
        guard first == UInt8(ascii: "[") else { return nil }
        let record = dropFirst().drop { $0 <= 0x20 }
        let quote = UInt8(ascii: "\"")
        guard let first = record.firstIndex(of: quote) else { return nil }
        switch record.first {
        case UInt8(ascii: "["): return record[...first]
        case UInt8(ascii: "{"):
            return record[(first + 1)...].firstIndex(of: quote).map { record[...$0] }
        default: return nil
        }
    }
}
