import Networking
import PackedRecords
import SectionCLibrary
import Testing

@testable import RecordStore

/// The binary format of the list.
struct RecordListFileTests {
    private static let ids: [RecordID] = ["a", "b", "c"]

    private static var list: RecordList<Book> {
        var list = RecordList<Book>(folder: FileStamp(inode: 1, size: 2, changed: 3))
        for (index, id) in ids.enumerated() {
            let book = Revised(
                id: id, record: Book("Book \(index)"), revision: index + 1, changedAt: noon)
            list.append(book, stamp: FileStamp(inode: 4, size: 5, changed: 6))
        }
        return list
    }

    @Test func `the bytes of a list make the same list`() throws {
        let list = try #require(RecordList<Book>(bytes: Self.list.bytes))

        #expect(list.files.folder == FileStamp(inode: 1, size: 2, changed: 3))
        #expect((0..<list.files.count).map(list.files.id) == Self.ids)
        let entries = (0..<list.files.count).map { list.files[$0] }
        #expect(entries.map(\.revision) == [1, 2, 3])
        #expect(entries.allSatisfy { $0.content == .record && $0.changedAt == noon })
        #expect(entries.allSatisfy { $0.stamp == FileStamp(inode: 4, size: 5, changed: 6) })
        let packed = PackedContents(list, problems: [])
        #expect(
            (0..<packed.count).map { packed.record(at: $0)?.record.title }
                == ["Book 0", "Book 1", "Book 2"])
    }

    /// From the stamp of the program to the size of the texts of records, then the places of two records and of
    /// two texts, and the first text.
    @Test(
        arguments: Array(6...18) + [24, 31, 40, 42, 43], [-1, Int64.min, .max, 1 << 40, 3 << 30])
    func `numbers that cannot be make a list invalid`(index: Int, number: Int64) {
        var bytes = Self.list.bytes
        withUnsafeBytes(of: number) { bytes.replaceSubrange(index * 8..<index * 8 + 8, with: $0) }
        let hashes = Self.hashes(of: bytes)
        withUnsafeBytes(of: hashes) { bytes.replaceSubrange(8..<24, with: $0) }

        #expect(RecordList<Book>(bytes: bytes) == nil)
    }

    @Test(arguments: [0, 1, 2, 3])
    func `a text of a record that ends after all texts makes a list invalid`(place: Int) {
        var bytes = Self.list.bytes
        bytes[bytes.count - Self.textSize * 3 + place] |= 0xF0
        #expect(RecordList<Book>(bytes: bytes) == nil)
        let hashes = Self.hashes(of: bytes)
        withUnsafeBytes(of: hashes) { bytes.replaceSubrange(8..<24, with: $0) }

        #expect((RecordList<Book>(bytes: bytes) == nil) == (place == 0))
    }

    @Test func `a file without a record has no place among the records`() {
        let files = ListedFiles(folder: .never)
        for content in [ListedFiles.Content.tombstone, .problem] {
            for (place, stamp, isValid) in [
                (-1, FileStamp.never, true), (0, .never, false), (1 << 40, .never, false),
            ] {
                var files = files
                files.append(.init(content, stamp: stamp, place: place), "a")
                let read = ListedFiles(folder: .never, entries: files.entries, recordCount: 0)
                #expect((read != nil) == isValid)
            }
        }
        var hidden = files
        hidden.append(.init(.problem, stamp: FileStamp(inode: 1, size: 2, changed: 3)), "a")
        #expect(ListedFiles(folder: .never, entries: hidden.entries, recordCount: 0) == nil)
    }

    @Test(arguments: ["../a", ".a", "a/b", ""])
    func `a name that is not that of a record makes a list invalid`(name: String) {
        var files = ListedFiles(folder: .never)
        files.append(.init(.problem, stamp: .never), RecordID(valid: name))

        #expect(ListedFiles(folder: .never, entries: files.entries, recordCount: 0) == nil)
    }

    /// The size of the text of each record, with its length.
    private static let textSize = #"{"title": "Book 0"}"#.utf8.count + 1

    /// The hashes of the pieces of a file: those of the head and the files, then of the records.
    private static func hashes(of bytes: [UInt8]) -> (UInt64, UInt64) {
        var (hashes, place) = ((UInt64(0), UInt64(0)), 0)
        let recordsStart = bytes.count - 3 * (MemoryLayout<NoPackedValues>.stride + 8 + textSize)
        try? RecordListFile.forEachPiece(of: list) { piece in
            bytes.withUnsafeBytes { bytes in
                let piece = UnsafeRawBufferPointer(rebasing: bytes[place..<place + piece.count])
                if place >= recordsStart {
                    hashes.1 = Checksum.hash(piece, seed: hashes.1)
                } else if place > 0 {
                    hashes.0 = Checksum.hash(piece, seed: hashes.0)
                }
            }
            place += piece.count
        }
        return hashes
    }

    @Test func `only the names in a list are found`() {
        let names = ListedNames(Self.list.files)

        for (name, isListed) in [
            ("a.json", true), ("b.json", true), ("c.json", true), ("d.json", false),
            ("a.jso", false), ("a.jsonn", false), ("", false),
        ] {
            #expect(Array("\(name)\0".utf8).withUnsafeBytes(names.contains) == isListed)
        }
    }
}

extension RecordList {
    /// The bytes of the file of the list.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        try? RecordListFile.forEachPiece(of: self) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Creates the list of the bytes of a file; nil if they are invalid.
    init?(bytes: [UInt8]) {
        let file = RecordListFile<Record>(size: bytes.count) { buffer, offset throws(SystemError) in
            guard offset + buffer.count <= bytes.count else { throw SystemError(EIO) }
            buffer.copyBytes(from: bytes[offset..<offset + buffer.count])
        }
        guard let file, let records = file.records() else { return nil }
        self.init(files: file.files, records: records)
    }
}

extension RecordList: Equatable {
    static func == (one: RecordList, other: RecordList) -> Bool { one.bytes == other.bytes }
}
