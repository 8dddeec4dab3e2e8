import SectionEssentials
import SectionKit
import Testing

@testable import Photos

struct TIFFBlockTests {
    private func metadata(_ bytes: Data) -> PhotoMetadata? {
        TIFFBlock(bytes).map(ExifReader.metadata)
    }

    /// A block with one directory at 8 and the given entries, then `rest`.
    private func block(_ entries: [[UInt8]], rest: [UInt8] = []) -> Data {
        Data(
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, UInt8(entries.count), 0] + entries.flatMap(\.self)
                + [0, 0, 0, 0] + rest)
    }

    @Test func `a directory that is its own part is read once`() {
        // The Exif and the GPS directory are the first one again.
        let loop: [[UInt8]] = [
            [0x69, 0x87, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0], [0x25, 0x88, 4, 0, 1, 0, 0, 0, 8, 0, 0, 0],
        ]
        #expect(metadata(block(loop)) == PhotoMetadata())
    }

    @Test func `a text that claims to be longer than the block ends with it`() {
        let artist: [UInt8] = [0x3B, 0x01, 2, 0, 0xFF, 0xFF, 0xFF, 0xFF, 26, 0, 0, 0]
        let block = block([artist], rest: Array("Ana".utf8))
        #expect(metadata(block)?.artist == "Ana")
    }

    @Test func `a directory that claims more entries than there are is read to the end`() {
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        var bytes = block([entry])
        (bytes[8], bytes[9]) = (0xFF, 0xFF)
        #expect(metadata(bytes)?.orientation == 6)
    }

    @Test func `offsets beyond the end and unknown types are ignored`() {
        let entries: [[UInt8]] = [
            [0x69, 0x87, 4, 0, 1, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF],
            [0x0E, 0x01, 99, 0, 1, 0, 0, 0, 0, 0, 0, 0],
            [0x3B, 0x01, 2, 0, 9, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0x7F],
        ]
        #expect(metadata(block(entries)) == PhotoMetadata())
    }

    @Test func `anything else is no block`() {
        for bytes in [[], [0x49], [0x49, 0x49, 43, 0, 8, 0, 0, 0], Array("IM*\0".utf8)] as [[UInt8]]
        {
            #expect(TIFFBlock(Data(bytes)) == nil)
        }
    }
}
