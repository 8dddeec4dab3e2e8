public import Essentials

/// The body of a response, in memory or in a file that is read on demand.
public struct Body: Sendable {
    private enum Storage: Sendable {
        case memory(Data)
        case file(BodyFile)
    }

    private let storage: Storage

    /// The number of bytes that are read from a file at once.
    static let pieceSize = 1 << 18

    /// Creates a body in memory.
    public init(_ data: Data) {
        storage = .memory(data)
    }

    /// Creates a body that stays in a file.
    package init(_ file: BodyFile) {
        storage = .file(file)
    }

    /// The number of bytes.
    public var count: Int {
        switch storage {
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
        case .memory(let data):
            let start = data.startIndex
            return data[(start + range.lowerBound)..<(start + range.upperBound)]
        case .file(let file): return try file.bytes(in: range)
        }
    }

    /// Calls `take` with each piece in order from an offset, until it returns false; a body in
    /// memory is one piece.
    ///
    /// - Throws: ``RequestError/unreadable(reason:)`` when the file cannot be read, or has changed
    ///   while it was read, and what `take` throws.
    func forEachPiece(
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
        switch (one.storage, other.storage) {
        case (.memory(let left), .memory(let right)): left == right
        case (.file(let left), .file(let right)): left === right
        case (.memory, .file), (.file, .memory): false
        }
    }
}
