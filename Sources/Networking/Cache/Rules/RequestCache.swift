/// Decides for one request whether to use the cached response, and stores a new one (RFC 9111).
///
/// A cache folder that cannot be used is reported, and then treated as empty.
struct RequestCache {
    let storage: ResponseCache?
    let mode: BaseRequest.CacheMode
    let key: CacheKey

    /// How long a response stays fresh if the server does not say.
    let lifetime: Duration

    /// How long the response that there is no such resource stays fresh if the server does not
    /// say; nil to ask again each time.
    var missLifetime: Duration?

    /// How old a response may be even if it is stale; nil for one that is fresh.
    var acceptedAge: Duration?

    /// How old a response may be at most; an older one is treated as if there were none.
    var longestAge: Duration?

    /// Whether a cached response is used if the server fails.
    var replacesFailures = true

    let clock: any RequestClock
    let report: @Sendable (RequestEvent) -> Void

    /// The cached response for the request, fresh or stale.
    var stored: CachedResponse? {
        guard mode != .none, let storage else { return nil }
        do throws(CacheError) {
            let entry = try storage.entry(for: key)
            guard let entry, let longestAge else { return entry }
            return entry.age(at: clock.date) <= longestAge ? entry : nil
        } catch {
            report(.cacheFailed(reason: error.summary))
            return nil
        }
    }

    /// The event that a cached response is used without asking the server; nil if it is not.
    func use(of stored: CachedResponse) -> RequestEvent? {
        switch mode {
        case .refresh, .none: return nil
        case .normal, .offline, .cached: break
        }
        let age = stored.age(at: clock.date)
        if isFresh(stored) { return .cached(url: key.url, bytes: stored.body.count, age: age) }
        guard mode == .offline, stored.isUsableStale else { return nil }
        return .stale(url: key.url, age: age, because: nil)
    }

    private func isFresh(_ stored: CachedResponse) -> Bool {
        if let acceptedAge, stored.isUsableStale, !stored.isMiss,
            (.zero..<acceptedAge).contains(stored.age(at: clock.date))
        {
            return true
        }
        return stored.isFresh(
            at: clock.date, defaultLifetime: stored.isMiss ? missLifetime ?? .zero : lifetime)
    }

    /// Whether a response says that there is no such resource, and is to be stored.
    func keepsMiss(_ received: ReceivedResponse) -> Bool {
        missLifetime != nil && CachedResponse.missStatuses.contains(received.response.status)
    }

    /// The event that a cached response is used although the server failed; nil if it is not.
    func use(of stored: CachedResponse, insteadOf error: RequestError) -> RequestEvent? {
        guard replacesFailures, error.allowsStale, !stored.isMiss,
            isFresh(stored) || stored.isUsableStale
        else { return nil }
        return .stale(url: key.url, age: stored.age(at: clock.date), because: error)
    }

    /// The conditional request fields, which let the server respond that nothing has changed.
    ///
    /// There are none when the cache is refreshed.
    func conditions(for stored: CachedResponse?) -> [HTTPField] {
        guard mode != .refresh, key.allowsConditions, let stored, !stored.isMiss else { return [] }
        return stored.conditionalFields
    }

    /// Stores a response that its reader has accepted, or that says that there is no such resource.
    func keep(_ received: ReceivedResponse) {
        store(
            CachedResponse(
                status: received.response.status,
                fields: received.response.fields + received.redirectFields,
                body: received.response.body,
                stored: clock.date,
                delay: received.delay
            ))
    }

    /// Stores a cached response again after the server has confirmed it with a 304.
    func renew(_ stored: CachedResponse, by received: ReceivedResponse) {
        store(
            stored.renewed(
                by: received.response.fields,
                redirectFields: received.redirectFields,
                delay: received.delay,
                at: clock.date
            ))
    }

    private func store(_ response: CachedResponse) {
        guard mode != .none, let storage else { return }
        do throws(CacheError) {
            try storage.store(response, for: key)
        } catch {
            report(.cacheFailed(reason: error.summary))
        }
    }
}
