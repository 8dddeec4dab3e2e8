/// The names of the open elements, one after the other.
struct XMLNames: Sendable {
    /// The bytes of the names; behind the last one they mean nothing.
    private var bytes: [UInt8] = []

    /// Where each name starts, and where the next one will.
    private var starts = [0]

    var isEmpty: Bool { starts.count == 1 }

    var count: Int { starts.count - 1 }

    /// The name of the innermost element; empty if there is none.
    var last: String {
        isEmpty ? "" : bytes.withUnsafeBufferPointer { XMLText(bytes: last(in: $0)).string }
    }

    /// Whether a name is that of the innermost element, which there must be.
    func endIs(_ name: XMLText) -> Bool {
        bytes.withUnsafeBufferPointer { last(in: $0).hasBytes(of: name.bytes) }
    }

    mutating func append(_ name: XMLText) {
        let start = starts[count]
        let end = start + name.count
        if bytes.count < end { bytes += [UInt8](repeating: 0, count: end) }
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in 0..<name.count { bytes[start &+ index] = name.bytes[index] }
        }
        starts.append(end)
    }

    mutating func removeLast() {
        starts.removeLast()
    }

    /// The bytes of the last name.
    @inline(__always)
    private func last(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let (start, end) = (starts[count - 1], starts[count])
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
}
