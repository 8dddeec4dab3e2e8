import Foundation
import Testing

@testable import SectionKit

/// What is removed of PNG, WebP, GIF and AVIF files, and what stays.
@Suite struct PictureMetadataTests {
    /// An Exif block with an artist, and with how the picture is turned.
    private let exif =
        Data("II*\0".utf8)
        + Data([8, 0, 0, 0, 2, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0])
        + Data([0x3B, 0x01, 2, 0, 4, 0, 0, 0]) + Data("Ana\0".utf8) + Data([0, 0, 0, 0])

    private func chunk(png name: String, _ content: Data) -> Data {
        Data([0, 0, 0, UInt8(content.count)]) + Data(name.utf8) + content + Data([0, 0, 0, 0])
    }

    private func chunk(webP name: String, _ content: Data) -> Data {
        Data(name.utf8) + Data([UInt8(content.count), 0, 0, 0]) + content
            + Data(repeating: 0, count: content.count % 2)
    }

    private func has(_ text: String, _ data: Data?) -> Bool {
        data?.firstRange(of: Data(text.utf8)) != nil
    }

    /// A WebP file with a feature chunk, whose flags say that it has Exif and XMP.
    private func webP(_ more: Data) throws -> Data {
        let plain = try PictureSample.bytes("lossy.webp")
        let header = try ImageHeader(plain)
        let size = [header.width - 1, header.height - 1].flatMap { side in
            [0, 8, 16].map { UInt8(truncatingIfNeeded: side >> $0) }
        }
        let body = plain.dropFirst(12)
        let chunks = body.starts(with: Data("VP8X".utf8)) ? body.dropFirst(18) : body
        var file =
            Data("RIFF\0\0\0\0WEBP".utf8) + chunk(webP: "VP8X", Data([0x0C, 0, 0, 0] + size))
            + chunks + more
        let count = file.count - 8
        file.replaceSubrange(
            4..<8, with: [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) })
        return file
    }

    @Test func `of a PNG only how it is turned remains of its metadata`() throws {
        let plain = try PictureSample.bytes("plain.png")
        let file =
            plain.prefix(33) + chunk(png: "eXIf", exif)
            + chunk(png: "tEXt", Data("Author\0Ana".utf8))
            + chunk(png: "tIME", Data("1234567".utf8)) + plain.dropFirst(33) + Data("Ana".utf8)

        let clean = try #require(PictureMetadata.removed(from: file))

        #expect(!has("Ana", clean) && !has("tEXt", clean) && !has("tIME", clean))
        #expect(has("eXIf", clean))
        #expect(try ImageHeader(clean) == ImageHeader(plain))
        #expect(PictureMetadata.removed(from: plain).map { $0.count <= plain.count } == true)
    }

    @Test func `of a WebP its Exif and XMP are removed, with their flags`() throws {
        let file = try webP(
            chunk(webP: "EXIF", exif) + chunk(webP: "XMP ", Data("<x>Ana</x>".utf8)))

        let clean = try #require(PictureMetadata.removed(from: file))

        #expect(has("Ana", file) && !has("Ana", clean) && !has("XMP ", clean))
        #expect(clean[20] == 0x08)
        #expect(try ImageHeader(clean) == ImageHeader(file))
        #expect(Int(clean[4]) | Int(clean[5]) << 8 == (clean.count - 8) & 0xFFFF)
    }

    @Test func `of a GIF its comments and the data of applications are removed`() throws {
        let plain = try PictureSample.bytes("plain.gif")
        let start = 13 + (plain[10] & 0x80 == 0 ? 0 : 3 << (Int(plain[10] & 7) + 1))
        let comment = Data([0x21, 0xFE, 3]) + Data("Ana".utf8) + Data([0])
        let xmp =
            Data([0x21, 0xFF, 11]) + Data("XMP DataXMP".utf8) + Data([3]) + Data("Ana\0".utf8)
        let file = plain.prefix(start) + comment + xmp + plain.dropFirst(start)

        let clean = try #require(PictureMetadata.removed(from: Data(file)))

        #expect(!has("Ana", clean))
        #expect(clean == PictureMetadata.removed(from: plain))
        #expect(try ImageHeader(clean) == ImageHeader(plain))
    }

    @Test func `an AVIF with metadata is refused`() throws {
        let plain = try PictureSample.bytes("plain.avif")

        #expect(PictureMetadata.removed(from: plain + Data("Exif".utf8)) == nil)
        #expect(PictureMetadata.removed(from: plain) == plain)
    }

    @Test(arguments: ["plain.png", "plain.gif", "lossy.webp"])
    func `a file that is cut anywhere causes no crash`(name: String) throws {
        let file = try PictureSample.bytes(name)
        for length in 0..<file.count { _ = PictureMetadata.removed(from: file.prefix(length)) }
    }
}
