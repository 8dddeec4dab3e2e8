import SectionEssentials

/// Loads resources from a live server, and from the cache while a cached response is fresh.
///
/// The timeout covers the whole request, including redirects, retries and waits. Temporary failures
/// are retried. If the server fails, or the resource's reader rejects its response, a stale cached
/// response is used instead, unless `replacesFailures` is false.
public struct BaseRequest: BaseRequestInput {
    /// How the cache is used.
    public enum CacheMode: String, CaseIterable, Sendable {
        /// Uses fresh responses, and asks the server otherwise.
        case normal

        /// Always asks the server, and caches the response; cached ones are used only if it fails.
        case refresh

        /// Neither reads nor writes the cache.
        case none

        /// Uses cached responses only, fresh or stale; never asks the server.
        case offline

        /// Uses fresh cached responses only; never asks the server.
        case cached
    }

    private let server: String
    private let fields: [HTTPField]

    /// Identifies the user, so that the cache keeps responses to different users apart.
    private let identity: [HTTPField]

    private let timeout: Duration
    private let exchange: Exchange
    private let cache: ResponseCache?
    private let cacheMode: CacheMode
    private let lifetime: Duration
    private let missLifetime: Duration?
    private let longestAge: Duration?
    private let replacesFailures: Bool
    private let clock: any RequestClock
    private let report: @Sendable (RequestEvent) -> Void

    /// Creates a request to a server.
    ///
    /// - Parameters:
    ///   - server: the address, such as `https://api.example.com`, with a path if it has one.
    ///   - fields: the header fields of every request.
    ///   - authorization: authorizes each request; nil for none.
    ///   - timeout: the longest a whole request may take.
    ///   - transport: sends the requests.
    ///   - limiter: limits the number of concurrent requests; by default not shared.
    ///   - cache: stores the responses; nil for no cache.
    ///   - cacheMode: how the cache is used.
    ///   - lifetime: how long a response stays fresh if the server does not say.
    ///   - missLifetime: how long the response that there is no such resource, status 404 or 410,
    ///     stays fresh if the server does not say; nil to ask again each time.
    ///   - longestAge: how old a cached response may be, whatever the server says; nil for no limit.
    ///   - retryAfterFields: the fields in addition to `Retry-After` in which the server says how
    ///     many seconds to wait, such as `X-Rate-Limit-Retry-After-Seconds`.
    ///   - replacesFailures: whether a stale cached response is used if the server fails.
    ///   - report: receives each event.
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
        missLifetime: Duration? = nil,
        longestAge: Duration? = nil,
        retryAfterFields: [String] = [],
        replacesFailures: Bool = true,
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
            missLifetime: missLifetime,
            longestAge: longestAge,
            retryAfterFields: retryAfterFields,
            replacesFailures: replacesFailures,
            clock: SystemRequestClock(),
            report: report
        )
    }

    /// Also takes a clock, and random numbers from 0 to 1 for the retry delay, for tests.
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
        missLifetime: Duration? = nil,
        longestAge: Duration? = nil,
        retryAfterFields: [String] = [],
        replacesFailures: Bool = true,
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
        self.missLifetime = missLifetime
        self.longestAge = longestAge
        self.replacesFailures = replacesFailures
        self.clock = clock
        self.report = report
        exchange = Exchange(
            transport: transport,
            random: random,
            clock: clock,
            report: report,
            limiter: limiter,
            authorization: authorization,
            retryAfterFields: retryAfterFields,
            pause: cacheMode == .none
                ? nil : cache.map { KeptPause(cache: $0, server: address.url) }
        )
    }

    /// Loads a resource from the cache or the server.
    ///
    /// Only responses that the resource's reader accepts are cached, or used from the cache. A cached
    /// one is read only when it is used.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let type = resource.content.map { [HTTPField("Content-Type", $0.mediaType)] } ?? []
        let fields = [HTTPField("Accept", resource.mediaType)] + type + fields
        let cache = cache(for: resource, sending: fields)
        var stored = cache.stored
        if let response = stored, let use = cache.use(of: response) {
            if response.isMiss {
                report(use)
                throw .notFound(resource.endpoint, status: response.status)
            }
            if let value = value(of: resource, from: response) {
                report(use)
                return value
            }
            stored = nil
        }
        switch cacheMode {
        case .offline:
            throw value(of: resource, from: stored) == nil ? .notCached : .notConfirmed
        case .cached: throw .notCached
        case .normal, .refresh, .none: break
        }

        do throws(RequestError) {
            return try await fetch(resource, fields, cache, renewing: stored)
        } catch {
            guard let stored, let use = cache.use(of: stored, insteadOf: error),
                let value = value(of: resource, from: stored)
            else { throw error }
            report(use)
            return value
        }
    }

    /// Asks the server, if there is a cached response only whether that has changed.
    private func fetch<Value>(
        _ resource: Resource<Value>,
        _ fields: [HTTPField],
        _ cache: RequestCache,
        renewing stored: CachedResponse?
    ) async throws(RequestError) -> Value {
        var request = HTTPRequest(
            method: resource.content?.method ?? .get, url: cache.key.url,
            fields: fields + cache.conditions(for: stored), body: resource.content?.data,
            timeout: timeout)
        request.onlyReads = true
        let received = try await exchange.response(to: request)
        if received.response.status == 304, let stored {
            guard let value = value(of: resource, from: stored) else {
                // What the reader rejects is of no use, even if it has not changed.
                return try await fetch(resource, fields, cache, renewing: nil)
            }
            cache.renew(stored, by: received)
            return value
        }
        if cache.keepsMiss(received) { cache.keep(received) }
        let value = try resource.value(
            from: Body(
                received.response.content(of: resource.endpoint),
                header: header(received.response.fields, of: resource)))
        cache.keep(received)
        return value
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
                fields: fields + identity,
                content: resource.content
            ),
            lifetime: resource.freshness ?? lifetime,
            missLifetime: missLifetime,
            acceptedAge: resource.acceptedAge,
            longestAge: longestAge,
            replacesFailures: replacesFailures,
            clock: clock,
            report: report
        )
    }

    /// The value of a stored response; nil if there is none, or its reader rejects it.
    private func value<Value>(
        of resource: Resource<Value>,
        from stored: CachedResponse?
    ) -> Value? {
        guard let stored, !stored.isMiss else { return nil }
        return try? resource.value(
            from: Body(stored.body, header: header(stored.fields, of: resource)))
    }

    private func header<Value>(
        _ fields: [HTTPField], of resource: Resource<Value>
    ) -> ResponseHeader {
        var header = ResponseHeader(fields, of: server, at: resource.endpoint)
        header.secretItem = (exchange.authorization as? QueryKey)?.name
        return header
    }
}
