import FeatureTesting
import Foundation
import Networking
import PackedRecords
import SectionCLibrary
import Testing

@testable import RecordStore

/// Lists many records, with a list that always agrees with the files.
struct RecordListTests {
    private static let count = 150

    /// A store whose files are all old enough for the list, or all too new.
    private static func store(
        in folder: TemporaryFolder,
        fileTime: @escaping @Sendable () -> Int64 = { FileStamp.now + 3_600_000_000_000 }
    ) -> RecordStore<Book> {
        RecordStore(in: folder.location, timeout: .zero, fileTime: fileTime) { noon }
    }

    private static func filled() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        var change = StoreChange<Book>("Fill")
        for number in 0..<count {
            change.put(Book("Book \(number)"), as: try #require(RecordID("b\(number)")))
        }
        try await store(in: folder).commit(change)
        return folder
    }

    private static func list(_ folder: TemporaryFolder) throws -> RecordList<Book>? {
        let bytes = try Data(contentsOf: URL(filePath: folder.path("caches/books.list")))
        return RecordList(bytes: [UInt8](bytes))
    }

    @Test func `many records are written to a list, which returns the same records`() async throws {
        let folder = try await Self.filled()
        let first = try await Self.store(in: folder).all()

        #expect(try Self.list(folder)?.files.count == Self.count)
        #expect(try await Self.store(in: folder).all() == first)
        #expect(first.records.count == Self.count)
        #expect(first.records.map(\.id) == first.records.map(\.id).sorted())
    }

    @Test func `packed contents are the same as unpacked ones`() async throws {
        let folder = try await Self.filled()
        let store = Self.store(in: folder)
        try await store.commit(.remove("b8"))
        try folder.put(book: "{", in: "records/b9.json")
        let all = try await store.all()

        let books = try await store.packed()
        let names = (0..<books.count).map { books.id(at: $0) }
        #expect(names == all.records.map(\.id))
        #expect((0..<books.count).map { books.record(at: $0) } == all.records)
        #expect(books.tombstones == all.tombstones && books.problems == all.problems)
        #expect(PackedContents(all).unpacked() == all)
    }

    @Test func `the records of a long list are in order, whichever part they are read in`()
        async throws
    {
        let folder = try await Self.filled()
        for number in 1000..<3001 {
            let name = "c\(number)"
            try folder.put(book: file(name, title: "Book \(number)"), in: "records/\(name).json")
        }

        let first = try await Self.store(in: folder).all()

        #expect(
            first.records.dropFirst(Self.count).map(\.record.title)
                == (1000..<3001).map { "Book \($0)" })
        #expect(try Self.list(folder)?.files.count == first.records.count)
        #expect(try await Self.store(in: folder).all() == first)
    }

    @Test func `the list holds records without white space and without null`() async throws {
        let folder = try await Self.filled()
        try folder.put(
            book: file("b7", title: "Seven", more: #", "pages": 7, "pages": null"#),
            in: "records/b7.json")
        let first = try await Self.store(in: folder).all()

        let list = try #require(try Self.list(folder))
        let texts = (0..<list.files.count).map { list.records.text(0, of: $0) }
        #expect(texts.contains(#"{"title": "Book 8"}"#))
        #expect(texts.contains(#"{"title": "Seven"}"#))
        #expect(try await Self.store(in: folder).all() == first)
        #expect(first.records.first { $0.id == "b7" }?.record.pages == nil)
    }

    @Test func `records that changed since are read from their files`() async throws {
        let folder = try await Self.filled()
        _ = try await Self.store(in: folder).all()
        try folder.put(book: file("b7", title: "By hand"), in: "records/b7.json")
        try folder.put(book: file("a1", title: "New"), in: "records/a1.json")
        try folder.put(book: "{", in: "records/b8.json")
        try folder.remove("data/books/records/b9.json")
        try await Self.store(in: folder).commit(.put("Changed", as: "b10"))

        let all = try await Self.store(in: folder).all()

        let titles = Dictionary(
            uniqueKeysWithValues: all.records.map { ($0.id.text, $0.record.title) })
        #expect(titles.count == Self.count - 1)
        #expect(titles["b7"] == "By hand")
        #expect(titles["a1"] == "New")
        #expect(titles["b10"] == "Changed")
        #expect(titles["b9"] == nil)
        #expect(all.problems.map(\.file) == ["records/b8.json"])
        #expect(try await Self.store(in: folder).all() == all)
    }

    @Test func `an edit in place that keeps the length is detected`() async throws {
        let folder = try await Self.filled()
        _ = try await Self.store(in: folder).all()
        let path = folder.path("data/books/records/b7.json")
        let handle = try #require(FileHandle(forUpdatingAtPath: path))
        let text = try folder.text(of: "data/books/records/b7.json")
        handle.write(Data(text.replacing("Book 7", with: "Kook 7").utf8))
        try handle.close()

        #expect(try await Self.store(in: folder).record("b7")?.record.title == "Kook 7")
        let all = try await Self.store(in: folder).all()
        #expect(all.records.first { $0.id == "b7" }?.record.title == "Kook 7")
    }

    @Test func `files that were just written are not listed`() async throws {
        let start = FileStamp.now
        let folder = try await Self.filled()

        _ = try await Self.store(in: folder, fileTime: { start }).all()

        #expect(!FileManager.default.fileExists(atPath: folder.path("caches/books.list")))
        let old = FileStamp(inode: 1, size: 2, changed: 3_000_000_000)
        #expect(old.matches(old.kept(readAfter: 6_000_000_000)))
        #expect(!old.matches(old.kept(readAfter: 5_000_000_000)))
    }

    @Test func `a foreign file is reported every time`() async throws {
        let folder = try await Self.filled()
        try folder.put("x", in: "data/books/records/x y.json")

        for _ in 1...3 {
            let all = try await Self.store(in: folder).all()
            #expect(all.problems.map(\.flaw) == [.foreign])
            #expect(all.records.count == Self.count)
        }
    }

    @Test(arguments: [0, 8, 40, 60, 7_000, -1, -40])
    func `a damaged list is ignored`(place: Int) async throws {
        let folder = try await Self.filled()
        let first = try await Self.store(in: folder).all()
        let url = URL(filePath: folder.path("caches/books.list"))
        var bytes = [UInt8](try Data(contentsOf: url))
        let index = place < 0 ? bytes.count + place : place
        bytes[index] ^= 0x10
        try Data(bytes).write(to: url)

        #expect(try Self.list(folder) == nil)
        #expect(try await Self.store(in: folder).all() == first)
        #expect(RecordList<Book>(bytes: Array(bytes.prefix(index))) == nil)
    }

    @Test func `added files are sorted among the others by their ids`()
        async throws
    {
        let folder = try await Self.filled()
        _ = try await Self.store(in: folder).all()
        for id in ["a", "b149", "b1x", "b9x", "z"] {
            try folder.put(book: file(id, title: "Added"), in: "records/\(id).json")
        }

        let all = try await Self.store(in: folder).all()

        let ids = all.records.map(\.id)
        #expect(ids == ids.sorted())
        #expect(ids.count == Self.count + 4)
        #expect(all.records.count { $0.record.title == "Added" } == 5)
    }

    @Test func `one added or removed file makes a new list, so that the names are not read again`()
        async throws
    {
        let folder = try await Self.filled()
        _ = try await Self.store(in: folder).all()

        try folder.put(book: file("added", title: "Added"), in: "records/added.json")
        _ = try await Self.store(in: folder).all()
        let list = try #require(try Self.list(folder))
        #expect(list.files.count == Self.count + 1)
        #expect(list.files.folder != .never)

        try folder.remove("data/books/records/b0.json")
        _ = try await Self.store(in: folder).all()
        #expect(try Self.list(folder)?.files.count == Self.count)
    }

    @Test func `a list that was made too soon after a change of the folder is made again`()
        async throws
    {
        let folder = try await Self.filled()
        try folder.put("x", in: "data/books/records/x y.json")
        _ = try await Self.store(in: folder).all()
        #expect(try Self.list(folder)?.files.folder == .never)
        try folder.remove("data/books/records/x y.json")

        _ = try await Self.store(in: folder).all()

        #expect(try Self.list(folder)?.files.folder != .never)
    }

    @Test func `a new list is made when many files were removed`() async throws {
        let folder = try await Self.filled()
        _ = try await Self.store(in: folder).all()
        for number in 0..<120 { try folder.remove("data/books/records/b\(number).json") }

        let all = try await Self.store(in: folder).all()

        #expect(all.records.count == 30)
        #expect(try Self.list(folder)?.files.count == 30)
        #expect(try await Self.store(in: folder).all() == all)
    }

    @Test func `an invalid file is read each time and does not cause a new list`()
        async throws
    {
        let folder = try await Self.filled()
        try folder.put(book: "{", in: "records/b7.json")
        let odd = try await Self.store(in: folder).all()
        let list = try #require(try Self.list(folder))
        #expect(list.files.count == Self.count)
        #expect(try await Self.store(in: folder).all() == odd)
        #expect(odd.problems.map(\.file) == ["records/b7.json"])

        for number in 0..<120 { try folder.put(book: "{", in: "records/b\(number).json") }
        #expect(try await Self.store(in: folder).all().problems.count == 120)
        #expect(try Self.list(folder) == list)
    }

    @Test func `removed records and records in a newer schema are the same from the list`()
        async throws
    {
        let folder = try await Self.filled()
        try await Self.store(in: folder).commit(.remove("b8"))
        try folder.put(book: file("b9", title: "New", schema: 3), in: "records/b9.json")

        let first = try await Self.store(in: folder).all()

        #expect(try Self.list(folder)?.files.count == Self.count)
        #expect(try await Self.store(in: folder).all() == first)
        #expect(first.tombstones.map(\.id) == ["b8"])
        #expect(first.problems.map(\.flaw) == [.newerSchema(3, known: 2)])
        #expect(first.records.count == Self.count - 2)
    }
}
