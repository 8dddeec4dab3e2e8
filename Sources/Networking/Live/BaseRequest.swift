#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
    ///   - timeout: how long a whole request may take.
    ///   - transport: carries the requests.
    ///   - cache: keeps the answers; nil to keep none.
    ///   - cacheMode: how the cache is used.
    ///   - lifetime: how long an answer stays fresh if the server does not say.
    ///   - report: is told what happens.
    public init(
        server: String,
        fields: [HTTPField] = [],
        timeout: Duration = .seconds(15),
        transport: any HTTPTransport,
        cache: ResponseCache? = nil,
        cacheMode: CacheMode = .normal,
        lifetime: Duration = .seconds(600),
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.init(
            server: server,
            fields: fields,
            timeout: timeout,
            transport: transport,
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
        timeout: Duration = .seconds(15),
        transport: any HTTPTransport,
        cache: ResponseCache? = nil,
        cacheMode: CacheMode = .normal,
        lifetime: Duration = .seconds(600),
        clock: any RequestClock,
        random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) {
        self.server = server.hasSuffix("/") ? String(server.dropLast()) : server
        self.fields = fields
        self.timeout = timeout
        self.cache = cacheMode == .none ? nil : cache
        self.cacheMode = cacheMode
        self.lifetime = lifetime
        self.clock = clock
        self.report = report
        exchange = Exchange(
            transport: transport,
            policy: RetryPolicy(random: random),
            clock: clock,
            report: report
        )
    }

    /// A resource, from the cache or the server.
    ///
    /// Only an answer that the resource's reader accepts is cached, or taken from the cache.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let url = server + resource.endpoint.percentEncoded
        let cached = cached(resource, from: url)
        if let cached, isEnough(cached.response, for: resource) {
            let response = cached.response
            report(.cached(url: url, bytes: response.body.count, age: response.age(at: clock.date)))
            return cached.value
        }
        if cacheMode == .offline { throw .notCached }

        do throws(RequestError) {
            let request = HTTPRequest(
                url: url,
                fields: [HTTPField("Accept", resource.mediaType)] + fields
                    + conditions(for: cached?.response),
                timeout: timeout
            )
            let answer = try await exchange.answer(to: request)
            if answer.status == 304, let cached {
                cache?.store(cached.response.renewed(by: answer.fields, at: clock.date), for: url)
                return cached.value
            }
            let body = try answer.content()
            let value = try resource.value(from: body)
            let response = CachedResponse(fields: answer.fields, body: body, stored: clock.date)
            cache?.store(response, for: url)
            return value
        } catch {
            guard let cached, cached.response.isUsableStale, error.allowsStale else { throw error }
            report(.stale(url: url, age: cached.response.age(at: clock.date), because: error))
            return cached.value
        }
    }

    /// The cached answer and what its reader makes of it; nil if there is none it accepts.
    private func cached<Value>(
        _ resource: Resource<Value>,
        from url: String
    ) -> (response: CachedResponse, value: Value)? {
        guard let response = cache?.entry(for: url),
            let value = try? resource.value(from: response.body)
        else { return nil }
        return (response, value)
    }

    /// Whether a cached answer will do without asking.
    private func isEnough<Value>(_ cached: CachedResponse, for resource: Resource<Value>) -> Bool {
        switch cacheMode {
        case .offline: true
        case .normal:
            cached.isFresh(at: clock.date, defaultLifetime: resource.freshness ?? lifetime)
        case .refresh, .none: false
        }
    }

    /// Lets the server say that nothing has changed, unless the whole answer is wanted.
    private func conditions(for cached: CachedResponse?) -> [HTTPField] {
        cacheMode == .refresh ? [] : cached?.conditionalFields ?? []
    }
}
