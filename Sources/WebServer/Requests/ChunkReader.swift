/// Reads a body that is sent in chunks (RFC 9112, 7.1); extensions and the trailer are ignored.
struct ChunkReader: Sendable {
    private enum State: Sendable {
        case size
        case data(missing: Int)
        case dataEnd
        case trailer
    }

    private let limits: RequestLimits

    /// The most bytes of the body.
    private let most: Int
    private var state = State.size

    /// The bytes around the chunks so far.
    private var lineCount = 0

    /// What was read and not taken yet.
    private var body: [UInt8] = []

    /// The bytes of the chunks that have begun.
    private var count = 0

    init(limits: RequestLimits, most: Int) {
        (self.limits, self.most) = (limits, most)
    }

    /// Takes what was read of the body.
    mutating func takeBody() -> [UInt8] {
        defer { body = [] }
        return body
    }

    /// Reads on from a place, which it moves; returns whether the body is whole.
    mutating func read(_ bytes: [UInt8], from start: inout Int) throws(RequestRefusal) -> Bool {
        while true {
            switch state {
            case .size:
                guard let line = try line(bytes, &start) else { return false }
                let size = try Self.size(line, atMost: most)
                count += size
                guard count <= most else { throw .tooLarge(most) }
                state = size == 0 ? .trailer : .data(missing: size)
            case .data(let missing):
                let taken = min(missing, bytes.count - start)
                if taken == 0 { return false }
                body += bytes[start..<(start + taken)]
                start += taken
                state = taken == missing ? .dataEnd : .data(missing: missing - taken)
            case .dataEnd:
                guard let line = try line(bytes, &start) else { return false }
                guard line.isEmpty else { throw .malformed("A chunk is longer than it says.") }
                state = .size
            case .trailer:
                guard let line = try line(bytes, &start) else { return false }
                if line.isEmpty { return true }
                _ = try RequestHead.field(line)
            }
        }
    }

    private mutating func line(
        _ bytes: [UInt8], _ start: inout Int
    ) throws(RequestRefusal) -> ArraySlice<UInt8>? {
        let most = limits.chunkLines - lineCount
        guard let line = try bytes.line(from: start, within: most, refusal: 413) else { return nil }
        start += line.count + 2
        lineCount += line.count + 2
        return line
    }

    /// The size that a line says before its extensions.
    private static func size(
        _ line: ArraySlice<UInt8>, atMost most: Int
    ) throws(RequestRefusal) -> Int {
        var size = 0
        var digits = 0
        for byte in line {
            guard let digit = RequestTarget.hex(byte) else { break }
            // Leading zeros are no reason to read on forever.
            digits += 1
            guard digits <= 16 else { throw .malformed("The size of a chunk is too long.") }
            size = min(size * 16 + Int(digit), most + 1)
        }
        let rest = line.dropFirst(digits)
        guard digits > 0, rest.isEmpty || rest.first == UInt8(ascii: ";"),
            rest.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
        else { throw .malformed("The size of a chunk is not a hexadecimal number.") }
        return size
    }
}
