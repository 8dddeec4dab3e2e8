import SectionCLibrary
import Synchronization

/// A list of any number of records, of which about a megabyte is in memory: a longer one is in a
/// temporary file.
///
/// The file has no name, so that nothing is left of it when the list is released, even if the
/// process is killed. Records are added in parts, such as the pages of a response; the last part,
/// and the one that was read last, are in memory. Reading in order reads each part once.
///
/// ```swift
/// let place = records.part(with: index)
/// let values = place.map { $0.records[$0.index] } ?? PastFlightRow.Values()
/// ```
public final class TemporaryRecords<Values: BitwiseCopyable & Sendable>: Sendable {
    /// A record, as one of the records of its part.
    public typealias Place = (records: PackedRecords<Values>, index: Int)

    /// Records in the file.
    struct Part {
        let first: Int
        let count: Int
        let offset: Int
        let textSizes: [Int]

        var byteCount: Int { PackedRecords<Values>.byteCount(of: count, textSizes: textSizes) }
    }

    struct State: ~Copyable {
        var file: Descriptor?
        var size = 0
        var parts: [Part] = []

        /// The records after those in the file, and the index of the first of them.
        var last = PackedRecords<Values>()
        var lastFirst = 0

        /// The part that was read last, and the index of its first record.
        var read: (first: Int, records: PackedRecords<Values>)?
        var failure: TemporaryFileError?
    }

    private let folder: String
    let state = Mutex(State())

    /// The size of the last part, in bytes, from which it is written to the file.
    private static var partSize: Int { 1 << 20 }

    /// Creates an empty list, which makes its file in a folder when it needs one.
    public init(in folder: String) {
        self.folder = folder
    }

    /// The number of records.
    public var count: Int { state.withLock { $0.lastFirst + $0.last.count } }

    /// Why records could not be read again; nil if all could so far.
    public var failure: TemporaryFileError? { state.withLock { $0.failure } }

    /// Adds records at the end.
    ///
    /// - Throws: ``TemporaryFileError`` when the file cannot be written, as when the disk is full.
    public func append(_ records: PackedRecords<Values>) throws(TemporaryFileError) {
        let written = state.withLock { state in
            Result { () throws(SystemError) in
                if state.last.byteCount >= Self.partSize { try write(&state) }
                if state.last.count == 0 {
                    state.last = records
                } else {
                    state.last.append(contentsOf: records)
                }
            }
        }
        do throws(SystemError) {
            try written.get()
        } catch {
            throw TemporaryFileError(folder: folder, step: .writing, reason: error.reason)
        }
    }

    /// Returns the record of an index; nil if the file cannot be read, which ``failure`` explains.
    public func part(with index: Int) -> Place? {
        state.withLock { state in
            if index >= state.lastFirst { return (state.last, index - state.lastFirst) }
            if let read = state.read, read.first <= index, index - read.first < read.records.count {
                return (read.records, index - read.first)
            }
            // The one that was read before is released before the next takes its memory.
            state.read = nil
            let part = state.parts[Self.place(of: index, in: state.parts)]
            do throws(SystemError) {
                let records = try read(part, from: state.file?.number ?? -1)
                state.read = (part.first, records)
                return (records, index - part.first)
            } catch {
                state.failure = TemporaryFileError(
                    folder: folder, step: .reading, reason: error.reason)
                return nil
            }
        }
    }

    /// The place of the last part that begins at an index or before it.
    private static func place(of index: Int, in parts: [Part]) -> Int {
        var (low, high) = (0, parts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if parts[middle].first <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// Moves the last part to the file.
    private func write(_ state: inout State) throws(SystemError) {
        if state.file == nil { state.file = try .temporaryFile(in: folder) }
        guard let file = state.file?.number else { return }
        let part = Part(
            first: state.lastFirst, count: state.last.count, offset: state.size,
            textSizes: state.last.textSizes)
        // A part that did not fit may have been written in part.
        guard lseek(file, off_t(state.size), SEEK_SET) >= 0 else { throw .last }
        try state.last.forEachPiece { piece throws(SystemError) in
            try writeAll(piece, to: file).get()
        }
        state.size += part.byteCount
        state.parts.append(part)
        state.lastFirst += part.count
        state.last = PackedRecords()
    }

    private func read(
        _ part: Part,
        from file: Int32
    ) throws(SystemError) -> PackedRecords<Values> {
        var offset = part.offset
        return try PackedRecords(count: part.count, textSizes: part.textSizes) {
            bytes throws(SystemError) in
            try readAll(from: file, into: bytes, at: offset)
            offset += bytes.count
        }
    }
}
