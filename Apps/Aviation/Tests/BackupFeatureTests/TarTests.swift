import Essentials
import FeatureTesting
import Foundation
import Networking
import Testing

@testable import BackupFeature

/// The format of the archive, with tar itself as the reference.
struct TarTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    private var archive: Data {
        let tar = TarPieces(date: date)
        return tar.file("a/one.txt", Data("One\n".utf8)) + tar.file("two", Data())
            + tar.file("three", Data(count: 512)) + tar.end
    }

    private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tar"] + arguments
        process.currentDirectoryURL = URL(filePath: folder.path(""))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `tar lists and extracts what is written`() throws {
        let folder = try TemporaryFolder()
        try archive.write(to: URL(filePath: folder.path("log.tar")))

        #expect(try run(["-tf", "log.tar"], in: folder) == "a/one.txt\ntwo\nthree\n")
        _ = try run(["-xf", "log.tar"], in: folder)

        #expect(try folder.text(of: "a/one.txt") == "One\n")
        #expect(try Data(contentsOf: URL(filePath: folder.path("three"))) == Data(count: 512))
    }

    @Test func `an archive of tar is read`() throws {
        let folder = try TemporaryFolder()
        try Data("One\n".utf8).write(to: URL(filePath: folder.path("one.txt")))
        _ = try run(["--format=ustar", "-cf", "log.tar", "one.txt"], in: folder)

        var reader = TarReader(Body(try Data(contentsOf: URL(filePath: folder.path("log.tar")))))
        let entry = try #require(try reader.next())

        #expect(entry.name == "one.txt")
        #expect(try reader.bytes(in: entry.range) == Data("One\n".utf8))
        #expect(try reader.next() == nil)
    }

    @Test func `headers are read as they are written`() {
        let header = TarHeader(name: "photos/x.jpg", size: 1_234_567, modified: date)

        #expect(TarHeader(header.block) == header)
        var bytes = header.block
        bytes[0] ^= 1
        #expect(TarHeader(bytes) == nil)
        #expect(TarHeader(Data(count: 512)) == nil)
        #expect(TarHeader(Data()) == nil)
    }

    @Test func `an archive that is cut anywhere is damaged`() throws {
        let whole = archive
        for count in stride(from: 1, to: whole.count - 1024, by: 97) {
            #expect(throws: BackupError.self) {
                var reader = TarReader(Body(whole.prefix(count)))
                while let entry = try reader.next() { _ = try reader.bytes(in: entry.range) }
            }
        }
    }
}
