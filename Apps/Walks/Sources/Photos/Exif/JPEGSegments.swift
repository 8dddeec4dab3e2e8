import Essentials

/// The segments of a JPEG file (ITU-T T.81, section B.1.1).
struct JPEGSegments {
    /// A segment: the code of its marker, and its range with the marker.
    struct Segment {
        let code: UInt8
        let range: Range<Int>
    }

    /// The segments, those of scans with their image data left out.
    private(set) var segments: [Segment] = []

    /// Where the first scan begins; nil if the file ends before.
    private(set) var imageData: Int?

    /// The offset after the image; nil if the file is cut before.
    private(set) var end: Int?

    /// Reads the segments of a file, or of its beginning; nil if it does not begin like a JPEG file.
    init?(_ bytes: Data) {
        guard bytes.count > 3, bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        bytes.withUnsafeBytes { read($0) }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var offset = 2
        while offset < bytes.count - 1, bytes[offset] == 0xFF {
            let code = bytes[offset + 1]
            switch code {
            // Any number of bytes 0xFF can come before the code of a segment.
            case 0xFF:
                offset += 1
                continue
            case 0xD9:
                end = offset + 2
                return
            default: break
            }
            guard offset < bytes.count - 3 else { return }
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            guard length >= 2, offset + 2 + length <= bytes.count else { return }
            segments.append(Segment(code: code, range: offset..<offset + 2 + length))
            if code == 0xDA, imageData == nil { imageData = offset }
            offset += 2 + length
            if code == 0xDA { offset = Self.endOfScan(in: bytes, from: offset) }
        }
    }

    /// The offset of the first marker after the image data of a scan, in which a byte 0xFF is
    /// followed by 0 or the code of a restart.
    private static func endOfScan(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var offset = start
        while offset < bytes.count - 1 {
            if bytes[offset] == 0xFF, bytes[offset + 1] != 0, !(0xD0...0xD7 ~= bytes[offset + 1]) {
                return offset
            }
            offset += 1
        }
        return bytes.count
    }
}
