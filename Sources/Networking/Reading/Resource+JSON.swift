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

    /// A JSON list whose records are added to a value one by one, so that they need not all be in
    /// memory.
    ///
    /// The text is an array of records, or an object with such an array, or with null for an empty
    /// one. A list in which no record is usable is an error.
    ///
    /// - Parameters:
    ///   - endpoint: its path and query.
    ///   - name: what the records are, in the plural, such as "rockets", for the error.
    ///   - freshness: how long an answer stays fresh if the server does not say.
    ///   - empty: the value before the first record.
    ///   - members: the names of the members of an object that may contain the records.
    ///   - read: reads a record; returns nil if it cannot be used. `member` is an index in `members`,
    ///     nil if the text itself is the list.
    ///   - add: adds a record, or nil for one that cannot be used, with its range in the body.
    ///   - readMember: reads another member of the object. It may be called more than once for it,
    ///     so it must set values, and not add to them.
    ///   - join: adds the records of the second half of a list. With it, a long array in a file is
    ///     read by two threads, each of which adds records to a value of its own.
    @inlinable
    public static func list<Record>(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        into empty: Value,
        under members: [String] = [],
        read: @escaping @Sendable (_ member: Int?, inout JSONReader) -> Record?,
        add: @escaping @Sendable (inout Value, consuming Record?, Range<Int>) -> Void,
        readMember: @escaping @Sendable (inout Value, JSONText, inout JSONReader) -> Void = {
            _, _, _ in
        },
        join: (@Sendable (inout Value, consuming Value) -> Void)? = nil
    ) -> Self {
        JSONListFormat(
            name: name, members: members, empty: empty,
            addRecord: { member, json, offset, value in
                var record: Record?
                guard let range = json.wholeValue({ record = read(member, &$0) }) else {
                    return .failed
                }
                let isUsable = record != nil
                add(&value, record.take(), offset + range.lowerBound..<offset + range.upperBound)
                return isUsable ? .added : .dropped
            },
            readMember: readMember,
            join: join
        ).resource(of: endpoint, freshness: freshness)
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
