/// The escape sequences of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
    /// The characters that may follow a backslash, besides the `u` of a code unit.
    static let letters = "\"\\/bfnrt".utf8

    /// Replaces the escape sequences of a string, which the scanner has validated.
    ///
    /// It works in UTF-16, as `\u` does, so surrogate pairs need no special case, and decoding
    /// turns each lone surrogate into U+FFFD.
    static func decode(_ text: String) -> String {
        var units: [UInt16] = []
        units.reserveCapacity(text.utf8.count)
        var rest = text.utf16.makeIterator()
        while let unit = rest.next() {
            guard unit == UInt8(ascii: "\\"), let letter = rest.next() else {
                units.append(unit)
                continue
            }
            switch Unicode.Scalar(letter) {
            case "b": units.append(0x08)
            case "f": units.append(0x0C)
            case "n": units.append(0x0A)
            case "r": units.append(0x0D)
            case "t": units.append(0x09)
            case "u": units.append(codeUnit(&rest))
            default: units.append(letter)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The value of an ASCII hexadecimal digit.
    static func hexDigit(_ unit: UInt16) -> UInt16? {
        switch unit {
        case 0x30...0x39: unit - 0x30
        case 0x41...0x46: unit - 0x41 + 10
        case 0x61...0x66: unit - 0x61 + 10
        default: nil
        }
    }

    private static func codeUnit(_ rest: inout String.UTF16View.Iterator) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 { unit = unit << 4 | (rest.next().flatMap(hexDigit) ?? 0) }
        return unit
    }
}
