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
