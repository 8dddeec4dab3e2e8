/// A value with the header fields of the response that it was read from.
public struct Response<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// The header.
    public let header: ResponseHeader
}

extension Resource {
    /// The same resource, with the header fields of its response in addition to its value.
    ///
    /// ```swift
    /// let response = try await request.value(of: Resource.rivers.withHeader)
    /// let total = response.header["X-Total-Count"].flatMap { Int($0) }
    /// ```
    public var withHeader: Resource<Response<Value>> {
        reading { [makeReader] in HeaderReader(reader: makeReader()) }
    }
}

/// Keeps the header while another reader reads the body.
private struct HeaderReader<Value: Sendable>: BodyReader {
    var reader: any BodyReader<Value>

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        try reader.take(piece)
    }

    consuming func finish() throws(RequestError) -> Response<Value> {
        Response(value: try reader.finish(), header: ResponseHeader())
    }

    consuming func read(_ body: Body) throws(RequestError) -> Response<Value> {
        Response(value: try reader.read(body), header: body.header)
    }
}
