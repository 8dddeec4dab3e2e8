/// What messages of a FIT file consist of, as a definition message says.
struct FITDefinition {
    /// A type of numbers, by the low bits of its code.
    struct NumberType {
        let size: Int
        let isSigned: Bool

        /// The bits that say that there is no value.
        let invalid: UInt64
    }

    /// A field of a message.
    struct Field {
        /// Its number in the profile.
        let number: UInt8

        /// Its length in bytes.
        let size: Int

        /// Its type; nil for texts, fractions and fields of developers.
        let type: NumberType?
    }

    /// The number of the message in the profile, such as 20 for a record.
    let message: Int

    let isBig: Bool
    let fields: [Field]

    /// The length of a message, in bytes.
    let size: Int

    /// The length of the definition, in bytes.
    let length: Int

    private static let types: [UInt8: NumberType] = [
        0x00: NumberType(size: 1, isSigned: false, invalid: 0xFF),
        0x01: NumberType(size: 1, isSigned: true, invalid: 0x7F),
        0x02: NumberType(size: 1, isSigned: false, invalid: 0xFF),
        0x83: NumberType(size: 2, isSigned: true, invalid: 0x7FFF),
        0x84: NumberType(size: 2, isSigned: false, invalid: 0xFFFF),
        0x85: NumberType(size: 4, isSigned: true, invalid: 0x7FFF_FFFF),
        0x86: NumberType(size: 4, isSigned: false, invalid: 0xFFFF_FFFF),
        0x0A: NumberType(size: 1, isSigned: false, invalid: 0),
        0x8B: NumberType(size: 2, isSigned: false, invalid: 0),
        0x8C: NumberType(size: 4, isSigned: false, invalid: 0),
    ]

    /// Reads a definition; nil if it goes on after the end.
    init?(
        _ bytes: UnsafeRawBufferPointer, at start: Int, end: Int, hasDeveloperFields: Bool
    ) {
        guard start + 5 <= end else { return nil }
        isBig = bytes[start + 1] == 1
        let (first, second) = (Int(bytes[start + 2]), Int(bytes[start + 3]))
        message = isBig ? first << 8 | second : second << 8 | first
        var position = start + 5
        var fields: [Field] = []
        for _ in 0..<Int(bytes[start + 4]) {
            guard position + 3 <= end else { return nil }
            fields.append(
                Field(
                    number: bytes[position], size: Int(bytes[position + 1]),
                    type: Self.types[bytes[position + 2]]))
            position += 3
        }
        if hasDeveloperFields {
            guard position < end else { return nil }
            let count = Int(bytes[position])
            position += 1
            guard position + 3 * count <= end else { return nil }
            for index in 0..<count {
                // A number that no field of the profile has.
                fields.append(
                    Field(number: 255, size: Int(bytes[position + 3 * index + 1]), type: nil))
            }
            position += 3 * count
        }
        self.fields = fields
        size = fields.reduce(0) { $0 + $1.size }
        length = position - start
    }
}

/// The checksum of FIT files, a CRC with the polynomial 0xA001.
enum FITChecksum {
    static func of(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt16 {
        bytes.reduce(0) { checksum, byte in
            (0..<8).reduce(checksum ^ UInt16(byte)) { value, _ in
                value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1
            }
        }
    }
}
