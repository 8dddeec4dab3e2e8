extension Resource {
    /// Returns the resource with another value, which is made of the value that is read.
    ///
    /// Use it for a server that describes its errors in responses with status 200: a response for
    /// which `transform` throws is neither cached nor shown.
    public func map<Made>(
        _ transform: @escaping @Sendable (Value) throws(RequestError) -> Made
    ) -> Resource<Made> {
        let resource = Resource<Made>(endpoint, mediaType: mediaType, freshness: freshness) {
            [makeReader] in
            MappedReader(reader: makeReader(), transform: transform)
        }
        return acceptedAge.map(resource.accepting) ?? resource
    }
}

/// Makes another value of what a reader reads.
private struct MappedReader<Read: Sendable, Made: Sendable>: BodyReader {
    var reader: any BodyReader<Read>
    let transform: @Sendable (Read) throws(RequestError) -> Made

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        try reader.take(piece)
    }

    consuming func finish() throws(RequestError) -> Made {
        try transform(try reader.finish())
    }

    consuming func read(_ body: Body) throws(RequestError) -> Made {
        try transform(try reader.read(body))
    }
}
