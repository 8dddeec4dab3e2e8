extension Resource {
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
    ///   - join: adds what was read of the second half of a list and after it. With it, a long list
    ///     in a file is read by two threads, each of which adds records to a value of its own.
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

    /// A JSON list whose records are read to their places in a value, so that large ones need not be
    /// copied.
    ///
    /// The text is that of ``list(of:called:freshness:into:under:read:add:readMember:join:)``.
    ///
    /// - Parameters:
    ///   - endpoint: its path and query.
    ///   - name: what the records are, in the plural, such as "rockets", for the error.
    ///   - freshness: how long an answer stays fresh if the server does not say.
    ///   - empty: the value before the first record.
    ///   - members: the names of the members of an object that may contain the records.
    ///   - append: reads a record and adds it to the value; adds nothing and returns false if it
    ///     cannot be used. `member` is an index in `members`, nil if the text itself is the list.
    ///   - removeLast: removes the record that was just added, because the text has only a part of
    ///     it yet.
    ///   - drop: is called for each record that cannot be used.
    ///   - readMember: reads another member of the object. It may be called more than once for it,
    ///     so it must set values, and not add to them.
    ///   - join: adds what was read of the second half of a list and after it, as above.
    public static func list(
        of endpoint: Endpoint,
        called name: String,
        freshness: Duration? = nil,
        into empty: Value,
        under members: [String],
        append: @escaping @Sendable (inout Value, _ member: Int?, inout JSONReader) -> Bool,
        removeLast: @escaping @Sendable (inout Value, _ member: Int?) -> Void,
        drop: @escaping @Sendable (inout Value) -> Void,
        readMember: @escaping @Sendable (inout Value, JSONText, inout JSONReader) -> Void,
        join: (@Sendable (inout Value, consuming Value) -> Void)? = nil
    ) -> Self {
        JSONListFormat(
            name: name, members: members, empty: empty,
            addRecord: { member, json, _, value in
                var isAdded = false
                let range = json.wholeValue { isAdded = append(&value, member, &$0) }
                if range == nil {
                    if isAdded { removeLast(&value, member) }
                    return .failed
                }
                if !isAdded { drop(&value) }
                return isAdded ? .added : .dropped
            },
            readMember: readMember,
            join: join
        ).resource(of: endpoint, freshness: freshness)
    }
}
