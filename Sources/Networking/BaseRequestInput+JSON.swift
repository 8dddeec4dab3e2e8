extension BaseRequestInput {
    /// Asks for a resource and reads the one JSON value it is.
    ///
    /// - Throws: ``RequestError``, which is `unreadable` when the answer is broken JSON.
    public func value<Value>(
        of endpoint: Endpoint,
        _ read: (inout JSONReader) -> Value
    ) async throws(RequestError) -> Value {
        let data = try await data(for: endpoint)
        do throws(JSONError) {
            return try JSONReader.read(data, read)
        } catch {
            throw .unreadable(reason: error.description)
        }
    }

    /// Asks for a resource and reads the JSON array of records it is, counting those that
    /// `make` gives nil for.
    ///
    /// - Throws: ``RequestError``, which is `unreadable` when the answer is no JSON array.
    public func records<Record>(
        of endpoint: Endpoint,
        _ make: (inout JSONReader) -> Record?
    ) async throws(RequestError) -> (records: [Record], dropped: Int) {
        let data = try await data(for: endpoint)
        do throws(JSONError) {
            return try JSONReader.records(in: data, make)
        } catch {
            throw .unreadable(reason: error.description)
        }
    }
}
