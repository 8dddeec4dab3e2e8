import FeatureTesting
import Foundation
import SectionEssentials
import Testing

@testable import RecordSync

/// A folder that another program copies.
struct FolderRemoteTests {
    private let folder: TemporaryFolder
    private let remote: FolderRemote

    init() throws {
        folder = try TemporaryFolder()
        remote = FolderRemote(path: folder.path(""))
    }

    private func put(_ text: String, if condition: PutCondition) async throws -> PutAnswer {
        try await remote.put(Data(text.utf8), as: "flights.a.json", if: condition)
    }

    @Test func `a file is written only if the folder is as it was listed`() async throws {
        #expect(try await put("one", if: .absent) != .refused)
        #expect(try await put("two", if: .absent) == .refused)
        let listed = try #require(try await remote.listing().files["a"])
        #expect(try await put("two", if: .unchanged(listed)) != .refused)
        #expect(try await put("three", if: .unchanged(listed)) == .refused)

        #expect(try folder.text(of: "flights.a.json") == "two")
        #expect(try folder.names == ["flights.a.json"])
    }

    @Test(arguments: [true, false])
    func `a folder and a pipe with the name of a record are named and passed`(
        isFolder: Bool
    ) async throws {
        try folder.put("one", in: "flights.b.json")
        if isFolder {
            try folder.makeFolder("flights.a.json")
        } else {
            #expect(mkfifo(folder.path("flights.a.json"), 0o600) == 0)
        }

        let listing = try await remote.listing()

        #expect(listing.unreadable == ["flights.a.json"])
        #expect(listing.blocked == ["a"])
        #expect(listing.files.keys.sorted() == ["b"])
    }

    @Test func `machines that write the same file at the same time have drafts of their own`()
        async throws
    {
        let path = folder.path("")
        let answers = await withTaskGroup(of: PutAnswer?.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let text = String(repeating: "\(number % 10)", count: 10_000)
                    return try? await FolderRemote(path: path).put(
                        Data(text.utf8), as: "flights.a.json", if: .absent)
                }
            }
            return await group.reduce(into: [PutAnswer?]()) { $0.append($1) }
        }

        // What was published is whole, and what counts is what is there.
        #expect(!answers.contains(nil))
        let text = try folder.text(of: "flights.a.json")
        #expect(text.count == 10_000 && Set(text).count == 1)
        #expect(try folder.names == ["flights.a.json"])
    }

    @Test func `a lock names its owner, and keeps others out until it ends`() async throws {
        let lock = try await remote.lock()
        let text = try folder.text(of: ".folder-lock")
        #expect(text.contains("process \(getpid())") && text.contains("made_at"))

        let error = await #expect(throws: SyncError.self) { try await remote.lock() }
        guard case .locked(let seconds?) = error else {
            Issue.record("not locked")
            return
        }
        #expect((100...120).contains(seconds))
        try await remote.extend(lock)
        await remote.unlock(lock)

        let next = try await remote.lock()
        await remote.unlock(lock)
        await #expect(throws: SyncError.locked(seconds: nil)) { try await remote.extend(lock) }
        try await remote.extend(next)
        await remote.unlock(next)
        #expect(try folder.names.isEmpty)
    }

    @Test func `a lock that was left behind is taken over, and old drafts are removed`()
        async throws
    {
        _ = try await remote.lock()
        try folder.put("draft", in: ".flights.a.json.12ab.new")
        let old = Date().addingTimeInterval(-4000)
        for name in [".folder-lock", ".flights.a.json.12ab.new"] {
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: folder.path(name))
        }

        let lock = try await remote.lock()

        try await remote.extend(lock)
        #expect(try folder.names == [".folder-lock"])
    }

    @Test func `a file is believed only if it is the one that was listed`() async throws {
        try folder.put("one", in: "flights.a.json")
        let listed = try #require(try await remote.listing().files["a"])
        let name = "flights.a.json"
        #expect(
            try await remote.content(of: name, as: listed) == .content(Data("one".utf8)))
        try folder.put("two", in: name)
        #expect(try await remote.content(of: name, as: listed) == .other)
        #expect(try await remote.content(of: "flights.b.json", as: listed) == .absent)
    }

    @Test func `a photo is written once, and again if it may be incomplete`() async throws {
        let photo = SamplePhoto(1)
        let name = photo.name.fileName
        try folder.put("half", in: name)

        #expect(try await remote.put(photo.content, as: name, if: .absent) == .refused)
        let listed = try #require(try await remote.listing().photos[photo.name])
        #expect(listed == RemoteFile(version: nil, size: 4, modified: nil))
        #expect(try await remote.put(photo.content, as: name, if: .unchanged(listed)) != .refused)

        #expect(try await remote.content(of: name) == photo.content)
    }

    @Test func `a listing tells copies and other files apart`() async throws {
        try folder.put("{}", in: "flights.a.json")
        try folder.put("{}", in: "flights.a.sync-conflict-20260714-101500-ABCDEFG.json")
        try folder.put("hello", in: "README.md")
        try folder.put("x", in: ".stignore")

        let listing = try await remote.listing()

        #expect(listing.files.keys.sorted() == ["a"])
        #expect(listing.copies.count == 1)
        #expect(listing.others == 1)
        #expect(listing.files.values.allSatisfy(listing.isSettled))
    }

    @Test func `a folder that is not mounted is an error, and none is made`() async throws {
        let remote = FolderRemote(path: folder.path("drive"))

        await #expect(throws: SyncError.self) { try await remote.listing() }
        #expect(try folder.names.isEmpty)
    }

    @Test func `a file that is not there has no content, and is removed already`() async throws {
        #expect(try await remote.content(of: "flights.a.json") == nil)
        try await remote.remove("flights.a.json")
    }
}
