import Foundation
import FeatureTesting
import RecordStore
import Testing

/// Reads files that a person, a newer program or another program has changed.
struct RecordFilesTests {
    /// A folder with one book, `a`.
    private static func folder() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        return folder
    }

    @Test func `a record is one file that a person can read`() async throws {
        let folder = try await Self.folder()

        #expect(
            try folder.text(of: "data/books/records/a.json") == """
                {
                  "schema": 2,
                  "id": "a",
                  "revision": 1,
                  "changed_at": "2023-11-14T22:13:20Z",
                  "deleted": false,
                  "record": {
                    "title": "Emma",
                    "pages": null
                  }
                }

                """)
    }

    @Test func `other users cannot read the folders and files`() async throws {
        let folder = try await Self.folder()

        let paths = [
            "", "/records", "/changes", "/drafts", "/records/a.json", "/changes/1.json", "/lock",
        ]
        let modes = try paths.map { path in
            try FileManager.default.attributesOfItem(atPath: folder.path("data/books\(path)"))[
                .posixPermissions] as? Int
        }

        #expect(modes == [0o700, 0o700, 0o700, 0o700, 0o600, 0o600, 0o600])
        #expect(try await folder.books.doctor() == [])
    }

    @Test func `a file that a person has edited is read, with keys in any order`() async throws {
        let folder = try await Self.folder()
        try folder.put(
            book: """
                {"record": {"pages": 474, "title": "Emma!"}, "deleted": false,
                 "changed_at": "2024-01-01T00:00:00+01:00", "revision": 1, "id": "a", "schema": 2}
                """, in: "records/a.json")

        #expect(try await folder.books.record("a")?.record == Book("Emma!", pages: 474))
        try await folder.books.commit(.put("Emma?", as: "a", if: .revision(1)))
        #expect(try await folder.books.record("a")?.revision == 2)
    }

    @Test func `members that a newer program wrote in the same schema are kept`()
        async throws
    {
        let folder = try await Self.folder()
        let more = #", "shelf": {"row": [1, "é\u00e9"]}"#
        try folder.put(book: file("a", title: "Emma", more: more), in: "records/a.json")

        try await folder.books.commit(.put("Emma!", as: "a"))

        let text = try folder.text(of: "data/books/records/a.json")
        #expect(text.contains(#""shelf": {"row": [1, "é\u00e9"]}"#))
        #expect(text.contains(#""title": "Emma!""#))
    }

    @Test
    func `a record in an older schema is read, and written in the current one when it changes`()
        async throws
    {
        let folder = try await Self.folder()
        try folder.put(book: file("a", title: "Emma", schema: 1), in: "records/a.json")
        #expect(try await folder.books.all().records.map(\.record) == [Book("Emma")])

        try await folder.books.commit(.put("Emma!", as: "a"))

        let text = try folder.text(of: "data/books/records/a.json")
        #expect(text.contains(#""schema": 2"#))
        #expect(!text.contains(#""name""#))
        try await folder.books.undo()
        #expect(try await folder.books.record("a")?.record == Book("Emma"))
    }

    @Test func `a record in a newer schema is rejected and not changed`() async throws {
        let folder = try await Self.folder()
        let newer = file("a", title: "Emma", schema: 3)
        try folder.put(book: newer, in: "records/a.json")
        let problem = StoreProblem(file: "records/a.json", flaw: .newerSchema(3, known: 2))

        #expect(try await folder.books.all().problems == [problem])
        await #expect(throws: StoreError.unusable(problem)) { try await folder.books.record("a") }
        await #expect(throws: StoreError.unusable(problem)) {
            try await folder.books.commit(.put("Over", as: "a"))
        }
        await #expect(throws: StoreError.unusable(problem)) {
            try await folder.books.commit(.remove("a"))
        }
        await #expect(throws: StoreError.self) { try await folder.books.undo() }

        #expect(try folder.text(of: "data/books/records/a.json") == newer)
        #expect(StoreError.unusable(problem).recovery.contains("Update this program"))
    }

    @Test func `a change is not undone if a person has edited the record since`() async throws {
        let folder = try await Self.folder()
        try folder.put(book: file("a", title: "Mine"), in: "records/a.json")

        let error = await #expect(throws: StoreError.self) { try await folder.books.undo() }

        #expect(error?.summary == "'Write Emma' cannot be undone, because 'Mine' was changed since")
        #expect(try await folder.books.record("a")?.record == Book("Mine"))
    }

    @Test func `a record without a name is called by its ID`() async throws {
        let folder = try await Self.folder()
        try folder.put(book: file("a", title: ""), in: "records/a.json")

        let error = await #expect(throws: StoreError.self) { try await folder.books.undo() }

        #expect(error?.summary == "'Write Emma' cannot be undone, because 'a' was changed since")
    }
}

/// Reports problems with files among valid ones.
struct StoreProblemTests {
    @Test func `each invalid file is reported, none is moved, and the others are read`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        let records = "data/books/records"
        try folder.put("{\"schema\": 2, \"id\"", in: "\(records)/cut.json")
        try folder.put("", in: "\(records)/empty.json")
        try folder.put("[1, 2]", in: "\(records)/list.json")
        try folder.put(file("a", title: "Copy"), in: "\(records)/a (copy).json")
        try folder.put(file("a", title: "Copy"), in: "\(records)/copy.json")
        try folder.put(file("new", title: "New", schema: 9), in: "\(records)/new.json")
        try folder.put("x", in: "\(records)/.DS_Store")
        try folder.put("x", in: "data/books/notes.txt")
        try folder.put("x", in: "data/books/changes/x.json")
        try folder.put("{}", in: "data/books/changes/7.json")
        try folder.makeFolder("\(records)/folder.json")
        try folder.link("\(records)/link.json", to: "a.json")
        let names = try folder.names(in: "records")

        let all = try await folder.books.all()
        let doctor = try await folder.books.doctor().filter {
            if case .openToOthers = $0.flaw { false } else { true }
        }

        #expect(all.records.map(\.id) == ["a"])
        #expect(
            all.problems.map(\.file).sorted()
                == [
                    "a (copy)", "copy", "cut", "empty", "folder", "link", "list", "new",
                ].map { "records/\($0).json" })
        #expect(
            doctor.map(\.file)
                == ["changes/7.json", "changes/x.json", "notes.txt", "records/.DS_Store"]
                + all.problems.map(\.file).sorted())
        #expect(doctor.first { $0.file == "records/copy.json" }?.flaw == .otherID("a"))
        #expect(doctor.first { $0.file == "records/link.json" }?.flaw == .notFile)
        #expect(doctor.first { $0.file == "records/a (copy).json" }?.flaw == .foreign)
        #expect(doctor.allSatisfy { !$0.summary.isEmpty && $0.recovery.hasSuffix(".") })
        #expect(try folder.names(in: "records") == names)
    }

    @Test func `the largest revision is invalid because it cannot be incremented`() async throws {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        try folder.put(book: file("a", title: "Emma", revision: .max), in: "records/a.json")

        #expect(try await folder.books.all().problems.map(\.file) == ["records/a.json"])
        await #expect(throws: StoreError.self) {
            try await folder.books.commit(.put("Over", as: "a"))
        }
        try await folder.books.commit(.put("Dune", as: "b"))
    }

    @Test func `a change file with the largest number is foreign and does not prevent writing`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        try folder.put("{}", in: "data/books/changes/\(Int.max).json")

        let change = try await folder.books.commit(.put("Dune", as: "b"))

        #expect(change.number == 2)
        let found = try await folder.books.doctor().first { $0.flaw == .foreign }
        #expect(found?.file == "changes/\(Int.max).json")
    }

    @Test func `a copy of a change under another number is ignored`() async throws {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        let text = try folder.text(of: "data/books/changes/1.json")
        try folder.put(text, in: "data/books/changes/5.json")

        #expect(try await folder.books.history().map(\.number) == [1])
        let found = try await folder.books.doctor().filter { $0.file == "changes/5.json" }
        #expect(found.contains { $0.summary.contains("change 1") })
    }

    @Test func `a folder among the drafts does not prevent writing`() async throws {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        try folder.makeFolder("data/books/drafts/mine")

        try await folder.books.commit(.put("Dune", as: "b"))

        #expect(try await folder.books.all().records.count == 2)
        let found = try await folder.books.doctor().first { $0.file == "drafts/mine" }
        #expect(found?.flaw == .foreign)
    }

    @Test func `a broken file is not overwritten and does not prevent writing others`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        try folder.put("{\"schema\"", in: "data/books/records/a.json")

        let error = await #expect(throws: StoreError.self) {
            try await folder.books.commit(.put("Over", as: "a"))
        }
        try await folder.books.commit(.put("Ulysses", as: "b"))

        #expect(error?.summary.hasPrefix("records/a.json cannot be read") == true)
        #expect(try folder.text(of: "data/books/records/a.json") == "{\"schema\"")
        #expect(try await folder.books.all().records.map(\.id) == ["b"])
    }

    @Test func `files that other users can read are reported`() async throws {
        let folder = try TemporaryFolder()
        try await folder.books.commit(.put("Emma", as: "a"))
        let file = folder.path("data/books/records/a.json")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)

        #expect(
            try await folder.books.doctor()
                == [StoreProblem(file: "records/a.json", flaw: .openToOthers(mode: 0o644))])
    }
}
