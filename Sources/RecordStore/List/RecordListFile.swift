import Networking
import PackedRecords
import SectionCLibrary

/// A cache file with a ``RecordList``, which is faster to read than thousands of files.
///
/// It is specific to the machine, the program and the packed form of the records, and can be made
/// again at any time:
///
///     "SKLIST04", a hash of what follows up to the records, a hash of the records
///     the stamp of the folder, the stamp of the program              6 numbers
///     the schema of the records, the version of their packed form    2 numbers
///     of the files, then of the records: their number, the size      6 numbers
///         of each, and the number of pieces of their texts
///     the size of each piece of texts
///     the files, then the records: values, places of texts, texts
///
/// The files are read first; the records may be read while others check whether the files have
/// changed.
struct RecordListFile<Record: StoredRecord>: Sendable {
    private typealias Files = PackedRecords<ListedFiles.Entry>
    private typealias Records = PackedRecords<Record.PackedValues>

    /// The numbers before the sizes of the pieces of texts.
    private struct Head: BitwiseCopyable, Sendable {
        var folder = FileStamp.never
        var program = FileStamp.program
        var schema = Record.kind.schema
        var version = Record.packedForm.version
        var fileCount = 0
        var fileSize = MemoryLayout<ListedFiles.Entry>.stride
        var filePieces = 0
        var recordCount = 0
        var recordSize = MemoryLayout<Record.PackedValues>.stride
        var recordPieces = 0

        /// Whether the list is of these records and this program, and its numbers are not larger
        /// than the file.
        func fits(_ size: Int) -> Bool {
            program == FileStamp.program && schema == Record.kind.schema
                && version == Record.packedForm.version
                && fileSize == MemoryLayout<ListedFiles.Entry>.stride
                && recordSize == MemoryLayout<Record.PackedValues>.stride
                && [fileCount, filePieces, recordCount, recordPieces].allSatisfy {
                    (0...size).contains($0)
                }
        }
    }

    /// What the file begins with.
    private struct Start: BitwiseCopyable, Sendable {
        var magic = Self.magic
        var filesHash: UInt64 = 0
        var recordsHash: UInt64 = 0

        /// The bytes of "SKLIST04".
        static var magic: UInt64 { UInt64(bigEndian: 0x534B_4C49_5354_3034) }
    }

    let files: ListedFiles
    private let recordCount: Int
    private let recordSizes: [Int]
    private let recordsHash: UInt64
    private let recordsStart: Int
    private let fill: HashingReader.Fill
}

// MARK: - Writing

extension RecordListFile {
    /// Calls a closure with the bytes of the file of a list, piece by piece.
    static func forEachPiece(
        of list: RecordList<Record>, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        var start = Start()
        try forEachPieceOfFiles(of: list) {
            start.filesHash = Checksum.hash($0, seed: start.filesHash)
        }
        try list.records.forEachPiece {
            start.recordsHash = Checksum.hash($0, seed: start.recordsHash)
        }
        try withBytes(of: start, body)
        try forEachPieceOfFiles(of: list, body)
        try list.records.forEachPiece(body)
    }

    private static func forEachPieceOfFiles(
        of list: RecordList<Record>, _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        let (files, records) = (list.files.entries, list.records)
        let (fileSizes, recordSizes) = (files.textSizes, records.textSizes)
        let head = Head(
            folder: list.files.folder, fileCount: files.count, filePieces: fileSizes.count,
            recordCount: records.count, recordPieces: recordSizes.count)
        try withBytes(of: head, body)
        for size in fileSizes + recordSizes { try withBytes(of: size, body) }
        try files.forEachPiece(body)
    }

    private static func withBytes(
        of value: some BitwiseCopyable,
        _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
    ) throws(SystemError) {
        try withUnsafeBytes(of: value) { bytes throws(SystemError) in try body(bytes) }
    }
}

// MARK: - Reading

extension RecordListFile {
    /// Reads a file up to its records; nil if it is not a valid list of these records.
    ///
    /// - Parameter size: the size of the file in bytes.
    init?(size: Int, filling fill: @escaping HashingReader.Fill) {
        guard let file = try? Self.file(size, fill) else { return nil }
        self = file
    }

    private static var sizeLimit: Int { 1 << 30 }

    private static func file(
        _ size: Int, _ fill: @escaping HashingReader.Fill
    ) throws(SystemError) -> RecordListFile? {
        let before = MemoryLayout<Start>.size + MemoryLayout<Head>.size
        guard (before...sizeLimit).contains(size) else { return nil }
        var reader = HashingReader(fill: fill)
        let start = try reader.value(Start())
        reader.hash = 0
        let head = try reader.value(Head())
        guard start.magic == Start.magic, head.fits(size),
            before + (head.filePieces + head.recordPieces) * 8 <= size
        else { return nil }
        let fileSizes = try reader.sizes(head.filePieces, upTo: size)
        let recordSizes = try reader.sizes(head.recordPieces, upTo: size)
        let sum =
            reader.offset + Files.byteCount(of: head.fileCount, textSizes: fileSizes)
            + Records.byteCount(of: head.recordCount, textSizes: recordSizes)
        guard sum == size else { return nil }
        let entries: Files = try reader.records(head.fileCount, fileSizes)
        guard start.filesHash == reader.hash, entries.hasTexts(1),
            let files = ListedFiles(
                folder: head.folder, entries: entries, recordCount: head.recordCount)
        else { return nil }
        return RecordListFile(
            files: files, recordCount: head.recordCount, recordSizes: recordSizes,
            recordsHash: start.recordsHash, recordsStart: reader.offset, fill: fill)
    }

    /// Reads the records; nil if they are invalid.
    func records() -> PackedRecords<Record.PackedValues>? {
        var reader = HashingReader(fill: fill, offset: recordsStart)
        guard let records: Records = try? reader.records(recordCount, recordSizes),
            reader.hash == recordsHash, records.hasTexts(Record.packedForm.texts)
        else { return nil }
        return records
    }
}

/// Reads a file from an offset on, and hashes what it reads.
struct HashingReader {
    /// Fills a buffer with the bytes of the file from an offset.
    typealias Fill = @Sendable (UnsafeMutableRawBufferPointer, Int) throws(SystemError) -> Void

    let fill: Fill
    var offset = 0
    var hash: UInt64 = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) {
        try fill(buffer, offset)
        offset += buffer.count
        hash = Checksum.hash(UnsafeRawBufferPointer(buffer), seed: hash)
    }

    mutating func value<Value: BitwiseCopyable>(
        _ value: Value
    ) throws(SystemError) -> Value {
        var value = value
        try withUnsafeMutableBytes(of: &value) { buffer throws(SystemError) in
            try read(into: buffer)
        }
        return value
    }

    /// Reads the sizes of pieces of texts; those that cannot be are taken for the limit.
    mutating func sizes(_ count: Int, upTo limit: Int) throws(SystemError) -> [Int] {
        var sizes: [Int] = []
        for _ in 0..<count {
            let size = try value(0)
            sizes.append((0...limit).contains(size) ? size : limit)
        }
        return sizes
    }

    mutating func records<Values>(
        _ count: Int, _ sizes: [Int]
    ) throws(SystemError) -> PackedRecords<Values> {
        try PackedRecords(count: count, textSizes: sizes) { buffer throws(SystemError) in
            try read(into: buffer)
        }
    }
}
