import Testing

@testable import SectionEssentials

/// Writes pictures, and compresses their lines.
@Suite struct PNGEncoderTests {
    @Test func `the checksum of zlib is that of the standard's example`() {
        #expect(PNGEncoder.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
    }

    /// What compressed bytes expand to; nil if they are damaged.
    private func expanded(_ compressed: [UInt8]) -> [UInt8]? {
        try? Inflate.expand(compressed[...], limit: 1 << 20).bytes
    }

    @Test func `bytes without a repetition are compressed and read back`() {
        let bytes = (0...255).map(UInt8.init)
        #expect(expanded(Deflate.compress(bytes, lineLength: 16)) == bytes)
        #expect(expanded(Deflate.compress([], lineLength: 1)) == [])
    }

    @Test func `runs of every length are compressed and read back`() {
        for length in 1...600 {
            let bytes: [UInt8] = [1] + Array(repeating: 7, count: length) + [200]
            #expect(expanded(Deflate.compress(bytes, lineLength: 5)) == bytes)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 24, 25, 321, 4096, 4097, 20_000, 32_768, 40_000])
    func `repeated lines of any length are compressed and read back`(length: Int) {
        var state = UInt32(length)
        let line = (0..<length).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let bytes = line + line + line
        let compressed = Deflate.compress(bytes, lineLength: length)
        #expect(expanded(compressed) == bytes)
        if 100...32_768 ~= length { #expect(compressed.count < bytes.count / 2) }
    }

    @Test func `a picture has its size, its colours, and its lines`() throws {
        let file = Array(
            PNGEncoder.encode(
                width: 3, height: 2, palette: [(255, 255, 255), (16, 32, 48)],
                pixels: [0, 1, 0, 1, 0, 1]))

        #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(file[16..<24] == [0, 0, 0, 3, 0, 0, 0, 2])
        #expect(file.suffix(12) == [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82])
        let start = try #require(file.firstRange(of: "IDAT".utf8)?.upperBound)
        #expect(
            try Inflate.expand(file[(start + 2)...], limit: 8).bytes == [0, 0, 1, 0, 0, 1, 0, 1])
    }
}
