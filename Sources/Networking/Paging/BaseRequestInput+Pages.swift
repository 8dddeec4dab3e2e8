extension BaseRequestInput {
    /// Loads the pages of a list one after the other, by the links to the next one in the field
    /// `Link` (RFC 8288).
    ///
    /// ```swift
    /// let pages = try await request.pages(of: .rivers, atMost: 20)
    /// let rivers = pages.values.flatMap(\.records)
    /// ```
    ///
    /// Each page is cached by itself. Loading ends at the limit, and at a page that was loaded already.
    ///
    /// - Parameters:
    ///   - resource: the first page, whose reader reads the others too.
    ///   - limit: the most pages to load, because the links of a server may never end.
    /// - Throws: ``RequestError`` if a page cannot be loaded, or if a link leads to another server.
    public func pages<Value>(
        of resource: Resource<Value>, atMost limit: Int = 100
    ) async throws(RequestError) -> Pages<Value> {
        var values: [Value] = []
        var loaded: Set<Endpoint> = []
        var next: Endpoint? = resource.endpoint
        while let endpoint = next, values.count < limit, loaded.insert(endpoint).inserted {
            let response = try await value(of: resource.at(endpoint).withHeader)
            values.append(response.value)
            next = try response.header.link(to: "next")
        }
        return Pages(values: values, isWhole: next == nil)
    }
}

/// The pages of a list that were loaded.
public struct Pages<Value: Sendable>: Sendable {
    /// The value of each page, in order.
    public let values: [Value]

    /// Whether the last page says that none follows; if not, the section shows a part of the list.
    public let isWhole: Bool
}
