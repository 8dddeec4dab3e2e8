import SectionEssentials
import Testing

@testable import DemoWalk

/// The encoder of pictures.
@Suite struct PNGTests {
    @Test func `The checksum of zlib is that of the standard's example`() {
        #expect(PNGEncoder.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    }

    /// What compressed bytes expand to; nil if they are damaged.
    private func expanded(_ compressed: [UInt8]) -> [UInt8]? {
        try? Inflate.expand(compressed[...], limit: 1 << 20).bytes
    }

    @Test func `Bytes without a repetition are compressed and read back`() {
        let bytes = (0...255).map(UInt8.init)
        #expect(expanded(Deflate.compress(bytes, lineLength: 16)) == bytes)
        #expect(expanded(Deflate.compress([], lineLength: 1)) == [])
    }

    @Test func `Runs of every length are compressed and read back`() {
        for length in 1...600 {
            let bytes: [UInt8] = [1] + Array(repeating: 7, count: length) + [200]
            #expect(expanded(Deflate.compress(bytes, lineLength: 5)) == bytes)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 24, 25, 321, 4096, 4097, 20_000, 32_768, 40_000])
    func `Repeated lines of any length are compressed and read back`(length: Int) {
        var chance = Chance(seed: length)
        let line = (0..<length).map { _ in UInt8(chance.next(in: 0...255)) }
        let bytes = line + line + line
        let compressed = Deflate.compress(bytes, lineLength: length)
        #expect(expanded(compressed) == bytes)
        if 100...32_768 ~= length { #expect(compressed.count < bytes.count / 2) }
    }

    @Test func `A drawing becomes a PNG file that is recognized`() throws {
        let drawing = Drawing(
            width: 3, height: 2, pixels: [0, 1, 0, 1, 0, 1],
            palette: [Colour(0xFFFFFF), Colour(0x102030)])
        let file = PNGEncoder.encode(drawing)
        #expect(file.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(file.pngSize == [0, 0, 0, 3, 0, 0, 0, 2])
        #expect(file.suffix(12) == Data([0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]))
    }

    @Test func `A palette that is full uses the colour that looks most alike`() {
        var palette = Palette()
        for red in 0...255 { _ = palette.number(of: Colour(UInt8(red), 0, 0)) }
        let number = palette.number(of: Colour(40, 1, 0))
        #expect(palette.colours.count == 256)
        #expect(palette[number] == Colour(40, 0, 0))
    }
}

extension Data {
    /// The width and the height in the header of a PNG file.
    var pngSize: [UInt8] { Array(dropFirst(16).prefix(8)) }
}
