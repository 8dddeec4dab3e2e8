/// A fast 64-bit checksum that detects damaged files.
///
/// It works like FNV-1a (exclusive or, then multiply by an odd number), but takes eight bytes at
/// once, which is several times as fast, and folds the upper half of the product into the lower,
/// which multiplication alone never changes. Every step is reversible, so damage within eight bytes
/// is always detected, and other damage almost always. It is not cryptographic: anyone who can
/// write to the folder can also forge a file.
package enum Checksum {
    /// Hashes bytes; the seed may be the hash of preceding bytes.
    package static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
        var state = mix(seed, UInt64(bytes.count))
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            state = mix(state, UInt64(littleEndian: word))
            index += 8
        }
        var last: UInt64 = 0
        while index < bytes.count {
            last = last << 8 | UInt64(bytes[index])
            index += 1
        }
        return mix(state, last)
    }

    /// A hash as 16 hexadecimal digits.
    static func hex(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func mix(_ state: UInt64, _ word: UInt64) -> UInt64 {
        let product = (state ^ word ^ 0xCBF2_9CE4_8422_2325) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
