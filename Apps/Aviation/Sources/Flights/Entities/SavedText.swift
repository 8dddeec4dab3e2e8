import Networking
import SectionEssentials

/// Brings a file to the one form that is read: UTF-8, expanded, and one JSON value.
enum SavedText {
    /// Returns a file expanded if gzip has compressed it, and in UTF-8 if it is in UTF-16; the same
    /// body if it is neither.
    ///
    /// - Throws: `RequestError` for a damaged compressed file.
    static func plain(_ body: Body) throws(RequestError) -> Body {
        let start = try body.bytes(in: 0..<min(4, body.count))
        if Gzip.isGzip(start) { return try plain(try expanded(body)) }
        guard let isBigEndian = isBigEndian(Array(start)) else { return body }
        let bytes = Array(try body.data())
        let units = stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        let text = String(
            decoding: units.first == 0xFEFF ? units[1...] : units[...], as: UTF16.self)
        return Body(Data(text.utf8))
    }

    /// The most bytes that a file may expand to: a day of a busy receiver has less.
    private static let limit = 256 << 20

    /// Returns the content of a file if gzip has compressed it, and else the same body.
    ///
    /// - Throws: `RequestError` for a damaged compressed file, and for one that expands to too much.
    static func expanded(_ body: Body) throws(RequestError) -> Body {
        guard Gzip.isGzip(try body.bytes(in: 0..<min(3, body.count))) else { return body }
        let file = [UInt8](try body.data())
        do throws(Inflate.Flaw) {
            return Body(Data(try Gzip.content(of: file, limit: limit)))
        } catch {
            let flaw =
                switch error {
                case .damaged: "damaged or cut off"
                case .tooLong: "more than \(limit >> 20) MB without it"
                }
            throw .unreadable(reason: "it is compressed by gzip, and \(flaw)")
        }
    }

    /// Whether UTF-16 has its higher byte first, by the mark at its start or by the zeros that it has
    /// between the signs of JSON; nil for another encoding.
    private static func isBigEndian(_ start: [UInt8]) -> Bool? {
        guard start.count == 4 else { return nil }
        switch (start[0], start[1]) {
        case (0xFF, 0xFE): return false
        case (0xFE, 0xFF): return true
        case (0, 1...) where start[2] == 0: return true
        case (1..., 0) where start[3] == 0: return false
        default: return nil
        }
    }

    /// What a text of JSON is after ``mended(_:)``.
    struct Mended {
        /// One JSON value: the value of the text, or a list of its values.
        let whole: Data

        /// The values of the text, each for itself.
        let values: [Data]
    }

    /// Returns a text with null for what is no number, and with one list for several values, such as
    /// one in each line; nil for a text that has neither.
    static func mended(_ text: Data) -> Mended? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + 2)
        var ends: [Int] = []
        var (depth, isInString, isEscaped, isChanged) = (0, false, false, false)
        var word: [UInt8] = []
        func isNoNumber(_ word: [UInt8]) -> Bool {
            let name = String(decoding: word, as: UTF8.self).lowercased()
            return ["nan", "-nan", "inf", "-inf", "infinity", "-infinity"].contains(name)
        }
        func endWord() {
            if !word.isEmpty, isNoNumber(word) {
                bytes += Array("null".utf8)
                isChanged = true
            } else {
                bytes += word
            }
            word.removeAll(keepingCapacity: true)
        }
        for byte in text {
            if isInString {
                bytes.append(byte)
                if isEscaped {
                    isEscaped = false
                } else if byte == 0x5C {
                    isEscaped = true
                } else if byte == 0x22 {
                    isInString = false
                }
                continue
            }
            let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
            if isLetter || byte == 0x2D {
                word.append(byte)
                continue
            }
            endWord()
            switch byte {
            case 0x22: isInString = true
            case 0x5B, 0x7B: depth += 1
            case 0x5D, 0x7D: depth -= 1
            // A byte that separates records, as in JSON text sequences.
            case 0x1E where depth == 0: continue
            default: break
            }
            bytes.append(byte)
            if depth == 0, byte == 0x5D || byte == 0x7D { ends.append(bytes.count) }
        }
        endWord()
        guard isChanged || ends.count > 1 else { return nil }
        let starts = [0] + ends.dropLast()
        let values = zip(starts, ends).map { Data(bytes[$0..<$1]) }
        guard values.count > 1 else { return Mended(whole: Data(bytes), values: values) }
        let list = values.map { Array($0) }.joined(separator: [0x2C])
        return Mended(whole: Data([0x5B] + Array(list) + [0x5D]), values: values)
    }
}
