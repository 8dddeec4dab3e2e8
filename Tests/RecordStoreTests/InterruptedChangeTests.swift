import Foundation
import FeatureTesting
import Testing

@testable import RecordStore

/// Every state that a process can leave behind if it is killed while writing.
struct InterruptedChangeTests {
    /// A store in which `a` and `b` are about to be changed, from One to Two.
    private static func store() async throws -> (folder: TemporaryFolder, entry: ChangeEntry) {
        let folder = try TemporaryFolder()
        var change = StoreChange<Book>("One")
        for id in ["a", "b"] as [RecordID] { change.put(Book("One"), as: id) }
        try await folder.books.commit(change)
        change = StoreChange("Two")
        for id in ["a", "b"] as [RecordID] { change.put(Book("Two"), as: id) }
        let records = try folder.books.files.made(.records)
        let entry = try ChangeEntry(change, number: 2, at: noon) { id throws(StoreError) in
            try folder.books.files.version(of: id, in: records)
        }
        return (folder, entry)
    }

    private static func titles(_ folder: TemporaryFolder) async throws -> [String] {
        try await folder.books.all().records.map(\.record.title)
    }

    @Test func `a change that was interrupted before it was saved is discarded`() async throws {
        let (folder, entry) = try await Self.store()
        try folder.put(book: entry.steps[0].after.fileText, in: "drafts/a.json")
        try folder.put(book: "{\"format\": 1, ", in: "drafts/2.pending")

        #expect(try await folder.books.doctor().map(\.flaw).filter { $0 == .leftover }.count == 2)
        try await folder.books.commit(.put("Three", as: "c"))

        #expect(try await Self.titles(folder) == ["One", "One", "Three"])
        #expect(try await folder.books.history().map(\.summary) == ["Write Three", "One"])
        #expect(try folder.names(in: "drafts") == [])
    }

    @Test(arguments: [0, 1, 2])
    func `a change that was saved is completed by the next writer`(written: Int) async throws {
        let (folder, entry) = try await Self.store()
        try folder.put(book: entry.fileText, in: "changes/2.pending")
        for step in entry.steps.prefix(written) {
            try folder.put(book: step.after.fileText, in: "records/\(step.after.id).json")
        }

        #expect(
            try await folder.books.doctor().contains {
                $0 == StoreProblem(file: "changes/2.pending", flaw: .unfinishedChange)
            })
        try await folder.books.commit(.put("Three", as: "c"))

        #expect(try await Self.titles(folder) == ["Two", "Two", "Three"])
        #expect(try await folder.books.record("a")?.revision == 2)
        #expect(
            try await folder.books.history().map(\.summary) == ["Write Three", "Two", "One"])
        #expect(try folder.names(in: "changes") == ["1.json", "2.json", "3.json"])
    }

    @Test func `completing a change does not overwrite a later revision`() async throws {
        let (folder, entry) = try await Self.store()
        try folder.put(book: entry.fileText, in: "changes/2.pending")
        try folder.put(book: file("a", title: "Later", revision: 7), in: "records/a.json")

        try await folder.books.commit(.put("Three", as: "c"))

        #expect(try await Self.titles(folder) == ["Later", "Two", "Three"])
        #expect(try await folder.books.record("a")?.revision == 7)
    }

    @Test func `a record whose file a person removes stays removed`() async throws {
        let (folder, _) = try await Self.store()
        try folder.remove("data/books/records/a.json")

        try await folder.books.commit(.put("Three", as: "c"))

        #expect(try await Self.titles(folder) == ["One", "Three"])
    }

    @Test func `a pending change that cannot be read is reported and not overwritten`() async throws
    {
        let (folder, _) = try await Self.store()
        try folder.put(book: "{", in: "changes/2.pending")

        let error = await #expect(throws: StoreError.self) {
            try await folder.books.commit(.put("Three", as: "c"))
        }

        #expect(error?.summary.contains("changes/2.pending cannot be read") == true)
        #expect(try await Self.titles(folder) == ["One", "One"])
    }
}

extension TemporaryFolder {
    /// The names in a folder of the store of books.
    func names(in part: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path("data/books/\(part)")).sorted()
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(name))
    }
}
