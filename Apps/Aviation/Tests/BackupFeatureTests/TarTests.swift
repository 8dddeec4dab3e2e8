import FeatureTesting
import Foundation
import Networking
import SectionEssentials
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

    @Test func `a long name is written as tar does, and read again`() throws {
        let folder = try TemporaryFolder()
        let name = "conflicts/\(String(repeating: "x", count: 100)).json"
        let tar = TarPieces(date: date)
        let archive = tar.file(name, Data("One\n".utf8)) + tar.file("two", Data()) + tar.end
        try archive.write(to: URL(filePath: folder.path("log.tar")))

        #expect(try run(["-tf", "log.tar"], in: folder) == "\(name)\ntwo\n")
        _ = try run(["-xf", "log.tar"], in: folder)
        #expect(try folder.text(of: name) == "One\n")
        _ = try run(["--format=pax", "-cf", "again.tar", name, "two"], in: folder)

        for bytes in [archive, try Data(contentsOf: URL(filePath: folder.path("again.tar")))] {
            var reader = TarReader(Body(bytes))
            let entry = try #require(try reader.next())
            #expect(entry.name == name)
            #expect(try reader.bytes(in: entry.range) == Data("One\n".utf8))
            #expect(try reader.next()?.name == "two")
            #expect(try reader.next() == nil)
        }
    }

    @Test(arguments: ["", "x", "9 path=a", "99999999999999999999 path=a\n", "0 path=a\n", "2 \n"])
    func `attributes that are broken have no name`(text: String) {
        #expect(PaxAttributes.name(in: Data(text.utf8)) == nil)
    }

    @Test(arguments: [1, 90, 91, 92, 93, 500])
    func `attributes begin with their own length`(count: Int) {
        let name = String(repeating: "x", count: count)
        let text = PaxAttributes.text(of: name)
        #expect(text.hasPrefix("\(text.utf8.count) path="))
        #expect(PaxAttributes.name(in: Data(text.utf8)) == name)
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
