/// Decodes the bytes of a terminal into inputs.
///
/// The sequences are those of ECMA-48 and xterm; unknown ones are dropped completely. Bytes may
/// arrive in any pieces: an incomplete sequence is kept until the rest arrives, or until ``pause()``
/// says that it will not. Invalid UTF-8 is dropped.
struct KeyDecoder {
    private var pending: [UInt8] = []

    /// The text so far of a paste that has not ended; nil if there is none.
    private var pasted: [UInt8]?

    /// Whether the decoder is skipping a control string that has not ended.
    private var isInString = false

    /// The maximum length of an incomplete sequence in bytes, far more than any terminal sends.
    private static let longestSequence = 256

    /// The maximum length of a paste in bytes.
    private static let longestPaste = 1 << 16

    /// Decodes bytes and returns the inputs that they complete.
    mutating func feed(_ bytes: [UInt8]) -> [Input] {
        pending += bytes
        var inputs: [Input] = []
        var reader = ByteReader(bytes: pending)
        var done = 0
        while !reader.isAtEnd {
            if isInString {
                let isOver = reader.skipString()
                done = reader.position
                guard isOver else { break }
                isInString = false
            } else if pasted != nil {
                guard let input = paste(&reader) else { break }
                inputs += input
            } else if let input = next(&reader) {
                inputs += input
            } else {
                break
            }
            done = reader.position
        }
        if pasted != nil { done = reader.position }
        pending.removeFirst(done)
        if pending.count > Self.longestSequence { pending = [] }
        return inputs
    }

    /// Handles a pause in the input: an escape alone was the Escape key, and any other incomplete
    /// sequence is dropped.
    mutating func pause() -> [Input] {
        if let text = pasted {
            // Keep the pending bytes: they may begin the sequence that ends the paste.
            pasted = []
            return text.isEmpty ? [] : [.pasted(String(decoding: text, as: UTF8.self))]
        }
        defer {
            pending = []
            isInString = false
        }
        return pending == [0x1B] ? [.escape] : []
    }

    /// Reads one input, or none if the bytes have no meaning; nil if the sequence is incomplete.
    private mutating func next(_ reader: inout ByteReader) -> [Input]? {
        guard let byte = reader.next() else { return nil }
        switch byte {
        case 0x1B: return escape(&reader)
        case 0x0D, 0x0A: return [.enter]
        case 0x09: return [.tab]
        case 0x08, 0x7F: return [.backspace]
        case 0x01...0x1A: return [.control(Character(Unicode.Scalar(byte + 0x60)))]
        case 0x00...0x1F: return []
        default:
            return reader.scalar(from: byte).map { $0.map { [.character(Character($0))] } ?? [] }
        }
    }

    private mutating func escape(_ reader: inout ByteReader) -> [Input]? {
        guard let byte = reader.next() else { return nil }
        switch byte {
        case UInt8(ascii: "["): return controlSequence(&reader)
        case UInt8(ascii: "O"): return reader.next().map { Self.keys[$0].map { [$0] } ?? [] }
        // Device control, operating system, privacy and application strings.
        case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "_"),
            UInt8(ascii: "X"):
            isInString = true
            return []
        case 0x1B:
            reader.position -= 1
            return [.escape]
        default:
            reader.position -= 1
            return next(&reader).map { [.escape] + $0 }
        }
    }

    /// Reads a control sequence (ECMA-48, 5.4): parameter bytes, intermediate bytes, a final byte.
    private mutating func controlSequence(_ reader: inout ByteReader) -> [Input]? {
        var parameters: [UInt8] = []
        while let byte = reader.next() {
            switch byte {
            // Function keys of the Linux console have a second bracket and a letter.
            case UInt8(ascii: "[") where parameters.isEmpty: return reader.next().map { _ in [] }
            case UInt8(ascii: "M") where parameters.isEmpty: return Self.oldMouse(&reader)
            case 0x20...0x3F: parameters.append(byte)
            case 0x40...0x7E: return input(final: byte, parameters)
            default:
                // The byte cannot be part of a sequence, so the sequence was interrupted.
                reader.position -= 1
                return []
            }
        }
        return nil
    }

    private mutating func input(final: UInt8, _ parameters: [UInt8]) -> [Input] {
        let isMouse = parameters.first == UInt8(ascii: "<")
        let numbers = parameters.dropFirst(isMouse ? 1 : 0)
            .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            // No parameter is negative, and no row or column is larger.
            .map { UInt16(String(decoding: $0, as: UTF8.self)).map(Int.init) ?? 0 }
        switch (final, isMouse) {
        case (UInt8(ascii: "M"), true) where numbers.count == 3: return Self.mouse(numbers)
        case (UInt8(ascii: "~"), false):
            if numbers.first == 200 { pasted = [] }
            return Self.numberedKeys[numbers.first ?? 0].map { [$0] } ?? []
        case (_, false): return Self.keys[final].map { [$0] } ?? []
        default: return []
        }
    }

    /// Reads the rest of a mouse event of a terminal that does not know mode 1006: the button, the
    /// column and the row, each as a byte, with 32 added; nil if it is incomplete.
    ///
    /// Such a terminal cannot say where a click beyond column or row 223 was.
    private static func oldMouse(_ reader: inout ByteReader) -> [Input]? {
        guard let button = reader.next(), let column = reader.next(), let row = reader.next() else {
            return nil
        }
        guard min(button, column, row) > 31, column > 32, row > 32 else { return [] }
        return mouse([button, column, row].map { Int($0) - 32 })
    }

    private static func mouse(_ numbers: [Int]) -> [Input] {
        // Bits 2 to 4 are Shift, Meta and Control, bit 5 is motion.
        switch numbers[0] & ~0b1_1100 {
        case 0: [.press(row: numbers[2] - 1, column: numbers[1] - 1)]
        case 64: [.wheel(-1)]
        case 65: [.wheel(1)]
        default: []
        }
    }

    /// Collects pasted text up to the sequence that ends it; nil if that sequence is incomplete.
    private mutating func paste(_ reader: inout ByteReader) -> [Input]? {
        let end = Array("\u{1B}[201~".utf8)
        while let byte = reader.next() {
            if byte == end[0] {
                reader.position -= 1
                let rest = reader.rest(atMost: end.count)
                if rest == end[...] {
                    reader.position += end.count
                    defer { pasted = nil }
                    return [.pasted(String(decoding: pasted ?? [], as: UTF8.self))]
                }
                if end.starts(with: rest) { return nil }
                reader.position += 1
            }
            if let pasted, pasted.count < Self.longestPaste { self.pasted?.append(byte) }
        }
        return []
    }

    private static let keys: [UInt8: Input] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
        UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
        UInt8(ascii: "Z"): .backTab, UInt8(ascii: "M"): .enter,
    ]

    /// The numbered keys of VT220, xterm and rxvt.
    private static let numberedKeys: [Int: Input] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    ]
}
