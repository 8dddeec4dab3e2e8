import Essentials

/// The segments of a JPEG file before its image data (ITU-T T.81, section B.1.1).
struct JPEGSegments {
    /// A segment: the code of its marker, and its range with the marker.
    struct Segment {
        let code: UInt8
        let range: Range<Int>
    }

    private(set) var segments: [Segment] = []

    /// Where the image data begins; nil if the file ends before.
    private(set) var imageData: Int?

    /// Reads the segments; nil if the bytes do not begin like a JPEG file.
    init?(_ bytes: Data) {
        guard bytes.count > 3, bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        bytes.withUnsafeBytes { read($0) }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var offset = 2
        while offset < bytes.count - 3, bytes[offset] == 0xFF {
            let code = bytes[offset + 1]
            // Any number of bytes 0xFF can come before the code of a segment.
            if code == 0xFF {
                offset += 1
                continue
            }
            if code == 0xDA {
                imageData = offset
                return
            }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return }
            segments.append(Segment(code: code, range: offset..<offset + 2 + length))
            offset += 2 + length
        }
    }
}
