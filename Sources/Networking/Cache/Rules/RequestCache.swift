/// Decides for one request whether a cached response will do, and keeps a new one (RFC 9111).
///
/// A folder that cannot be used is reported, and is otherwise as good as an empty one.
struct RequestCache {
    let storage: ResponseCache?
    let mode: BaseRequest.CacheMode
    let key: CacheKey

    /// How long a response stays fresh if the server does not say.
    let lifetime: Duration

    let clock: any RequestClock
    let report: @Sendable (RequestEvent) -> Void

    /// What is stored for the request, fresh or not.
    var stored: CachedResponse? {
        guard mode != .none, let storage else { return nil }
        do throws(CacheError) {
            return try storage.entry(for: key)
        } catch {
            report(.cacheFailed(reason: error.summary))
            return nil
        }
    }

    /// Whether a stored response is used without asking the server.
    func suffices(_ stored: CachedResponse) -> Bool {
        switch mode {
        case .refresh, .none: return false
        case .normal, .offline: break
        }
        let age = stored.age(at: clock.date)
        if stored.isFresh(at: clock.date, defaultLifetime: lifetime) {
            report(.cached(url: key.url, bytes: stored.body.count, age: age))
            return true
        }
        guard mode == .offline, stored.isUsableStale else { return false }
        report(.stale(url: key.url, age: age, because: nil))
        return true
    }

    /// Whether a stored response is used because the server could not be asked.
    func standsIn(_ stored: CachedResponse, because error: RequestError) -> Bool {
        let isFresh = stored.isFresh(at: clock.date, defaultLifetime: lifetime)
        guard error.allowsStale, isFresh || stored.isUsableStale else { return false }
        report(.stale(url: key.url, age: stored.age(at: clock.date), because: error))
        return true
    }

    /// The request fields that let the server say that nothing has changed.
    ///
    /// There are none where the whole response is wanted.
    func conditions(for stored: CachedResponse?) -> [HTTPField] {
        mode == .refresh ? [] : stored?.conditionalFields ?? []
    }

    /// Keeps a response that its reader has accepted.
    func keep(_ received: ReceivedResponse) {
        store(
            CachedResponse(
                fields: received.response.fields + received.redirectFields,
                body: received.response.body,
                stored: clock.date,
                delay: received.delay
            ))
    }

    /// Keeps for longer what the server has confirmed with a 304.
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
