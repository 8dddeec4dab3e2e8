/// The names of the open elements, one after the other.
struct XMLNames: Sendable {
    /// The bytes of the names; behind the last one they mean nothing.
    private var bytes: [UInt8] = []

    /// Where each name ends.
    private var ends: [Int] = []

    var isEmpty: Bool { ends.isEmpty }

    var count: Int { ends.count }

    /// The name of the innermost element; empty if there is none.
    var last: String { String(decoding: bytes[start..<(ends.last ?? 0)], as: UTF8.self) }

    /// Whether a name is that of the innermost element.
    func endIs(_ name: XMLText) -> Bool {
        let (start, end) = (start, ends.last ?? 0)
        return bytes.withUnsafeBufferPointer {
            UnsafeBufferPointer(rebasing: $0[start..<end]).hasBytes(of: name.bytes)
        }
    }

    mutating func append(_ name: XMLText) {
        let start = ends.last ?? 0
        let end = start + name.count
        if bytes.count < end { bytes += [UInt8](repeating: 0, count: end) }
        bytes.withUnsafeMutableBytes { bytes in
            UnsafeMutableRawBufferPointer(rebasing: bytes[start..<end])
                .copyMemory(from: UnsafeRawBufferPointer(name.bytes))
        }
        ends.append(end)
    }

    mutating func removeLast() {
        ends.removeLast()
    }

    /// Where the last name starts.
    private var start: Int { ends.count > 1 ? ends[ends.count - 2] : 0 }
}
