public import SectionEssentials

/// The body of a response, in memory or in a file that is read on demand.
public struct Body: Sendable {
    private enum Storage: Sendable {
        case memory(Data)
        case file(BodyFile)
        case constant(StaticString)
    }

    private let storage: Storage

    /// The header of the response; without fields if no server sent it.
    public private(set) var header = ResponseHeader()

    /// The number of bytes that are read from a file at once, which stay in the processor's cache.
    static let pieceSize = 1 << 16

    /// Creates a body in memory.
    public init(_ data: Data) {
        storage = .memory(data)
    }

    /// Creates a body in memory, with the header of its response.
    public init(_ data: Data, header: ResponseHeader) {
        storage = .memory(data)
        self.header = header
    }

    /// Creates a body that stays in a file.
    package init(_ file: BodyFile) {
        storage = .file(file)
    }

    /// Creates a body that is part of the program, and is neither copied nor released.
    public init(constant text: StaticString) {
        storage = .constant(text)
    }

    /// The text of a body that is part of the program; nil for any other.
    var constant: StaticString? {
        if case .constant(let text) = storage { text } else { nil }
    }

    /// The number of bytes.
    public var count: Int {
        switch storage {
        case .constant(let text): text.utf8CodeUnitCount
        case .memory(let data): data.count
        case .file(let file): file.size
        }
    }

    /// The whole body in memory.
    ///
    /// - Throws: ``RequestError/unreadable(reason:)`` when the file cannot be read, or has changed.
    public func data() throws(RequestError) -> Data {
        try bytes(in: 0..<count)
    }

    /// Some of the bytes.
    ///
    /// - Throws: ``RequestError/unreadable(reason:)`` when the file cannot be read, or has changed.
    public func bytes(in range: Range<Int>) throws(RequestError) -> Data {
        switch storage {
        case .memory(let data): return data.part(range)
        case .constant(let text): return Data(constant: text).part(range)
        case .file(let file): return try file.bytes(in: range)
        }
    }

    /// Calls `take` with each piece in order from an offset, until it returns false; a body in
    /// memory is one piece.
    ///
    /// - Throws: ``RequestError/unreadable(reason:)`` when the file cannot be read, or has changed
    ///   while it was read, and what `take` throws.
    public func forEachPiece(
        from start: Int = 0,
        _ take: (UnsafeRawBufferPointer) throws(RequestError) -> Bool
    ) throws(RequestError) {
        switch storage {
        case .memory(let data):
            let result = data.withUnsafeBytes { bytes in
                Result { () throws(RequestError) in
                    _ = try take(UnsafeRawBufferPointer(rebasing: bytes[start...]))
                }
            }
            try result.get()
        case .constant(let text):
            let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: count)
            _ = try take(UnsafeRawBufferPointer(rebasing: bytes[start...]))
        case .file(let file): try file.forEachPiece(from: start, take)
        }
    }

    /// Whether the body stays in a file.
    var isFile: Bool {
        if case .file = storage { true } else { false }
    }
}

extension Body: Equatable {
    /// Whether two bodies have the same bytes in memory, or are the same open file.
    public static func == (one: Body, other: Body) -> Bool {
        if case .file(let left) = one.storage, case .file(let right) = other.storage {
            return left === right
        }
        guard !one.isFile, !other.isFile, let left = try? one.data() else { return false }
        return left == (try? other.data())
    }
}

extension Data {
    /// The bytes of a range that counts from the first one.
    fileprivate func part(_ range: Range<Int>) -> Data {
        self[(startIndex + range.lowerBound)..<(startIndex + range.upperBound)]
    }
}
