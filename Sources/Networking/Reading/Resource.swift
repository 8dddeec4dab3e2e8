public import Essentials

/// What a feature wants to know: where it is, and how its answer is read.
///
/// The two go together so that only an answer that its reader accepts is cached, and so that
/// an answer is read once. A feature names its resources in one place:
///
/// ```swift
/// extension Resource where Value == Records<Planet> {
///     static var planets: Self {
///         .records(of: Endpoint("/planets"), called: "planets") { Planet(json: &$0) }
///     }
/// }
///
/// let planets = try await request.value(of: .planets)
/// ```
public struct Resource<Value: Sendable>: Sendable {
    /// The path and query of the resource.
    public let endpoint: Endpoint

    /// The media type asked for, such as `application/json` (RFC 9110, section 12.5.1).
    public let mediaType: String

    /// How long an answer stays fresh if the server does not say; nil for the server's default.
    public let freshness: Duration?

    /// Makes a reader for one answer.
    public let makeReader: @Sendable () -> any BodyReader<Value>

    /// Describes a resource.
    ///
    /// - Parameters:
    ///   - endpoint: its path and query.
    ///   - mediaType: the media type to ask for.
    ///   - freshness: how long an answer stays fresh if the server does not say; nil for the
    ///     server's default.
    ///   - makeReader: makes a reader for one answer.
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

    /// Reads an answer that is there already.
    ///
    /// - Throws: ``RequestError``, `unreadable` as a rule, when the body is not the resource.
    public func value(from body: Body) throws(RequestError) -> Value {
        try makeReader().read(body)
    }

    /// Reads an answer that is in memory.
    ///
    /// - Throws: ``RequestError``, `unreadable` as a rule, when the body is not the resource.
    public func value(from body: Data) throws(RequestError) -> Value {
        try value(from: Body(body))
    }
}

extension Resource where Value == Data {
    /// The body as it is, whatever it is.
    public static func bytes(of endpoint: Endpoint, mediaType: String = "*/*") -> Self {
        Resource(endpoint, mediaType: mediaType) { ByteReader() }
    }
}

/// Keeps the body as it is.
private struct ByteReader: BodyReader {
    var body = Data()

    mutating func take(_ piece: UnsafeRawBufferPointer) {
        body.append(contentsOf: piece)
    }

    consuming func finish() -> Data { body }

    consuming func read(_ body: Body) throws(RequestError) -> Data { try body.data() }
}
