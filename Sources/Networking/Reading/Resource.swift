public import Essentials

/// A resource that a feature needs: its endpoint, and how to read its response.
///
/// The two belong together so that only responses that the reader accepts are cached, and each
/// response is read once. A feature declares its resources in one place:
///
/// ```swift
/// extension Resource where Value == Records<Planet> {
///     static var planets: Self {
///         .records(of: .planets, called: "planets") { Planet(json: &$0) }
///     }
/// }
/// ```
public struct Resource<Value: Sendable>: Sendable {
    /// The path and query.
    public let endpoint: Endpoint

    /// The media type to request, such as `application/json` (RFC 9110, section 12.5.1).
    public let mediaType: String

    /// How long a response stays fresh if the server does not say; nil for the server's default.
    public let freshness: Duration?

    /// How old a cached response may be, even if it is stale by what the server says; nil for one
    /// that is fresh.
    public private(set) var acceptedAge: Duration?

    /// Creates a reader for one response.
    public let makeReader: @Sendable () -> any BodyReader<Value>

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - mediaType: the media type to request.
    ///   - freshness: how long a response stays fresh if the server does not say; nil for the
    ///     server's default.
    ///   - makeReader: creates a reader for one response.
    public init(
        _ endpoint: Endpoint,
        mediaType: String,
        freshness: Duration? = nil,
        makeReader: @escaping @Sendable () -> any BodyReader<Value>
    ) {
        self.endpoint = endpoint
        self.mediaType = mediaType
        self.freshness = freshness
        self.makeReader = makeReader
    }

    /// Returns the resource, for which a cached response up to an age is new enough whatever the
    /// server says, unless it forbids that with `no-cache` or `must-revalidate`.
    ///
    /// Use it for a large resource that seldom changes, such as a table of reference. The cache
    /// keeps responses for 30 days at most.
    public func accepting(upTo age: Duration) -> Resource {
        var resource = self
        resource.acceptedAge = age
        return resource
    }

    /// Reads a complete body.
    ///
    /// - Throws: ``RequestError``, usually `unreadable`, when the body is not the resource.
    public func value(from body: Body) throws(RequestError) -> Value {
        try makeReader().read(body)
    }

    /// Reads a complete body that is in memory.
    ///
    /// - Throws: ``RequestError``, usually `unreadable`, when the body is not the resource.
    public func value(from body: Data) throws(RequestError) -> Value {
        try value(from: Body(body))
    }
}

extension Resource where Value == Data {
    /// A resource whose value is its unchanged body.
    public static func bytes(of endpoint: Endpoint, mediaType: String = "*/*") -> Self {
        Resource(endpoint, mediaType: mediaType) { ByteReader() }
    }
}

/// Returns the body unchanged.
private struct ByteReader: BodyReader {
    var body = Data()

    mutating func take(_ piece: UnsafeRawBufferPointer) {
        body.append(contentsOf: piece)
    }

    consuming func finish() -> Data { body }

    consuming func read(_ body: Body) throws(RequestError) -> Data { try body.data() }
}
