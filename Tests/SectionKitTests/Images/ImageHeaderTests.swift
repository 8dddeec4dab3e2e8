import Foundation
import Testing

@testable import SectionKit

/// The formats and sizes of image files that another program made, and of damaged ones.
@Suite struct ImageHeaderTests {
    @Test func `files of other programs have their formats and sizes`() throws {
        let samples = try PictureSample.sizes()
        #expect(samples.count == 12)

        for (name, sample) in samples {
            let header = try ImageHeader(try PictureSample.bytes(name))
            #expect(header.format.rawValue == sample.format, "\(name)")
            #expect(header.width == sample.width, "\(name)")
            #expect(header.height == sample.height, "\(name)")
        }
    }

    @Test(arguments: [
        ("drawing.jpg", "an SVG drawing"), ("other.bmp", "a BMP image"),
        ("other.tiff", "a TIFF or raw image"),
    ])
    func `a file of another format is named, whatever its extension`(
        file: String,
        name: String
    ) throws {
        #expect(throws: ImageHeader.Flaw.otherFormat(name)) {
            try ImageHeader(try PictureSample.bytes(file))
        }
    }

    @Test(arguments: [
        ("", nil), ("not an image", nil), ("<!DOCTYPE html><p>Not found", "an HTML page"),
        ("%PDF-1.7", "a PDF document"), ("  <SVG/>", "an SVG drawing"), ("GIF90a", nil),
        ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", "a HEIC image"),
    ])
    func `what is not an image is refused`(text: String, name: String?) {
        #expect(throws: ImageHeader.Flaw.otherFormat(name)) { try ImageHeader(Data(text.utf8)) }
    }

    @Test func `a file that ends anywhere has its size, or is refused`() throws {
        for (name, sample) in try PictureSample.sizes() {
            let bytes = try PictureSample.bytes(name)
            for count in 0..<min(bytes.count, 2000) {
                guard let header = try? ImageHeader(bytes.prefix(count)) else { continue }
                #expect(header.width == sample.width, "\(count) bytes of \(name)")
                #expect(header.height == sample.height, "\(count) bytes of \(name)")
            }
            #expect(throws: ImageHeader.Flaw.self) { try ImageHeader(bytes.prefix(10)) }
        }
    }

    @Test func `damaged files never have a size below 1`() throws {
        var random = SystemRandomNumberGenerator()
        for name in try PictureSample.sizes().keys {
            let bytes = try PictureSample.bytes(name).prefix(600)
            for _ in 0..<300 {
                var damaged = Data(bytes)
                for _ in 0..<4 {
                    damaged[Int.random(in: 0..<damaged.count, using: &random)] =
                        .random(in: 0...255, using: &random)
                }
                guard let header = try? ImageHeader(damaged) else { continue }
                #expect(header.width > 0 && header.height > 0 && header.pixelCount > 0)
            }
        }
    }

    @Test func `no box hides a larger size from the limits`() throws {
        func number(_ value: UInt32) -> Data {
            Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) })
        }
        func box(_ type: String, _ content: Data) -> Data {
            number(UInt32(content.count + 8)) + Data(type.utf8) + content
        }
        func extents(_ side: UInt32) -> Data {
            box("ispe", number(0) + number(side) + number(side))
        }
        let longSize = number(1) + Data("free".utf8) + number(0) + number(16)
        let properties = box("ipco", extents(1) + longSize + extents(20_000))
        let avif =
            box("ftyp", Data("avif".utf8) + number(0) + Data("avif".utf8))
            + box("meta", number(0) + box("iprp", properties))

        #expect(try ImageHeader(avif).width == 20_000)
    }

    @Test func `a size of zero is damage`() throws {
        var png = try PictureSample.bytes("plain.png")
        png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        var jpeg = Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0])

        #expect(throws: ImageHeader.Flaw.damaged(.png)) { try ImageHeader(png) }
        #expect(throws: ImageHeader.Flaw.damaged(.jpeg)) { try ImageHeader(jpeg) }
        jpeg[8] = 7
        #expect(try ImageHeader(jpeg).height == 7)
    }

    @Test func `a frame larger than the screen of a GIF counts`() throws {
        var gif = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0])
        // A comment, then a frame of 65,535 by 60,000 pixels.
        gif += Data([0x21, 0xFE, 2, 0x2C, 0x2C, 0])
        gif += Data([0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0x60, 0xEA, 0, 2, 1, 0, 0, 0x3B])

        let header = try ImageHeader(gif)

        #expect(header.width == 65_535)
        #expect(header.height == 60_000)
        #expect(header.pixelCount == 3_932_100_000)
    }

    @Test func `the bytes of a slice are read from its start`() throws {
        let bytes = Data([1, 2, 3]) + (try PictureSample.bytes("plain.png"))

        #expect(try ImageHeader(bytes.dropFirst(3)).width == 37)
    }
}
