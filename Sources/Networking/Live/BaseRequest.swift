import Essentials

/// Asks a live server, and answers from the cache where that is as good.
///
/// The timeout bounds a whole request, its redirects, retries and waits included. What passes is
/// tried again. If the server fails, or sends what the resource's reader does not accept, an old
/// answer stands in.
public struct BaseRequest: BaseRequestInput {
    /// How the cache is used.
    public enum CacheMode: String, CaseIterable, Sendable {
        /// Fresh answers are taken from it, others are asked anew.
        case normal

        /// All is asked anew, and kept; what is kept already stands in only if that fails.
        case refresh

        /// It is neither read nor written.
        case none

        /// Nobody is asked: it answers, fresh or not, or nothing does.
        case offline
    }

    private let server: String
    private let fields: [HTTPField]

    /// Who asks, as the cache tells people apart.
    private let identity: [HTTPField]

    private let timeout: Duration
    private let exchange: Exchange
    private let cache: ResponseCache?
    private let cacheMode: CacheMode
    private let lifetime: Duration
    private let clock: any RequestClock
    private let report: @Sendable (RequestEvent) -> Void

    /// Describes how to ask a server.
    ///
    /// - Parameters:
    ///   - server: its address, such as `https://api.example.com`, with a path if it has one.
    ///   - fields: header fields that every request sends.
    ///   - authorization: tells the server who asks; nil for nobody.
    ///   - timeout: how long a whole request may take.
    ///   - transport: carries the requests.
    ///   - limiter: says how many are under way at once; one of its own by default.
    ///   - cache: keeps the answers; nil to keep none.
    ///   - cacheMode: how the cache is used.
    ///   - lifetime: how long an answer stays fresh if the server does not say.
    ///   - report: is told what happens.
    public init(
        server: String,
        fields: [HTTPField] = [],
        authorization: (any Authorization)? = nil,
        timeout: Duration = .seconds(15),
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        cache: ResponseCache? = nil,
        cacheMode: CacheMode = .normal,
        lifetime: Duration = .seconds(600),
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.init(
            server: server,
            fields: fields,
            authorization: authorization,
            timeout: timeout,
            transport: transport,
            limiter: limiter,
            cache: cache,
            cacheMode: cacheMode,
            lifetime: lifetime,
            clock: SystemRequestClock(),
            report: report
        )
    }

    /// Also takes the time, and the numbers from 0 to 1 that spread retries, for tests.
    package init(
        server: String,
        fields: [HTTPField] = [],
        authorization: (any Authorization)? = nil,
        timeout: Duration = .seconds(15),
        transport: any HTTPTransport,
        limiter: RequestLimiter = RequestLimiter(),
        cache: ResponseCache? = nil,
        cacheMode: CacheMode = .normal,
        lifetime: Duration = .seconds(600),
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        let address = ServerAddress(server)
        self.server = address.url
        let isAuthorized =
            authorization != nil || fields.contains { $0.name.lowercased() == "authorization" }
        self.fields = fields + (isAuthorized ? [] : address.authorization)
        identity = authorization.map { [HTTPField("Authorization", $0.identity)] } ?? []
        self.timeout = timeout
        self.cache = cache
        self.cacheMode = cacheMode
        self.lifetime = lifetime
        self.clock = clock
        self.report = report
        exchange = Exchange(
            transport: transport,
            policy: RetryPolicy(random: random),
            clock: clock,
            report: report,
            limiter: limiter,
            authorization: authorization
        )
    }

    /// A resource, from the cache or the server.
    ///
    /// Only an answer that the resource's reader accepts is cached, or taken from the cache.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let fields = [HTTPField("Accept", resource.mediaType)] + fields
        let cache = cache(for: resource, sending: fields)
        let cached = cached(resource, in: cache)
        if let cached, cache.suffices(cached.response) { return cached.value }
        if cacheMode == .offline { throw cached == nil ? .notCached : .notConfirmed }

        do throws(RequestError) {
            let request = HTTPRequest(
                url: cache.key.url,
                fields: fields + cache.conditions(for: cached?.response),
                timeout: timeout
            )
            let answer = try await exchange.answer(to: request)
            if answer.response.status == 304, let cached {
                cache.renew(cached.response, by: answer)
                return cached.value
            }
            let value = try resource.value(from: answer.response.content(of: resource.endpoint))
            cache.keep(answer)
            return value
        } catch {
            guard let cached, cache.standsIn(cached.response, because: error) else { throw error }
            return cached.value
        }
    }

    private func cache<Value>(
        for resource: Resource<Value>,
        sending fields: [HTTPField]
    ) -> RequestCache {
        RequestCache(
            storage: cache,
            mode: cacheMode,
            key: CacheKey(
                url: server + resource.endpoint.percentEncoded,
                fields: fields + identity
            ),
            lifetime: resource.freshness ?? lifetime,
            clock: clock,
            report: report
        )
    }

    /// The cached answer and what its reader makes of it; nil if there is none it accepts.
    private func cached<Value>(
        _ resource: Resource<Value>,
        in cache: RequestCache
    ) -> (response: CachedResponse, value: Value)? {
        guard let response = cache.stored,
            let value = try? resource.value(from: response.body)
        else { return nil }
        return (response, value)
    }
}
