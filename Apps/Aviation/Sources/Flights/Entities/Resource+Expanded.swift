import Networking
import SectionEssentials

extension Resource {
    /// The resource, whose body may be compressed by gzip without the server saying so.
    var expanded: Resource {
        let makeReader = makeReader
        return Resource(endpoint, mediaType: mediaType, freshness: freshness) {
            ExpandingReader(reader: makeReader())
        }
    }
}

/// Collects a body, expands it if gzip has compressed it, and has another reader read it.
private struct ExpandingReader<Value: Sendable>: BodyReader {
    let reader: any BodyReader<Value>
    private var body = Data()

    init(reader: any BodyReader<Value>) {
        self.reader = reader
    }

    mutating func take(_ piece: UnsafeRawBufferPointer) {
        body.append(contentsOf: piece)
    }

    consuming func finish() throws(RequestError) -> Value {
        try read(Body(body))
    }

    consuming func read(_ body: Body) throws(RequestError) -> Value {
        try reader.read(try SavedText.expanded(body))
    }
}
