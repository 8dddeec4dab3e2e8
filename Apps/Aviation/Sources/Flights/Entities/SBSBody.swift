import Networking
import SectionEssentials

/// Reads a text of BaseStation lines.
struct SBSBody: BodyReader {
    private var table = SBSTable()

    /// The beginning of a line that goes on in the next piece.
    private var rest: [UInt8] = []

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        var bytes = piece[...]
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            take(line: rest + bytes[..<end])
            rest.removeAll(keepingCapacity: true)
            bytes = bytes[(end + 1)...]
        }
        rest += bytes
        guard rest.count < 1 << 16 else { throw Self.isOther }
    }

    consuming func finish() throws(RequestError) -> SBSTable {
        take(line: rest)
        guard table.time != nil else { throw Self.isOther }
        return table
    }

    private mutating func take(line bytes: [UInt8]) {
        let line = bytes.last == 0x0D ? bytes.dropLast() : bytes[...]
        table.take(String(decoding: line, as: UTF8.self))
    }

    private static var isOther: RequestError {
        .unreadable(reason: "it has no line of a receiver with an aircraft (MSG,…)")
    }
}
