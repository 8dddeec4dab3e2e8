/// A response, and what a cache needs to know of the way it came.
struct ReceivedResponse: Sendable {
    let response: HTTPResponse

    /// The time from the last request to its response.
    let delay: Duration

    /// The caching fields of the redirects that led to it; see ``RedirectCaching``.
    let redirectFields: [HTTPField]
}
