package import SectionEssentials

/// A complete 200 or 203 response in a private cache to a request that only reads, or one that says
/// that there is no such resource (RFC 9111).
package struct CachedResponse: Equatable, Sendable {
    /// The status code: 200, 203, 404 or 410.
    package let status: Int

    /// When the response was received, or last confirmed by a 304.
    package let stored: Date

    /// The time from the request to the response, which adds to its age.
    package let delay: Duration

    /// The header fields, in the order received.
    package let fields: [HTTPField]

    /// The complete content, decoded; empty if there is no such resource.
    package let body: Data

    /// Creates a cached response, and drops the fields about the connection, about how the body was
    /// coded, and cookies, which are none of a resource (RFC 9111, section 3.1).
    package init(
        status: Int = 200,
        fields: [HTTPField],
        body: Data,
        stored: Date,
        delay: Duration = .zero
    ) {
        self.status = status
        self.stored = stored
        self.delay = delay
        self.fields = fields.filter { !Self.droppedNames.contains($0.name.lowercased()) }
        self.body = Self.missStatuses.contains(status) ? Data() : body
    }

    /// The status codes that say that there is no such resource.
    static let missStatuses: Set = [404, 410]

    /// Whether it says that there is no such resource.
    var isMiss: Bool { Self.missStatuses.contains(status) }

    private static let validators: Set = ["etag", "last-modified"]
    private static let droppedNames: Set = [
        "authorization", "connection", "content-encoding", "content-length", "keep-alive",
        "proxy-authenticate", "proxy-authentication-info", "proxy-authorization",
        "proxy-connection", "set-cookie", "set-cookie2", "te", "trailer", "transfer-encoding",
        "upgrade",
    ]
}

// MARK: - Freshness

extension CachedResponse {
    /// The longest `max-age` that is used, in seconds: a week.
    ///
    /// It limits the effect of a server's wrong configuration.
    static let longestMaxAge = 7 * 24 * 60 * 60

    /// The age of the response: its age when it was received, plus the time since; never negative.
    ///
    /// The age when received is `Age` plus the delay, or the time since `Date` if that is longer
    /// (RFC 9111, section 4.2.3).
    package func age(at now: Date) -> Duration {
        let stated = value(of: "age").flatMap { CacheControl.seconds(in: $0.prefix { $0 != "," }) }
        let date = value(of: "date").flatMap(HTTPDate.date)
        let apparent = date.map { Self.time(from: $0, to: stored) } ?? .zero
        return max(.seconds(stated ?? 0) + delay, apparent) + Self.time(from: stored, to: now)
    }

    private static func time(from start: Date, to end: Date) -> Duration {
        let seconds = end.timeIntervalSince(start)
        // NaN is not above 0 either. A Duration traps on a Double that is too large for it.
        return .seconds(seconds > 0 ? min(seconds, 1e10) : 0)
    }

    /// Whether the response may be used without asking the server again.
    ///
    /// It is fresh for the time in `max-age`, a week at most, or for the default lifetime if the
    /// server says nothing. With `no-cache`, an invalid `max-age`, or `Expires` alone (whose date
    /// is not used otherwise), it is never fresh. A response from the future is not fresh either,
    /// or it would stay fresh for as long as a clock was once ahead.
    package func isFresh(at now: Date, defaultLifetime: Duration) -> Bool {
        let control = CacheControl(fields)
        let isDated = value(of: "expires") != nil
        let lifetime: Duration =
            if control.mustAlwaysRevalidate {
                .zero
            } else if let maxAge = control.maxAge {
                .seconds(min(maxAge, Self.longestMaxAge))
            } else {
                isDated ? .zero : defaultLifetime
            }
        return now.timeIntervalSince(stored) >= 0 && age(at: now) < lifetime
    }

    /// Whether the response may be used when it is stale and the server cannot be reached.
    package var isUsableStale: Bool {
        let control = CacheControl(fields)
        return !control.mustAlwaysRevalidate && !control.mustRevalidateWhenStale
    }
}

// MARK: - Revalidation

extension CachedResponse {
    /// The conditional request fields, which ask for the response only if it has changed.
    ///
    /// There are none if the server sent no validators.
    package var conditionalFields: [HTTPField] {
        [("If-None-Match", "etag"), ("If-Modified-Since", "last-modified")]
            .compactMap { condition, name in value(of: name).map { HTTPField(condition, $0) } }
            .filter { !$0.value.isEmpty }
    }

    /// The response after the server has confirmed it with a 304 with these fields.
    ///
    /// It keeps the validators that came with the body. If it took another ETag from the 304, the
    /// server would later confirm a body that the ETag was never sent for.
    ///
    /// The caching directives of the redirects to the 304 are added to those of the response.
    package func renewed(
        by confirmation: [HTTPField],
        redirectFields: [HTTPField] = [],
        delay: Duration = .zero,
        at date: Date
    ) -> CachedResponse {
        let replaced = Set(confirmation.map { $0.name.lowercased() }).union(["age", "date"])
            .subtracting(Self.validators)
        let old = fields.filter { !replaced.contains($0.name.lowercased()) }
        let new = confirmation.filter { replaced.contains($0.name.lowercased()) }
        let added = redirectFields.filter { !(old + new).contains($0) }
        return CachedResponse(
            status: status, fields: old + new + added, body: body, stored: date, delay: delay)
    }
}

// MARK: - Fields

extension CachedResponse {
    /// Whether the response may be cached, and can be written in the cache's file format.
    var isStorable: Bool {
        !CacheControl(fields).mustNotStore
            && !fields.contains { $0.name.lowercased() == "vary" && $0.value.contains("*") }
            && fields.allSatisfy { CacheFormat.isPlain($0.value) }
            && CacheFormat.isStorable(date: stored)
    }

    private func value(of name: String) -> String? {
        fields.first { $0.name.lowercased() == name }?.value
    }
}
