/// Sends requests to one server, such as those that change something on it.
///
/// What only reads resources takes a ``BaseRequestInput`` instead, whose responses are cached.
///
/// ```swift
/// let response = try await client.response(
///     to: ServerRequest(
///         .put, Endpoint("/a b.json", query: [.init("v", "1&2")]),
///         fields: [HTTPField("If-None-Match", "*")], body: Data("x".utf8)))
/// ```
public protocol ServerClientInput: Sendable {
    /// The http or https address of the server, without a user name and without a slash at its end.
    var address: String { get }

    /// Sends a request and returns its response, whatever its status.
    ///
    /// A server that takes credentials is the exception: its statuses 401 and 403 are errors, which
    /// name the environment variables to set.
    ///
    /// - Throws: ``RequestError`` when there is no complete response, `busy` for a temporary failure
    ///   after all retries, and `notAllowed` for a link that leads to another server.
    func response(to request: ServerRequest) async throws(RequestError) -> HTTPResponse
}
