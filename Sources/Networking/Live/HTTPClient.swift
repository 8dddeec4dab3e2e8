/// Sends requests of any method, such as those that change something on a server.
///
/// The timeout covers the whole request, including redirects, retries and waits, and starts when
/// the limiter lets the request through. Safe redirects are followed. Temporary failures are
/// retried, unless that could apply a change twice, as with POST. Nothing is cached; see
/// ``BaseRequest`` for that.
public struct HTTPClient: Sendable {
    private let exchange: Exchange

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - transport: sends the requests.
    ///   - limiter: limits the number of concurrent requests; by default not shared.
    ///   - authorization: authorizes each request; nil for none.
    ///   - retryAfterFields: the fields in addition to `Retry-After` in which the server says how
    ///     many seconds to wait.
    ///   - report: receives each event.
    public init(
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        authorization: (any Authorization)? = nil,
        retryAfterFields: [String] = [],
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.init(
            transport: transport, limiter: limiter, authorization: authorization,
            retryAfterFields: retryAfterFields, clock: SystemRequestClock(), report: report)
    }

    /// Also takes a clock, and random numbers from 0 to 1 for the retry delay, for tests.
    package init(
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        authorization: (any Authorization)? = nil,
        retryAfterFields: [String] = [],
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        exchange = Exchange(
            transport: transport, random: random, clock: clock, report: report, limiter: limiter,
            authorization: authorization, retryAfterFields: retryAfterFields)
    }

    /// Sends a request and returns its response, whatever its status.
    ///
    /// - Throws: `busy` for a temporary failure after all retries, such as status 503, `notAllowed`
    ///   for an unsafe redirect, and other errors when there is no complete response.
    public func response(to request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        try await response(to: request, retries: .standard)
    }

    /// Sends a request that is retried in its own way.
    func response(
        to request: HTTPRequest,
        retries: Retries
    ) async throws(RequestError) -> HTTPResponse {
        try await exchange.response(to: request, retries: retries).response
    }
}
