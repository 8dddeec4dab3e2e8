#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Asks a live server, and answers from the cache where that is as good.
///
/// The timeout bounds a whole request, its redirects, retries and waits included. What passes is
/// tried again; what comes back must be JSON. If the server fails, an old answer stands in.
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
        self.fields = [HTTPField("Accept", "application/json")] + fields
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

    /// The answer to an endpoint, from the cache or the server.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        let url = server + endpoint.percentEncoded
        let kept = cache?.entry(for: url)
        if let kept, isEnough(kept) {
            report(.cached(url: url, bytes: kept.body.count, age: kept.age(at: clock.date)))
            return kept.body
        }
        if cacheMode == .offline { throw .notCached }

        do throws(RequestError) {
            let request = HTTPRequest(
                url: url, fields: fields + conditions(for: kept), timeout: timeout)
            let response = try await exchange.answer(to: request)
            if response.status == 304, let kept {
                cache?.store(kept.renewed(by: response.fields, at: clock.date), for: url)
                return kept.body
            }
            let body = try response.json()
            cache?.store(
                CachedResponse(fields: response.fields, body: body, stored: clock.date), for: url)
            return body
        } catch {
            guard let kept, kept.isUsableStale, error.allowsStale else { throw error }
            report(.stale(url: url, age: kept.age(at: clock.date), because: error))
            return kept.body
        }
    }

    /// Whether a kept answer will do without asking.
    private func isEnough(_ kept: CachedResponse) -> Bool {
        switch cacheMode {
        case .offline: true
        case .normal: kept.isFresh(at: clock.date, defaultLifetime: lifetime)
        case .refresh, .none: false
        }
    }

    /// Lets the server say that nothing has changed, unless the whole answer is wanted.
    private func conditions(for kept: CachedResponse?) -> [HTTPField] {
        cacheMode == .refresh ? [] : kept?.conditionalFields ?? []
    }
}
