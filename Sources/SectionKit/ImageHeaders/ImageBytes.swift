/// The bytes of an image file, of which any may be missing.
struct ImageBytes {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    /// The byte at an offset; nil after the end.
    func byte(at offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    /// Whether the bytes at an offset are these, each the number of a Unicode scalar up to U+00FF.
    func has(_ word: String, at offset: Int) -> Bool {
        var place = offset
        for scalar in word.unicodeScalars {
            guard byte(at: place) == Int(scalar.value) else { return false }
            place += 1
        }
        return true
    }

    /// The number of two or more bytes at an offset, with the most significant one first; nil if it
    /// goes over the end.
    func big(_ length: Int, at offset: Int) -> Int? {
        var number = 0
        for place in 0..<length {
            guard let byte = byte(at: offset + place) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// The number of two or more bytes at an offset, with the least significant one first; nil if
    /// it goes over the end.
    func little(_ length: Int, at offset: Int) -> Int? {
        var number = 0
        for place in (0..<length).reversed() {
            guard let byte = byte(at: offset + place) else { return nil }
            number = number << 8 | byte
        }
        return number
    }

    /// At most so many bytes as text; those that are not UTF-8 are replaced.
    func text(_ length: Int, at offset: Int) -> String {
        String(decoding: bytes.dropFirst(offset).prefix(length), as: UTF8.self)
    }
}
