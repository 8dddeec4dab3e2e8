import SectionEssentials

/// The header of a file in a tar archive, in the format ustar (POSIX.1-1988), which every tar program
/// reads.
struct TarHeader: Equatable {
    /// The size of headers, and of the blocks that contents are padded to.
    static let blockSize = 512

    /// What a header is followed by.
    enum Kind: Equatable {
        case file

        /// Attributes of the next file, such as a long name (pax, POSIX.1-2001).
        case attributes

        fileprivate var flag: UInt8 { self == .file ? UInt8(ascii: "0") : UInt8(ascii: "x") }
    }

    /// The path of the file in ASCII, of which a header has room for 100 characters.
    let name: String

    var kind = Kind.file

    /// The number of bytes of the content, less than 8 GiB.
    let size: Int

    /// When the file was last changed.
    let modified: Date

    init(name: String, size: Int, modified: Date, kind: Kind = .file) {
        self.kind = kind
        self.name = name
        self.size = size
        self.modified = modified
    }

    /// Reads a header; nil if it is not that of a file, or its checksum is wrong.
    init?(_ block: Data) {
        let bytes = [UInt8](block)
        guard bytes.count == Self.blockSize,
            Self.number(bytes[148..<156]) == Self.checksum(bytes),
            [0, Kind.file.flag, Kind.attributes.flag].contains(bytes[156]),
            let size = Self.number(bytes[124..<136]), let time = Self.number(bytes[136..<148])
        else { return nil }
        kind = bytes[156] == Kind.attributes.flag ? .attributes : .file
        name = String(decoding: bytes[..<100].prefix { $0 != 0 }, as: UTF8.self)
        self.size = size
        modified = Date(timeIntervalSince1970: Double(time))
    }

    /// The bytes of the header.
    var block: Data {
        var bytes = [UInt8](repeating: 0, count: Self.blockSize)
        func put(_ text: String, at offset: Int) {
            bytes.replaceSubrange(offset..<(offset + text.utf8.count), with: text.utf8)
        }
        put(String(decoding: name.utf8.prefix(Self.nameLimit), as: UTF8.self), at: 0)
        put(Self.octal(0o600, digits: 7), at: 100)
        put(Self.octal(0, digits: 7), at: 108)
        put(Self.octal(0, digits: 7), at: 116)
        put(Self.octal(size, digits: 11), at: 124)
        put(Self.octal(max(0, Int(clamping: modified.timeIntervalSince1970)), digits: 11), at: 136)
        bytes[156] = kind.flag
        put("ustar\0" + "00", at: 257)
        put(Self.octal(Self.checksum(bytes), digits: 6) + "\0 ", at: 148)
        return Data(bytes)
    }

    /// The longest name that a header has room for.
    static let nameLimit = 100

    /// The number of bytes after content of a size, up to the next block.
    static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }

    /// The sum of all bytes, with blanks for the checksum itself.
    private static func checksum(_ bytes: [UInt8]) -> Int {
        bytes.enumerated().reduce(0) { sum, byte in
            sum + ((148..<156).contains(byte.offset) ? 0x20 : Int(byte.element))
        }
    }

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
        return Int(String(decoding: digits, as: UTF8.self), radix: 8)
    }
}
