public import SectionEssentials

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
    public private(set) var endpoint: Endpoint

    /// The media type to request, such as `application/json` (RFC 9110, section 12.5.1).
    public let mediaType: String

    /// How long a response stays fresh if the server does not say; nil for the server's default.
    public let freshness: Duration?

    /// How old a cached response may be, even if it is stale by what the server says; nil for one
    /// that is fresh.
    public private(set) var acceptedAge: Duration?

    /// What is sent to read the resource; nil for a GET request.
    public internal(set) var content: RequestContent?

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

    /// Returns the resource at another endpoint, such as the next page of a list.
    public func at(_ endpoint: Endpoint) -> Resource {
        var resource = self
        resource.endpoint = endpoint
        return resource
    }

    /// Returns the resource with another reader of its responses.
    func reading<Made>(
        by makeReader: @escaping @Sendable () -> any BodyReader<Made>
    ) -> Resource<Made> {
        var resource = Resource<Made>(
            endpoint, mediaType: mediaType, freshness: freshness, makeReader: makeReader)
        resource.acceptedAge = acceptedAge
        resource.content = content
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

extension Resource {
    /// Returns the resource with another value, which is made of the value that is read.
    ///
    /// Use it for a server that describes its errors in responses with status 200: a response for
    /// which `transform` throws is neither cached nor shown.
    public func map<Made>(
        _ transform: @escaping @Sendable (Value) throws(RequestError) -> Made
    ) -> Resource<Made> {
        reading { [makeReader] in MappedReader(reader: makeReader(), transform: transform) }
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

extension Resource {
    /// A JSON value (RFC 8259).
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a noun with its article, such as "a company", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - isObject: whether only an object can be the value, so that an array need not be held.
    ///   - read: reads the value; returns nil if it is something else.
    public static func json(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        isObject: Bool = false,
        read: @escaping @Sendable (inout JSONReader) -> Value?
    ) -> Self {
        Resource(endpoint, mediaType: "application/json", freshness: freshness) {
            JSONBody(object: isObject ? name : nil) { body throws(RequestError) in
                guard let value = try JSONBody<Value>.parse(body, read) else {
                    throw .unreadable(reason: "it is not \(name): \(body.beginning)")
                }
                return value
            }
        }
    }

    /// A JSON array of records; records that cannot be read are skipped and counted.
    ///
    /// An array without a single readable record is an error, unless it is empty.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the records, such as "rockets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - read: reads a record; returns nil if it cannot be used.
    @inlinable
    public static func records<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        read: @escaping @Sendable (inout JSONReader) -> Record?
    ) -> Self where Value == Records<Record> {
        .list(
            of: endpoint, called: name, freshness: freshness,
            into: Records<Record>(),
            read: { _, json in read(&json) },
            add: { records, record, _ in
                if let record { records.records.append(record) } else { records.dropped += 1 }
            },
            join: { records, others in
                records.records += others.records
                records.dropped += others.dropped
            })
    }
}

/// The readable records of a list, and the number of unreadable ones.
public struct Records<Record: Sendable>: Sendable {
    /// The readable records, in the order of the list.
    public var records: [Record]

    /// The number of unreadable records.
    public var dropped: Int

    /// Creates a list of records.
    public init(_ records: [Record] = [], dropped: Int = 0) {
        self.records = records
        self.dropped = dropped
    }

    /// Reads a JSON array; nil if the value is not an array.
    public init?(json: inout JSONReader, _ read: (inout JSONReader) -> Record?) {
        self.init()
        let isArray = json.array { json in
            if let record = read(&json) { records.append(record) } else { dropped += 1 }
        }
        if !isArray { return nil }
    }
}

extension Records: Equatable where Record: Equatable {}

extension Resource {
    /// A CSV table (RFC 4180) with a header; rows that cannot be read are skipped and counted.
    ///
    /// Columns are found by name, in any order. A row with more or fewer fields than the header
    /// cannot be read. A row of more than 1 MB is an error, and so is a table without a single
    /// readable row, unless it has no rows.
    ///
    /// ```swift
    /// let resource = Resource.csv(of: Endpoint("/x"), called: "numbers") { header in
    ///     let a = header.column("a")
    ///     return { row in row.decimal(a) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    @inlinable
    public static func csv<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        read: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow) -> Record?
    ) -> Self where Value == Records<Record> {
        .csv(
            of: endpoint, called: name, freshness: freshness, into: Records<Record>(), read: read,
            add: { records, record in
                if let record { records.records.append(record) } else { records.dropped += 1 }
            })
    }

    /// A CSV table, each row of which is added to a value as soon as it is read, so that long tables
    /// can be kept in little memory.
    ///
    /// The rules are those of ``csv(of:called:freshness:read:)``.
    ///
    /// - Parameters:
    ///   - endpoint: the path and query.
    ///   - name: a plural for the rows, such as "planets", for the error message.
    ///   - freshness: how long a response stays fresh if the server does not say.
    ///   - empty: the value before the first row.
    ///   - read: finds the columns, and returns a closure that reads a row; the closure returns nil
    ///     for a row that cannot be used.
    ///   - add: adds a row to the value; nil stands for one that cannot be used.
    @inlinable
    public static func csv<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        into empty: Value,
        read: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow) -> Record?,
        add: @escaping @Sendable (inout Value, consuming Record?) -> Void
    ) -> Self {
        csv(
            of: endpoint, called: name, freshness: freshness, into: empty,
            rows: { header in
                let read = read(&header)
                return { row, value in
                    guard let record = read(row) else { return false }
                    add(&value, record)
                    return true
                }
            },
            drop: { add(&$0, nil) })
    }

    @usableFromInline
    static func csv(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration?,
        into empty: Value,
        rows: @escaping @Sendable (inout CSVHeader) -> (borrowing CSVRow, inout Value) -> Bool,
        drop: @escaping @Sendable (inout Value) -> Void
    ) -> Self {
        Resource(endpoint, mediaType: "text/csv", freshness: freshness) {
            CSVBody(called: name, into: empty, read: rows, drop: drop)
        }
    }
}
