public import SectionEssentials

/// The block of metadata in an Exif segment, which has the structure of a TIFF file (TIFF 6.0,
/// section 2): directories with entries, in either byte order.
///
/// Whatever the block says, nothing outside it is read, and a directory is read only once, so the
/// work is bounded by its length.
public struct TIFFBlock: Sendable {
    private let bytes: Data
    private let isBigEndian: Bool

    /// The offset of the first directory.
    public let firstDirectory: Int

    /// Starts to read a block; nil if it has no valid header.
    public init?(_ block: Data) {
        // The indices of a slice do not begin at 0.
        bytes = Data(block)
        isBigEndian = bytes.first == UInt8(ascii: "M")
        let order = Array(isBigEndian ? "MM".utf8 : "II".utf8)
        guard bytes.starts(with: order), Self.number(2, at: 2, bytes, isBigEndian) == 42,
            let first = Self.number(4, at: 4, bytes, isBigEndian)
        else { return nil }
        firstDirectory = first
    }

    /// The unsigned number of two or four bytes at an offset; nil if it goes over the end.
    private func number(_ length: Int, at offset: Int) -> Int? {
        Self.number(length, at: offset, bytes, isBigEndian)
    }

    private static func number(
        _ length: Int,
        at offset: Int,
        _ bytes: Data,
        _ isBigEndian: Bool
    ) -> Int? {
        guard offset >= 0, offset <= bytes.count - length else { return nil }
        let part = bytes[offset..<offset + length]
        return isBigEndian
            ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// An entry of a directory.
    public struct Entry: Sendable {
        /// The number that says what it is about, such as 0x0112 for the orientation.
        public let tag: Int

        /// The number of the type of its values.
        let type: Int

        /// The number of values that the entry says it has.
        let count: Int

        /// The offset of the values.
        let offset: Int
    }

    /// The entries of a directory, as far as they are in the block.
    public func entries(at directory: Int) -> [Entry] {
        guard let count = number(2, at: directory) else { return [] }
        return (0..<count).lazy.map { directory + 2 + 12 * $0 }
            .prefix { $0 <= bytes.count - 12 }
            .compactMap(entry)
    }

    private func entry(at offset: Int) -> Entry? {
        guard let tag = number(2, at: offset), let type = number(2, at: offset + 2),
            let count = number(4, at: offset + 4), let size = Self.sizes[type]
        else { return nil }
        // Values of at most four bytes are in the entry itself.
        let place = size * count <= 4 ? offset + 8 : number(4, at: offset + 8)
        return place.map { Entry(tag: tag, type: type, count: count, offset: $0) }
    }

    /// The sizes of a value by type, in bytes: BYTE, ASCII, SHORT, LONG, RATIONAL and UNDEFINED.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1]
}

// MARK: - Values

extension TIFFBlock {
    /// The first value of an entry with whole numbers.
    public func integer(_ entry: Entry) -> Int? {
        guard entry.count > 0 else { return nil }
        switch entry.type {
        case 3: return number(2, at: entry.offset)
        case 4: return number(4, at: entry.offset)
        default: return nil
        }
    }

    /// The text of an entry up to its first null character, or the end of the block.
    public func text(_ entry: Entry) -> String? {
        guard entry.type == 2, entry.offset < bytes.count else { return nil }
        let end = min(bytes.count, entry.offset + min(entry.count, Self.textLimit))
        return String(decoding: bytes[entry.offset..<end].prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The first three values of an entry with fractions; a third of 0/0 is 0, which some write.
    public func threeRationals(_ entry: Entry) -> (Double, Double, Double)? {
        guard entry.type == 5, entry.count >= 3 else { return nil }
        var values: [Double] = []
        for place in 0..<3 {
            let offset = entry.offset + 8 * place
            guard let top = number(4, at: offset), let bottom = number(4, at: offset + 4) else {
                return nil
            }
            guard bottom != 0 || top == 0 && place > 0 else { return nil }
            values.append(bottom == 0 ? 0 : Double(top) / Double(bottom))
        }
        return (values[0], values[1], values[2])
    }

    /// The most bytes of a text.
    private static let textLimit = 4_000
}
