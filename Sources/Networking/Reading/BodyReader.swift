/// Reads the body of an answer, as it comes, into a value.
///
/// A reader is made for one answer and used once. It is also the judge of the answer: what it
/// throws for is not the resource, and is neither cached nor shown.
///
/// ```swift
/// struct LineCount: BodyReader {
///     var count = 0
///
///     mutating func take(_ piece: UnsafeRawBufferPointer) {
///         count += piece.count { $0 == 0x0A }
///     }
///
///     consuming func finish() -> Int { count }
/// }
/// ```
public protocol BodyReader<Value> {
    /// What the body is read into.
    associatedtype Value: Sendable

    /// Call with each piece of the body, in order; the bytes are valid only during the call.
    ///
    /// - Throws: ``RequestError``, `unreadable` as a rule, as soon as the body cannot be one.
    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError)

    /// Call after the last piece.
    ///
    /// - Throws: ``RequestError``, `unreadable` as a rule, when the body is not the resource.
    consuming func finish() throws(RequestError) -> Value

    /// Call instead of the other two when the whole body is there.
    ///
    /// The default takes it piece by piece. A reader that needs the whole body anyway reads it
    /// here without a copy.
    ///
    /// - Throws: ``RequestError``, `unreadable` as a rule, when the body is not the resource.
    consuming func read(_ body: Body) throws(RequestError) -> Value
}

extension BodyReader {
    /// Takes the body piece by piece.
    public consuming func read(_ body: Body) throws(RequestError) -> Value {
        var reader = self
        try body.forEachPiece { piece throws(RequestError) in try reader.take(piece) }
        return try reader.finish()
    }
}
