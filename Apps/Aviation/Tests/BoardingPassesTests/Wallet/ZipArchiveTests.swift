import FeatureTesting
import Logbook
import SectionEssentials
import Testing

@testable import BoardingPasses

/// Zip archives, of which many are made to do harm.
@Suite struct ZipArchiveTests {
    private let file = ZipWriter.File("pass.json", "{}")

    private func error(_ zip: ZipWriter, limit: Int = 1000) -> PassError? {
        do throws(PassError) {
            let archive = try ZipArchive(zip.data)
            for entry in archive.entries { _ = try archive.content(of: entry, limit: limit) }
            return nil
        } catch {
            return error
        }
    }

    @Test func `stored and compressed files are read`() throws {
        let sample = DeflateSample.all[1]
        let zip = ZipWriter(
            files: [file, .init("a", sample), .init("", [])], comment: Array("PK\u{5}\u{6}".utf8))
        let archive = try ZipArchive(zip.data)
        #expect(archive.entries.map(\.name) == ["pass.json", "a", ""])
        let contents = try archive.entries.map { try [UInt8](archive.content(of: $0, limit: 1000)) }
        #expect(contents == [[UInt8]("{}".utf8), sample.content, []])
    }

    @Test func `a file that is larger than its limit is refused before it is expanded`() {
        #expect(
            error(ZipWriter(files: [.init("zeros", .zeros)]), limit: 1 << 16)
                == .largeFile("zeros", limit: 1 << 16))
    }

    @Test func `a file that is larger than it says is refused`() {
        var bomb = ZipWriter.File("pass.json", DeflateSample.zeros)
        bomb.size = 100
        #expect(error(ZipWriter(files: [bomb])) == .brokenZip)
    }

    @Test func `an encrypted file is refused`() {
        var locked = file
        locked.flags = 1
        #expect(error(ZipWriter(files: [locked])) == .encryptedZip)
    }

    @Test func `files that share bytes are refused`() {
        #expect(error(ZipWriter(files: [file, file], place: 0)) == .brokenZip)
    }

    @Test func `a wrong checksum is noticed`() {
        var changed = file
        changed.checksum ^= 1
        #expect(error(ZipWriter(files: [changed])) == .brokenZip)
    }

    @Test func `other methods and the form for large archives are refused`() {
        var other = file
        other.method = 12
        #expect(error(ZipWriter(files: [other])) == .unusualZip)
        #expect(error(ZipWriter(files: [file], count: 0xFFFF)) == .unusualZip)
    }

    @Test func `more files than a pass has are refused`() {
        #expect(error(ZipWriter(files: [file], count: 2001)) == .largeZip)
        #expect(error(ZipWriter(files: [file], count: 2)) == .brokenZip)
    }

    @Test func `what is no archive is refused`() {
        for bytes in [[], [0x50, 0x4B], [UInt8](repeating: 0x50, count: 100_000)] {
            #expect(throws: PassError.brokenZip) { try ZipArchive(Data(bytes)) }
        }
    }

    @Test func `a pass that is cut anywhere is refused`() {
        for length in 0..<PassSample.lufthansa.count {
            #expect(throws: PassError.self) {
                try WalletPass.legs(of: PassSample.lufthansa.prefix(length), .on("2018-03-06"))
            }
        }
    }

    @Test func `a pass with any byte changed is read or refused`() {
        let pass = [UInt8](PassSample.lufthansa)
        for place in pass.indices {
            for change: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = pass
                changed[place] ^= change
                let legs = try? WalletPass.legs(of: Data(changed), .on("2018-03-06"))
                #expect(legs == nil || legs?.first?[.number] == "LH2724")
            }
        }
    }
}
