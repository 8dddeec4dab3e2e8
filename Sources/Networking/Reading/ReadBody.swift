import SectionEssentials

/// A value and the body it was read from, for callers that read the body again.
public struct ReadBody<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value

    /// The body.
    public let body: Body
}

extension Resource {
    /// The same resource, with its body in addition to its value.
    public var withBody: Resource<ReadBody<Value>> {
        reading { [makeReader] in ReadBodyReader(makeReader()) }
    }
}

/// Keeps the body while another reader reads it.
private struct ReadBodyReader<Value: Sendable>: BodyReader {
    private var reader: any BodyReader<Value>
    private var body = Data()

    init(_ reader: any BodyReader<Value>) {
        self.reader = reader
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) throws(RequestError) {
        try reader.take(piece)
        body.append(contentsOf: piece)
    }

    consuming func finish() throws(RequestError) -> ReadBody<Value> {
        let body = Body(body)
        return ReadBody(value: try reader.finish(), body: body)
    }

    consuming func read(_ body: Body) throws(RequestError) -> ReadBody<Value> {
        ReadBody(value: try reader.read(body), body: body)
    }
}
