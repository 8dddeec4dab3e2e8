import Foundation
import Testing

@testable import SectionKit

/// What is removed of JPEG files, and what stays.
@Suite struct JPEGMetadataTests {
    /// A segment of an application.
    private func segment(_ code: UInt8, _ content: [UInt8]) -> Data {
        Data([0xFF, code, 0, UInt8(content.count + 2)] + content)
    }

    /// An Exif block with an artist, and with how the picture is turned.
    private let exif: [UInt8] =
        Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 2, 0]
        + [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        + [0x3B, 0x01, 2, 0, 4, 0, 0, 0] + Array("Ana\0".utf8) + [0, 0, 0, 0]

    private func inserting(_ segments: Data, into name: String) throws -> Data {
        let file = try PictureSample.bytes(name)
        return file.prefix(2) + segments + file.dropFirst(2)
    }

    @Test(arguments: ["plain.jpg", "progressive.jpg", "thumbnail.jpg"])
    func `only how the picture is turned remains of its metadata`(name: String) throws {
        let comment = segment(0xFE, Array("at home".utf8))
        let names = segment(0xED, Array("Photoshop 3.0\0faces".utf8))
        let file = try inserting(segment(0xE1, exif) + comment + names, into: name)

        let clean = try #require(JPEGMetadata.removed(from: file + Data("video".utf8)))

        let block = try #require(JPEGSegments(clean)?.exif(in: clean))
        let entries = block.entries(at: block.firstDirectory)
        #expect(entries.map(\.tag) == [0x0112])
        #expect(entries.first.flatMap(block.integer) == 6)
        for word in ["Ana", "at home", "faces", "video"] {
            #expect(clean.firstRange(of: Data(word.utf8)) == nil)
        }
        #expect(try ImageHeader(clean) == ImageHeader(file))
        let start = try #require(JPEGSegments(file)?.imageData)
        #expect(file.dropFirst(start).starts(with: clean.suffix(file.count - start)))
    }

    @Test func `a colour profile stays`() throws {
        let profile = segment(0xE2, Array("ICC_PROFILE\0\u{1}\u{1}p".utf8))
        let other = segment(0xE2, Array("MPF\0more".utf8))
        let clean = try #require(
            JPEGMetadata.removed(from: try inserting(profile + other, into: "plain.jpg")))

        #expect(clean.firstRange(of: profile) != nil)
        #expect(clean.firstRange(of: other) == nil)
    }

    @Test func `a file that is cut anywhere causes no crash`() throws {
        let file = try inserting(segment(0xE1, exif), into: "progressive.jpg")
        for length in 0..<file.count {
            let clean = JPEGMetadata.removed(from: Data(file.prefix(length)))
            #expect(clean?.firstRange(of: Data("Ana".utf8)) == nil)
        }
        #expect(JPEGMetadata.removed(from: try PictureSample.bytes("plain.png")) == nil)
    }

    @Test func `the end of an image is found behind all its scans`() throws {
        let file = try PictureSample.bytes("progressive.jpg")
        let segments = try #require(JPEGSegments(file))

        #expect(segments.end == file.count)
        #expect(segments.segments.count { $0.code == 0xDA } > 1)
        #expect(JPEGSegments(file.dropLast())?.end == nil)
    }
}
