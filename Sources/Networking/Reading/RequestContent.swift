public import SectionEssentials

/// The content of a request that only reads, such as a GraphQL query.
public struct RequestContent: Hashable, Sendable {
    /// The method, usually POST.
    public let method: HTTPMethod

    /// The bytes to send.
    public let data: Data

    /// The media type of the bytes, such as `application/json`.
    public let mediaType: String
}

extension Resource {
    /// Returns the resource, which is asked for with content and only read, such as by a GraphQL
    /// query.
    ///
    /// ```swift
    /// let resource = Resource.bytes(of: Endpoint("/graphql"))
    ///     .reading(with: Data(query.utf8))
    /// ```
    ///
    /// Use it only if the server changes nothing: responses are cached by the content, and a request
    /// that failed is repeated, both as with GET. What changes something is a ``ServerRequest``.
    ///
    /// - Parameters:
    ///   - content: the bytes to send.
    ///   - type: their media type.
    ///   - method: the method, POST or QUERY.
    public func reading(
        with content: Data, as type: String = "application/json", by method: HTTPMethod = .post
    ) -> Resource {
        var resource = self
        resource.content = RequestContent(method: method, data: content, mediaType: type)
        return resource
    }
}
