import CLibrary
import Essentials
import Synchronization

/// Reads the second half of a long list on a thread of its own, while the first half is read.
///
/// It begins where the bytes look like the beginning of a record. That may be wrong, as in a text
/// that quotes JSON, so what it reads counts only if the reader of the first half comes to a record
/// at the same byte: from there, both would read the same.
final class JSONListTail<Value: Sendable>: Sendable {
    /// The offset of the first record.
    let start: Int

    private let result = Mutex<Result<JSONListBody<Value>, RequestError>?>(nil)
    private let end: WakeupPipe
    private let isCancelled = Atomic(false)

    /// Starts to read; nil for a body that is not a long array of objects in a file.
    init?(of body: Body, _ format: JSONListFormat<Value>) {
        guard format.join != nil, let start = body.middleRecord, let end = try? WakeupPipe() else {
            return nil
        }
        self.start = start
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
        var reader = JSONListBody(format, from: start)
        try body.forEachPiece(from: start) { piece throws(RequestError) in
            try reader.take(piece)
            return !isCancelled.load(ordering: .relaxed)
        }
        try reader.readRest(isLast: true)
        return reader
    }
}

extension Body {
    /// The length from which a list is read by two threads: some milliseconds for one.
    private static var longLength: Int { 1 << 22 }

    /// The number of bytes in which a record must begin.
    private static var longestWait: Int { 1 << 18 }

    /// Where a record near the middle of a long array of objects in a file seems to begin.
    fileprivate var middleRecord: Int? {
        guard isFile, count >= Self.longLength,
            let head = try? bytes(in: 0..<Data.beginningSize).recordHead,
            let middle = try? bytes(in: count / 2..<count / 2 + Self.longestWait)
        else { return nil }
        let record = middle.indices.first { index in
            middle[index] == UInt8(ascii: "{") && middle[index...].starts(with: head)
        }
        return record.map { count / 2 + middle.distance(from: middle.startIndex, to: $0) }
    }
}

extension Data {
    /// The bytes of the first object of an array up to its first key; nil if there are none.
    fileprivate var recordHead: Data? {
        guard let start = firstIndex(of: UInt8(ascii: "{")),
            self[..<start].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: "[") })
        else { return nil }
        let quote = UInt8(ascii: "\"")
        guard let first = self[start...].firstIndex(of: quote),
            let second = self[(first + 1)...].firstIndex(of: quote)
        else { return nil }
        return self[start...second]
    }
}
