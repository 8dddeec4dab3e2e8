public import Essentials

/// The name of a record, which is that of its file too.
///
/// It has 1 to 100 ASCII letters, digits, hyphens, underscores and full stops, and does not begin
/// with a full stop: no name that comes from outside leads out of the store's folder.
public struct RecordID: Hashable, Sendable {
    /// The name.
    public let text: String

    /// Takes a name; nil if it is not valid.
    public init?(_ text: String) {
        guard (1...100).contains(text.utf8.count), !text.hasPrefix("."),
            text.utf8.allSatisfy(Self.isAllowed)
        else { return nil }
        self.text = text
    }

    /// Makes a name that nobody has yet: a ULID, whose order is that of the dates it is made at.
    public init(at date: Date) {
        var random = SystemRandomNumberGenerator()
        self.init(at: date, using: &random)
    }

    init(at date: Date, using random: inout some RandomNumberGenerator) {
        let milliseconds = UInt64(min(max(0, date.timeIntervalSince1970 * 1000), 0x1p48 - 1))
        let (high, low) = (random.next(), random.next())
        text =
            Self.digits(of: milliseconds, count: 10) + Self.digits(of: high, count: 8)
            + Self.digits(of: low, count: 8)
    }

    /// Crockford's base 32.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    private static func digits(of number: UInt64, count: Int) -> String {
        String((1...count).map { alphabet[Int(number >> (5 * UInt64(count - $0)) & 31)] })
    }

    /// Takes a name that was found valid before.
    init(valid text: String) {
        self.text = text
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
    /// Whether a name comes before another, byte by byte.
    public static func < (one: RecordID, other: RecordID) -> Bool { one.text < other.text }

    /// The name.
    public var description: String { text }
}

extension RecordID {
    /// How the name of a record's file ends.
    static let fileEnding = ".json"

    /// The name of the record's file.
    var fileName: String { text + Self.fileEnding }

    /// The record that a file of this name has; nil for a file that is no record's.
    init?(fileName: String) {
        guard fileName.hasSuffix(Self.fileEnding) else { return nil }
        self.init(String(fileName.dropLast(Self.fileEnding.utf8.count)))
    }
}
