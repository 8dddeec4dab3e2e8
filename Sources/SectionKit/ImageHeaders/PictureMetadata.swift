public import SectionEssentials

/// Removes what an image file says about a person: where, when and by whom it was taken, and what
/// programs have added, such as captions.
public enum PictureMetadata {
    /// Returns an image file with only what is needed to show it: its image data, its colours and how
    /// it is turned; nil if it is in none of the formats of ``ImageHeader``, is damaged, or says
    /// something that cannot be removed.
    public static func removed(from bytes: Data) -> Data? {
        guard let header = try? ImageHeader(bytes) else { return nil }
        let bytes = bytes.startIndex == 0 ? bytes : Data(bytes)
        switch header.format {
        case .jpeg: return JPEGMetadata.removed(from: bytes)
        case .png: return PNGMetadata.removed(from: bytes)
        case .webp: return WebPMetadata.removed(from: bytes)
        case .gif: return GIFMetadata.removed(from: bytes)
        case .avif: return saysNothing(avif: bytes) ? bytes : nil
        }
    }

    /// Whether an AVIF file has no items with metadata (ISO/IEC 23008-12, annex A), whose removal
    /// would move all the others.
    private static func saysNothing(avif bytes: Data) -> Bool {
        let marks = ["Exif", "rdf+xml", "uriinfe", "xpacket"]
        return marks.allSatisfy { bytes.firstRange(of: Data($0.utf8)) == nil }
    }

    /// Returns an Exif block that says only how the picture is turned; nil for one that is upright.
    ///
    /// - Parameter block: the Exif block of the picture, perhaps after its name.
    static func orientationOnly(_ block: Data) -> Data? {
        let name = Data("Exif\0\0".utf8)
        let content = block.starts(with: name) ? block.dropFirst(name.count) : block[...]
        guard let exif = TIFFBlock(content),
            let entry = exif.entries(at: exif.firstDirectory).first(where: { $0.tag == 0x0112 }),
            let value = exif.integer(entry), 2...8 ~= value
        else { return nil }
        return Data(
            Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1]
                + [0, UInt8(clamping: value), 0, 0, 0, 0, 0, 0])
    }
}

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

/// Removes what a PNG file (<https://www.w3.org/TR/png-3/>) says about a person.
enum PNGMetadata {
    /// The chunks that decide how the picture looks, animated or not.
    private static let kept: Set = [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD",
        "pHYs", "cICP", "mDCV", "cLLI", "acTL", "fcTL", "fdAT",
    ]

    static func removed(from bytes: Data) -> Data? {
        var clean = Data(bytes.prefix(8))
        clean.reserveCapacity(bytes.count)
        var offset = 8
        while offset + 12 <= bytes.count {
            let length = bytes.number(at: offset)
            guard length <= bytes.count - offset - 12 else { return nil }
            let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            let end = offset + 12 + length
            if kept.contains(name) { clean.append(bytes[offset..<end]) }
            if name == "eXIf",
                let block = PictureMetadata.orientationOnly(bytes[(offset + 8)..<(end - 4)])
            {
                clean.append(chunk("eXIf", block))
            }
            if name == "IEND" { return clean }
            offset = end
        }
        return nil
    }

    private static func chunk(_ name: String, _ content: Data) -> Data {
        let body = Data(name.utf8) + content
        return content.count.bigEndianBytes + body + Int(crc(body)).bigEndianBytes
    }

    /// The checksum of a chunk (PNG, annex D).
    private static func crc(_ bytes: Data) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}

extension Int {
    fileprivate var bigEndianBytes: Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) })
    }
}

extension Data {
    /// The number of four bytes, the most significant first.
    fileprivate func number(at offset: Int) -> Int {
        self[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// Removes what a GIF file (<https://www.w3.org/Graphics/GIF/spec-gif89a.txt>) says about a person:
/// its comments, and the data of applications but for how often it repeats.
enum GIFMetadata {
    static func removed(from bytes: Data) -> Data? {
        guard bytes.count > 13 else { return nil }
        var offset = 13 + colors(bytes[10])
        guard offset <= bytes.count else { return nil }
        var clean = Data(bytes[..<offset])
        clean.reserveCapacity(bytes.count)
        while offset < bytes.count {
            let start = offset
            switch bytes[offset] {
            case 0x3B:
                clean.append(0x3B)
                return clean
            case 0x2C:
                guard offset + 10 < bytes.count else { return nil }
                offset += 11 + colors(bytes[offset + 9])
                guard let end = endOfBlocks(in: bytes, from: offset) else { return nil }
                clean.append(bytes[start..<end])
                offset = end
            case 0x21:
                guard offset + 2 < bytes.count,
                    let end = endOfBlocks(in: bytes, from: offset + 2)
                else { return nil }
                if keeps(bytes[start..<end]) { clean.append(bytes[start..<end]) }
                offset = end
            default: return nil
            }
        }
        return nil
    }

    /// The number of bytes of a colour table, by the flags that announce it.
    private static func colors(_ flags: UInt8) -> Int {
        flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
    }

    private static func endOfBlocks(in bytes: Data, from start: Int) -> Int? {
        var offset = start
        while offset < bytes.count {
            let length = Int(bytes[offset])
            offset += 1 + length
            if length == 0 { return offset }
        }
        return nil
    }

    /// Whether an extension controls how the picture is shown.
    private static func keeps(_ block: Data.SubSequence) -> Bool {
        let content = block.dropFirst(3)
        return switch block.dropFirst().first {
        case 0xF9, 0x01: true
        case 0xFF:
            content.starts(with: "NETSCAPE2.0".utf8) || content.starts(with: "ANIMEXTS1.0".utf8)
        default: false
        }
    }
}
