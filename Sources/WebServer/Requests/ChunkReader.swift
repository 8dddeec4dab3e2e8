/// Reads a body that is sent in chunks (RFC 9112, 7.1); extensions and the trailer are ignored.
struct ChunkReader: Sendable {
    private enum State: Sendable {
        case size
        case data(missing: Int)
        case dataEnd
        case trailer
    }

    private let limits: RequestLimits
    private var state = State.size

    /// The bytes around the chunks so far.
    private var lineCount = 0

    /// What was read so far.
    private(set) var body: [UInt8] = []

    init(limits: RequestLimits) {
        self.limits = limits
    }

    /// Reads on from a place, which it moves; returns whether the body is whole.
    mutating func read(_ bytes: [UInt8], from start: inout Int) throws(RequestRefusal) -> Bool {
        while true {
            switch state {
            case .size:
                guard let line = try line(bytes, &start) else { return false }
                let size = try Self.size(line, atMost: limits.body)
                guard body.count + size <= limits.body else {
                    throw RequestRefusal(413, "The body has more than \(limits.body) bytes.")
                }
                state = size == 0 ? .trailer : .data(missing: size)
            case .data(let missing):
                let count = min(missing, bytes.count - start)
                if count == 0 { return false }
                body += bytes[start..<(start + count)]
                start += count
                state = count == missing ? .dataEnd : .data(missing: missing - count)
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
