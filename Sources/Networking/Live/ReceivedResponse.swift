/// A response, and how it was received, which the cache needs to know.
struct ReceivedResponse: Sendable {
    var response: HTTPResponse

    /// The time from the last request to its response.
    let delay: Duration

    /// The caching fields of the redirects that led to it; see ``RedirectCaching``.
    let redirectFields: [HTTPField]
}
