import Essentials
import FeatureTesting
import Foundation
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
