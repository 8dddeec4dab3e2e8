public import SectionEssentials

/// Removes what a JPEG file says about a person: where and when it was taken, with which camera, and
/// what programs have added, such as the names of faces.
public enum JPEGMetadata {
    /// Returns a JPEG file with only what is needed to show it: its image data, its colour profile,
    /// and how it is turned; nil if it is not a JPEG.
    public static func removed(from bytes: Data) -> Data? {
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        guard let file = JPEGSegments(bytes), let start = file.imageData else { return nil }
        let end = file.end ?? bytes.count
        var clean = Data([0xFF, 0xD8])
        clean.reserveCapacity(end)
        if let orientation = file.exif(in: bytes).flatMap(orientation) {
            clean.append(orientationSegment(orientation))
        }
        for segment in file.segments where segment.range.lowerBound < start {
            if keeps(segment, bytes) { clean.append(bytes[segment.range]) }
        }
        clean.append(bytes[start..<end])
        return clean
    }

    /// Whether a segment is needed: all but comments and the data of applications, of which only
    /// those are kept that say how colours are meant.
    private static func keeps(_ segment: JPEGSegments.Segment, _ bytes: Data) -> Bool {
        switch segment.code {
        case 0xE0, 0xEE: true
        case 0xE2: bytes[segment.range.dropFirst(4)].starts(with: "ICC_PROFILE\0".utf8)
        case 0xE1...0xEF, 0xFE: false
        default: true
        }
    }

    private static func orientation(_ block: TIFFBlock) -> Int? {
        let entry = block.entries(at: block.firstDirectory).first { $0.tag == 0x0112 }
        return entry.flatMap(block.integer).flatMap { 2...8 ~= $0 ? $0 : nil }
    }

    /// A segment with an Exif block that says only how the picture is turned.
    private static func orientationSegment(_ orientation: Int) -> Data {
        let block: [UInt8] =
            Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(clamping: orientation), 0, 0, 0, 0, 0, 0]
        return Data([0xFF, 0xE1, 0, UInt8(block.count + 2)] + block)
    }
}
