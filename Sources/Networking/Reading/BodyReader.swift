/// Reads the body of a response into a value, piece by piece.
///
/// Each response gets a new reader. The reader also validates the response: a body that it throws
/// for is not the resource, and is neither cached nor shown.
///
/// ```swift
/// private struct ByteReader: BodyReader {
///     var body = Data()
///
///     mutating func take(_ piece: UnsafeRawBufferPointer) {
///         body.append(contentsOf: piece)
///     }
///
///     consuming func finish() -> Data { body }
///
///     consuming func read(_ body: Body) throws(RequestError) -> Data { try body.data() }
/// }
/// ```
public protocol BodyReader<Value> {
    /// The type of the value.
    associatedtype Value: Sendable

    /// Reads the next piece of the body; the bytes are valid only during the call.
    ///
    /// - Throws: ``RequestError``, usually `unreadable`, as soon as the body is invalid.
    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError)

    /// Returns the value after the last piece.
    ///
    /// - Throws: ``RequestError``, usually `unreadable`, when the body is not the resource.
    consuming func finish() throws(RequestError) -> Value

    /// Reads a complete body instead of the other two methods.
    ///
    /// The default implementation reads it piece by piece. A reader that needs the complete body can
    /// read it here without a copy.
    ///
    /// - Throws: ``RequestError``, usually `unreadable`, when the body is not the resource.
    consuming func read(_ body: Body) throws(RequestError) -> Value
}

extension BodyReader {
    /// Reads the body piece by piece.
    public consuming func read(_ body: Body) throws(RequestError) -> Value {
        var reader = self
        try body.forEachPiece { piece throws(RequestError) in
            try reader.take(piece)
            return true
        }
        return try reader.finish()
    }
}
