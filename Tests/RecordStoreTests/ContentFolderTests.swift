import FeatureTesting
import Foundation
import RecordStore
import SectionEssentials
import Testing

/// Files under the hashes of their contents.
struct ContentFolderTests {
    private let folder: TemporaryFolder
    private let files: ContentFolder

    /// The SHA-256 of "abc" (FIPS 180-4).
    private static let abc =
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad.txt"

    init() throws {
        folder = try TemporaryFolder()
        files = ContentFolder(in: StoreLocation(data: folder.path("data")), named: "texts")
    }

    @Test func `a file is named after its content, and only its owner can read it`() async throws {
        let name = try await files.add(Data("abc".utf8), fileExtension: "txt")

        #expect(name == Self.abc)
        let path = try #require(files.path(of: name))
        #expect(try folder.text(of: "data/texts/\(name)") == "abc")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `the same content is there once`() async throws {
        for text in ["abc", "abc", "", ""] {
            _ = try await files.add(Data(text.utf8), fileExtension: "txt")
        }

        let names = try await files.names()
        #expect(names.count == 2)
        #expect(names.first == Self.abc)
    }

    @Test func `a file that was damaged is replaced by its content`() async throws {
        let name = try await files.add(Data("abc".utf8), fileExtension: "txt")
        let path = try #require(files.path(of: name))
        try Data("abx".utf8).write(to: URL(filePath: path))

        #expect(try await files.add(Data("abc".utf8), fileExtension: "txt") == name)

        #expect(try Data(contentsOf: URL(filePath: path)) == Data("abc".utf8))
    }

    @Test func `a folder that is not there has no files, and nothing to delete`() async throws {
        #expect(try await files.names() == [])
        try await files.erase()
        #expect(try folder.names == [])
    }

    @Test func `deleting leaves files that the program did not write`() async throws {
        _ = try await files.add(Data("abc".utf8), fileExtension: "txt")
        try folder.put("mine", in: "data/texts/notes.txt")
        try folder.put("half", in: "data/texts/.12.draft")

        try await files.erase()

        #expect(try await files.names() == [])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("data/texts"))
                == ["notes.txt"])
    }

    @Test(
        arguments: [
            "", "abc", "../\(abc)", "\(abc).txt", abc.uppercased(), String(abc.dropFirst()),
            "\(abc.dropLast(4))", "\(abc.dropLast(3))", "\(abc.dropLast(3))/tx",
        ])
    func `a text that is no name has no path`(text: String) {
        #expect(files.path(of: text) == nil)
    }

    @Test func `a folder that cannot be made is an error, and nothing is written`() async throws {
        try folder.put("a file", in: "data")

        await #expect(throws: StoreError.self) {
            try await files.add(Data("abc".utf8), fileExtension: "txt")
        }
        #expect(try folder.names == ["data"])
    }
}
