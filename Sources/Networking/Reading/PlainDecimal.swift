/// A decimal of up to 15 digits without an exponent, such as `-51.4706`.
///
/// Up to 15 digits and a power of ten are exact as Doubles, so their quotient is the nearest
/// Double. This takes a tenth of the time of the general parser.
struct PlainDecimal {
    let number: Double

    /// The number of bytes.
    let length: Int

    /// Whether it is also a number of JSON: without zeros in front, and with a digit after the
    /// point.
    let isJSON: Bool

    /// Parses the longest decimal at the start of a text; nil if there is none.
    @inline(__always)
    init?(prefixOf bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return nil }
        let isNegative = bytes.count > 0 && base.byte(at: 0) == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        var mantissa: UInt64 = 0
        var end = first
        while end < bytes.count, let digit = base.digit(at: end) {
            mantissa = mantissa &* 10 &+ digit
            end &+= 1
        }
        var digits = end &- first
        if digits == 0 { return nil }
        let hasZeros = digits > 1 && base.byte(at: first) == UInt8(ascii: "0")
        var places = 0
        let hasPoint = end < bytes.count && base.byte(at: end) == UInt8(ascii: ".")
        if hasPoint {
            end &+= 1
            let start = end
            while end < bytes.count, let digit = base.digit(at: end) {
                mantissa = mantissa &* 10 &+ digit
                end &+= 1
            }
            places = end &- start
            digits &+= places
        }
        if digits > 15 { return nil }
        let number = Double(mantissa) / powersOfTen[places]
        self.number = isNegative ? -number : number
        length = end
        isJSON = !hasZeros && (!hasPoint || places > 0)
    }

    /// Parses a text that is a decimal; nil for any other.
    init?(_ bytes: UnsafeRawBufferPointer) {
        self.init(prefixOf: bytes)
        if length < bytes.count { return nil }
    }
}

extension UnsafeRawPointer {
    @inline(__always)
    fileprivate func byte(at offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }

    @inline(__always)
    fileprivate func digit(at offset: Int) -> UInt64? {
        let digit = byte(at: offset) &- UInt8(ascii: "0")
        return digit < 10 ? UInt64(digit) : nil
    }
}

private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
