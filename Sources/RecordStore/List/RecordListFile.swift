import Essentials
import Networking
import PackedRecords

/// A cache file with a ``RecordList``, which is faster to read than thousands of files.
///
/// It is specific to the machine, the program and the packed form of the records, and can be made
/// again at any time:
///
///     "SKLIST04", a hash of everything after it
///     the stamp of the folder                                        3 numbers
///     the schema of the records, the version of their packed form    2 numbers
///     of the entries, then of the records: their number, the size    6 numbers
///         of each, and the number of pieces of their texts
///     the size of each piece of texts
///     the entries, then the records: values, places of texts, texts
struct RecordListFile<Record: StoredRecord> {
    private typealias Entries = PackedRecords<ListedFiles.Entry>
    private typealias Records = PackedRecords<Record.PackedValues>

    static var magic: [UInt8] { Array("SKLIST04".utf8) }

    /// The length of what is before the sizes of the pieces.
    private static var headLength: Int { 16 + 11 * 8 }

    let bytes: [UInt8]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates the bytes of a list.
    init(_ list: RecordList<Record>) {
        let (entries, records) = (list.files.entries.textSizes, list.records.textSizes)
        let numbers =
            [
                Int(truncatingIfNeeded: list.files.folder.inode), Int(list.files.folder.size),
                Int(list.files.folder.changed), Record.kind.schema, Record.packedForm.version,
                list.files.count, MemoryLayout<ListedFiles.Entry>.stride, entries.count,
                list.records.count, MemoryLayout<Record.PackedValues>.stride, records.count,
            ] + entries + records
        var bytes = Self.magic + [UInt8](repeating: 0, count: 8)
        bytes.reserveCapacity(
            16 + numbers.count * 8 + Entries.byteCount(of: list.files.count, textSizes: entries)
                + Records.byteCount(of: list.records.count, textSizes: records))
        for number in numbers {
            withUnsafeBytes(of: Int64(number)) { bytes.append(contentsOf: $0) }
        }
        list.files.entries.forEachPiece { bytes.append(contentsOf: $0) }
        list.records.forEachPiece { bytes.append(contentsOf: $0) }
        withUnsafeBytes(of: Self.hash(bytes)) { bytes.replaceSubrange(8..<16, with: $0) }
        self.bytes = bytes
    }

    /// The list; nil if the bytes are not a valid one of these records.
    func list() -> RecordList<Record>? {
        guard bytes.count >= Self.headLength, bytes.starts(with: Self.magic),
            number(-1) == Self.hash(bytes), number(3) == Int64(Record.kind.schema),
            number(4) == Int64(Record.packedForm.version),
            number(6) == Int64(MemoryLayout<ListedFiles.Entry>.stride),
            number(9) == Int64(MemoryLayout<Record.PackedValues>.stride)
        else { return nil }
        var place = Self.headLength
        guard let entrySizes = sizes(Int(number(7)), &place),
            let recordSizes = sizes(Int(number(10)), &place),
            let entries: Entries = records(Int(number(5)), entrySizes, texts: 1, &place),
            let records: Records = records(
                Int(number(8)), recordSizes, texts: Record.packedForm.texts, &place)
        else { return nil }
        let folder = FileStamp(
            inode: UInt64(truncatingIfNeeded: number(0)), size: number(1), changed: number(2))
        return ListedFiles(folder: folder, entries: entries, recordCount: records.count).map {
            RecordList(files: $0, records: records)
        }
    }

    /// Reads the sizes of the pieces of texts.
    private func sizes(_ count: Int, _ place: inout Int) -> [Int]? {
        guard (1...max(1, (bytes.count - place) / 8)).contains(count),
            place + count * 8 <= bytes.count
        else { return nil }
        let sizes = (0..<count).map { Int(number(at: place + $0 * 8)) }
        place += count * 8
        return sizes.allSatisfy { (0...bytes.count).contains($0) } ? sizes : nil
    }

    private func records<Values>(
        _ count: Int, _ sizes: [Int], texts: Int, _ place: inout Int
    ) -> PackedRecords<Values>? {
        guard (0...bytes.count).contains(count) else { return nil }
        let size = PackedRecords<Values>.byteCount(of: count, textSizes: sizes)
        guard size <= bytes.count - place else { return nil }
        let records = bytes.withUnsafeBytes { bytes in
            PackedRecords<Values>(
                count: count, textSizes: sizes,
                bytes: UnsafeRawBufferPointer(rebasing: bytes[place..<place + size]))
        }
        place += size
        return records.hasTexts(texts) ? records : nil
    }

    /// A number of the head after the hash.
    private func number(_ index: Int) -> Int64 { number(at: 16 + index * 8) }

    private func number(at place: Int) -> Int64 {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: Int64.self) }
    }

    /// The hash of the bytes after the hash field.
    static func hash(_ bytes: [UInt8]) -> Int64 {
        bytes.withUnsafeBytes {
            Int64(
                truncatingIfNeeded: Checksum.hash(UnsafeRawBufferPointer(rebasing: $0[16...])))
        }
    }
}
