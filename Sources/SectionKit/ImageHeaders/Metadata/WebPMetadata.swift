import SectionEssentials

/// Removes what a WebP file (RFC 9649) says about a person.
enum WebPMetadata {
    private static let kept: Set = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]

    static func removed(from bytes: Data) -> Data? {
        var clean = Data(bytes.prefix(12))
        clean.reserveCapacity(bytes.count)
        var features: Int?
        var offset = 12
        var hasOrientation = false
        while offset + 8 <= bytes.count {
            let name = String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
            let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 4 + $1]) << (8 * $1) }
            guard length <= bytes.count - offset - 8 else { return nil }
            // A chunk of odd length has a byte more.
            let end = min(offset + 8 + length + length % 2, bytes.count)
            if name == "VP8X", length >= 10 { features = clean.count + 8 }
            if kept.contains(name) { clean.append(bytes[offset..<end]) }
            if name == "EXIF", !hasOrientation,
                let block = PictureMetadata.orientationOnly(
                    bytes[(offset + 8)..<(offset + 8 + length)])
            {
                hasOrientation = true
                clean.append(Data("EXIF".utf8) + block.count.littleEndianBytes + block)
            }
            offset = end
        }
        if let features {
            // The flags of Exif and XMP.
            clean[features] &= ~0x0C
            if hasOrientation { clean[features] |= 0x08 }
        }
        clean.replaceSubrange(4..<8, with: (clean.count - 8).littleEndianBytes)
        return clean
    }
}

extension Int {
    fileprivate var littleEndianBytes: Data {
        Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: self >> $0) })
    }
}
