public import SectionEssentials

/// The name of a record, which is also the name of its file.
///
/// It consists of 1 to 100 ASCII letters, digits, hyphens, underscores and full stops, and does not
/// start with a full stop, so that no name refers to a file outside the folder of the store.
public struct RecordID: Hashable, Sendable {
    /// The name.
    public let text: String

    /// Creates a name; nil if the text is not valid.
    public init?(_ text: String) {
        guard Self.isValid(text.utf8) else { return nil }
        self.text = text
    }

    /// Creates a unique name: a ULID, which sorts by the date of its creation.
    public init(at date: Date) {
        var random = SystemRandomNumberGenerator()
        self.init(at: date, using: &random)
    }

    init(at date: Date, using random: inout some RandomNumberGenerator) {
        let milliseconds = UInt64(
            clamping: Int(clamping: min(date.timeIntervalSince1970 * 1000, 0x1p48 - 1)))
        let (high, low) = (random.next(), random.next())
        text =
            Self.digits(of: milliseconds, count: 10) + Self.digits(of: high, count: 8)
            + Self.digits(of: low, count: 8)
    }

    /// The alphabet of Crockford's base 32.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    private static func digits(of number: UInt64, count: Int) -> String {
        String((1...count).map { alphabet[Int(number >> (5 * UInt64(count - $0)) & 31)] })
    }

    /// Creates a name from a text that is known to be valid.
    init(valid text: String) {
        self.text = text
    }

    /// Whether the bytes of a text are those of a name.
    static func isValid(_ text: some Collection<UInt8>) -> Bool {
        (1...100).contains(text.count) && text.first != UInt8(ascii: ".")
            && text.allSatisfy(isAllowed)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}

extension RecordID: Comparable, CustomStringConvertible {
    /// Compares names byte by byte.
    public static func < (one: RecordID, other: RecordID) -> Bool { one.text < other.text }

    /// The name.
    public var description: String { text }
}

extension RecordID {
    /// The extension of the file of a record.
    static let fileEnding = ".json"

    /// The name of the file of the record.
    var fileName: String { text + Self.fileEnding }

    /// Creates the name of the record in a file; nil if it is not the file of a record.
    init?(fileName: String) {
        guard fileName.hasSuffix(Self.fileEnding) else { return nil }
        self.init(String(fileName.dropLast(Self.fileEnding.utf8.count)))
    }
}
