/// How a scalar affects the line it is in.
enum ScalarKind {
    /// Takes columns of its own.
    case drawn

    /// Combines with the letter before it.
    case mark

    /// Is invisible: a control character, a format character, a line separator.
    ///
    /// These control, reorder or hide text. Variation selectors, which change how the character
    /// before them looks, are marks.
    case control
}

extension Unicode.Scalar {
    var kind: ScalarKind {
        // Most text needs no lookup: printable ASCII and accented Latin letters.
        if 0x20...0x7E ~= value || 0xC0...0x2AF ~= value { return .drawn }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: .mark
        case .control, .lineSeparator, .paragraphSeparator: .control
        case .format: isPrependedMark ? .drawn : .control
        case .unassigned: properties.isDefaultIgnorableCodePoint ? .control : .drawn
        default: .drawn
        }
    }

    /// Whether it is a Prepended_Concatenation_Mark of Unicode, a visible format character.
    ///
    /// The standard library has no property for it; the list is from PropList.txt, Unicode 15.
    private var isPrependedMark: Bool {
        switch value {
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
        default: false
        }
    }
}

extension StringProtocol {
    /// Whether every byte is a printable ASCII character, so that most work on text can be skipped.
    var isPrintableASCII: Bool {
        utf8.withContiguousStorageIfAvailable { Self.arePrintableASCII(UnsafeRawBufferPointer($0)) }
            ?? utf8.allSatisfy { 0x20...0x7E ~= $0 }
    }

    /// Checks eight bytes at once.
    private static func arePrintableASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard EightBytes(word).isPrintableASCII else { return false }
            index += 8
        }
        while index < bytes.count {
            guard 0x20...0x7E ~= bytes[index] else { return false }
            index += 1
        }
        return true
    }
}

extension Sequence<UInt8> {
    /// Returns whether all bytes satisfy a condition, read from contiguous storage where possible.
    @inline(__always)
    func allBytesSatisfy(_ condition: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? allSatisfy(condition)
    }
}
