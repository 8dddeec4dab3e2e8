public import SectionEssentials

/// The segments of a JPEG file (ITU-T T.81, section B.1.1).
public struct JPEGSegments: Sendable {
    /// A segment with its marker.
    public struct Segment: Sendable {
        /// The code of the marker, such as 0xE1 for APP1.
        public let code: UInt8

        /// Where it is in the file.
        public let range: Range<Int>
    }

    /// The segments, those of scans with their image data left out.
    public private(set) var segments: [Segment] = []

    /// Where the first scan begins; nil if the file ends before.
    public private(set) var imageData: Int?

    /// The offset after the image; nil if the file is cut before.
    public private(set) var end: Int?

    /// Reads the segments of a file, or of its beginning; nil if it does not begin like a JPEG file.
    public init?(_ bytes: Data) {
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

extension JPEGSegments {
    /// The block of the first Exif segment (Exif 2.32, section 4.7.2); nil if there is none.
    ///
    /// - Parameter bytes: the bytes that the segments were read from.
    public func exif(in bytes: Data) -> TIFFBlock? {
        let name = [UInt8]("Exif\0\0".utf8)
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        for segment in segments where segment.code == 0xE1 {
            let content = bytes[segment.range.dropFirst(4)]
            if content.starts(with: name) { return TIFFBlock(content.dropFirst(name.count)) }
        }
        return nil
    }
}
