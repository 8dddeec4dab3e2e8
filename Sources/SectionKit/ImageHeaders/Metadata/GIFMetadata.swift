import SectionEssentials

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
