import FeatureTesting
import Foundation
import SectionEssentials
import Testing

@testable import RecordStore

/// The files of a store on their way to another machine and back.
struct RecordTransferTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var transfer: RecordTransfer {
        RecordTransfer(of: "books", in: folder.location, timeout: .zero) { noon }
    }

    private func bytes(_ id: RecordID) throws -> Data {
        try Data(contentsOf: URL(filePath: folder.path("data/books/records/\(id).json")))
    }

    @Test func `without a folder there are no files`() async throws {
        #expect(try await transfer.files() == RecordFileList(files: []))
        #expect(try folder.names.isEmpty)
    }

    @Test func `records and tombstones are listed as they are on disk`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        try await folder.books.commit(.put("Two", as: "b"))
        try await folder.books.commit(.remove("b"))

        let files = try await transfer.files().files

        #expect(files.map(\.id) == ["a", "b"])
        #expect(files.map(\.isRemoved) == [false, true])
        #expect(files.map(\.revision) == [1, 2])
        #expect(files.first?.content == (try bytes("a")))
    }

    @Test func `a file that cannot be read is named and keeps its content`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        try folder.put(book: "{", in: "records/a.json")
        let file = try #require(RecordFile("a", content: Data(file("a", title: "Two").utf8)))

        #expect(try await transfer.files().unreadable == ["a"])
        #expect(try await transfer.replace([RecordReplacement(file, of: nil)]) == ["a"])
        #expect(try bytes("a") == Data("{".utf8))
    }

    @Test func `a file of another machine is taken byte by byte`() async throws {
        let text = file("a", title: "Two", revision: 7, more: ", \"weight\": 3")
        let file = try #require(RecordFile("a", content: Data(text.utf8)))

        #expect(try await transfer.replace([RecordReplacement(file, of: nil)]) == [])

        #expect(try bytes("a") == Data(text.utf8))
        #expect(try await folder.books.record("a")?.revision == 7)
        #expect(try await folder.books.history().isEmpty)
    }

    @Test func `a file that was changed in the meantime is not replaced`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        let seen = try bytes("a")
        try await folder.books.commit(.put("Here", as: "a"))
        let file = try #require(RecordFile("a", content: Data(file("a", title: "There").utf8)))

        #expect(try await transfer.replace([RecordReplacement(file, of: seen)]) == ["a"])

        #expect(try await folder.books.record("a")?.record.title == "Here")
    }

    @Test func `each version names those that it was made of`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        let first = try bytes("a")
        try await folder.books.commit(.put("Two", as: "a"))
        let second = try bytes("a")
        try await folder.books.undo()
        let undone = try bytes("a")
        try await folder.books.commit(.remove("a"))

        let digests = [undone, second, first].map(RecordFile.digest)
        let files = [first, second, undone, try bytes("a")].map { RecordFile("a", content: $0) }
        #expect(files.map { $0?.ancestors } == (0...3).map { Array(digests.suffix($0)) })
    }

    @Test func `a restored version is made of itself and of the one that it replaces`()
        async throws
    {
        try await folder.books.commit(.put("One", as: "a"))
        let here = try bytes("a")
        let other = try #require(
            RecordFile("a", content: Data(file("a", title: "Lost", revision: 9).utf8)))

        try await transfer.restore([other], removing: [], summary: "Take back a")

        let made = try #require(RecordFile("a", content: bytes("a")))
        #expect(made.ancestors == [here, other.content].map(RecordFile.digest))
    }

    @Test func `a renewed file is the same record, made of both files`() throws {
        let one = try #require(
            RecordFile("a", content: Data(file("a", title: "One", revision: 3).utf8)))
        let other = try #require(
            RecordFile("a", content: Data(file("a", title: "Two", revision: 5).utf8)))

        let new = try #require(one.renewed(over: other, at: noon))

        #expect(new.saysTheSame(as: one))
        #expect(new.revision == 6)
        #expect(new.ancestors == [one.content, other.content].map(RecordFile.digest))
    }

    @Test func `a file that a program renews says which version it repeats`() throws {
        let one = try #require(
            RecordFile("a", content: Data(file("a", title: "One", revision: 3).utf8)))
        let other = try #require(
            RecordFile("a", content: Data(file("a", title: "Two", revision: 5).utf8)))
        let new = try #require(one.renewed(over: other, at: noon))

        #expect(new.repeats == RecordFile.digest(of: one.content))
        #expect(new.renewed(over: other, at: noon)?.repeats == new.repeats)
        #expect(one.repeats == nil)
        #expect(one.renewed(over: other, at: noon, isChosen: true)?.repeats == nil)
        // Of a file that a person has edited, nothing else is the same.
        let text = String(decoding: new.content, as: UTF8.self)
        let edited = text.replacingOccurrences(of: "One", with: "Ten")
        #expect(edited != text)
        let file = try #require(RecordFile("a", content: Data(edited.utf8)))
        #expect(file.repeats == nil)
    }

    @Test func `a change of a repeated version repeats nothing`() async throws {
        let other = try #require(
            RecordFile("a", content: Data(file("a", title: "Two", revision: 5).utf8)))
        try await folder.books.commit(.put("One", as: "a"))
        let old = try #require(RecordFile("a", content: bytes("a")))
        let new = try #require(old.renewed(over: other, at: noon))
        _ = try await transfer.replace([RecordReplacement(new, of: old.content)])

        try await folder.books.commit(.put("Three", as: "a"))

        let made = try #require(RecordFile("a", content: bytes("a")))
        #expect(made.repeats == nil)
        #expect(made.ancestors.first == RecordFile.digest(of: new.content))
    }

    @Test func `only the last 50 versions are named`() async throws {
        let books = RecordStore<Book>(in: folder.location) { noon }
        for number in 1...60 { try await books.commit(.put("\(number)", as: "a")) }

        #expect(RecordFile("a", content: try bytes("a"))?.ancestors.count == 50)
    }

    @Test func `a file from elsewhere leaves a record room for changes`() throws {
        let text = file("a", title: "One", revision: (1 << 53) - 1)

        #expect(RecordFile("a", content: Data(text.utf8)) == nil)
        let high = file("a", title: "One", revision: 1 << 52)
        #expect(RecordFile("a", content: Data(high.utf8)) != nil)
    }

    @Test func `bytes of another record are no file of this one`() {
        #expect(RecordFile("b", content: Data(file("a", title: "One").utf8)) == nil)
        #expect(RecordFile("b", content: Data("<html>".utf8)) == nil)
        #expect(RecordFile("b", content: Data()) == nil)
    }

    @Test func `a restored file is a later revision, which can be undone`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        try await folder.books.commit(.put("Two", as: "a"))
        let lost = try #require(
            RecordFile("a", content: Data(file("a", title: "Lost", revision: 9).utf8)))

        try await transfer.restore([lost], removing: [], summary: "Take back a")
        #expect(try await folder.books.record("a")?.record.title == "Lost")
        #expect(try await folder.books.record("a")?.revision == 10)

        try await folder.books.undo()
        #expect(try await folder.books.record("a")?.record.title == "Two")
    }

    @Test func `several records are restored and removed as one change`() async throws {
        let texts = [file("a", title: "Old", revision: 1), file("c", title: "Gone", revision: 4)]
        let old = zip(["a", "c"] as [RecordID], texts).compactMap {
            RecordFile($0, content: Data($1.utf8))
        }
        try await folder.books.commit(.put("New", as: "a"))
        try await folder.books.commit(.put("Later", as: "b"))

        let change = try await transfer.restore(old, removing: ["b", "x"], summary: "Restore")

        #expect(change?.items.map(\.id) == ["a", "c", "b"])
        #expect(try await folder.books.all().records.map(\.record.title) == ["Old", "Gone"])
        #expect(try await folder.books.record("c")?.revision == 4)
        #expect(try await transfer.restore(old, removing: ["b"], summary: "Again") == nil)

        try await folder.books.undo()
        #expect(try await folder.books.all().records.map(\.record.title) == ["New", "Later"])
    }

    @Test func `a broken file is set aside for the one that is restored`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        let good = try #require(RecordFile("a", content: bytes("a")))
        try folder.put(book: "{", in: "records/a.json")

        try await transfer.restore([good], removing: [], summary: "Restore")

        #expect(try bytes("a") == good.content)
        #expect(try folder.text(of: "data/books/records/a.json.damaged") == "{")
    }

    @Test func `files are not replaced while another program writes`() async throws {
        try await folder.books.commit(.put("One", as: "a"))
        let writer = try StoreWriter.opened(folder.books.files, timeout: .zero)
        let file = try #require(RecordFile("b", content: Data(file("b", title: "Two").utf8)))

        await #expect(throws: StoreError.busy) {
            try await transfer.replace([RecordReplacement(file, of: nil)])
        }
        _ = consume writer
    }
}
