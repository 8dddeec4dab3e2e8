/// Sends requests of any method to servers, such as those that write to one.
///
/// The timeout bounds a whole request, its redirects, retries and waits included, and begins when
/// the limiter lets it through. Redirects are followed as far as that is safe. What passes is tried
/// again, unless that could do twice what was asked for once, as with POST. Nothing is cached; see
/// ``BaseRequest`` for that.
public struct HTTPClient: Sendable {
    private let exchange: Exchange

    /// Describes how to send requests.
    ///
    /// - Parameters:
    ///   - transport: carries the requests.
    ///   - limiter: says how many are under way at once; one of its own by default.
    ///   - authorization: tells the server who asks.
    ///   - report: is told what happens.
    public init(
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        authorization: (any Authorization)? = nil,
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.init(
            transport: transport, limiter: limiter, authorization: authorization,
            clock: SystemRequestClock(), report: report)
    }

    /// Also takes the time, and the numbers from 0 to 1 that spread retries, for tests.
    package init(
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        authorization: (any Authorization)? = nil,
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        exchange = Exchange(
            transport: transport, policy: RetryPolicy(random: random), clock: clock,
            report: report, limiter: limiter, authorization: authorization)
    }

    /// The answer to a request, whatever its status is, unless that passes and keeps failing.
    ///
    /// - Throws: `busy` for a status such as 503, `unreachable` for a redirect that is not safe,
    ///   and why no complete answer came.
    public func response(to request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        try await exchange.answer(to: request).response
    }
}
