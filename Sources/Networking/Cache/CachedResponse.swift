package import Essentials

/// A complete 200 or 203 answer to a GET request, as a private cache keeps it (RFC 9111).
package struct CachedResponse: Equatable, Sendable {
    /// When the answer came, or was last confirmed by a 304.
    package let stored: Date

    /// How long the server took for it, in which it grew older.
    package let delay: Duration

    /// Those fields of the answer that caching needs, and no other, in the order they came.
    package let fields: [HTTPField]

    /// The whole content, decoded.
    package let body: Data

    /// Takes from an answer what is worth keeping.
    package init(fields: [HTTPField], body: Data, stored: Date, delay: Duration = .zero) {
        self.stored = stored
        self.delay = delay
        self.fields = fields.filter { Self.keptNames.contains($0.name.lowercased()) }
        self.body = body
    }

    private static let validators: Set = ["etag", "last-modified"]
    private static let keptNames = validators.union([
        "age", "cache-control", "date", "expires", "vary",
    ])
}

// MARK: - Freshness

extension CachedResponse {
    /// The longest that `max-age` can keep an answer fresh, in seconds: a week.
    ///
    /// So a server's slip of the pen does not last for years.
    static let longestMaxAge = 7 * 24 * 60 * 60

    /// How old the answer is: how old it was when it came, and the time since; never negative.
    ///
    /// At first it is as old as caches on the way say in `Age`, and at the least as old as its
    /// `Date` (RFC 9111, section 4.2.3).
    package func age(at now: Date) -> Duration {
        let told = value(of: "age").flatMap { CacheControl.seconds(in: $0.prefix { $0 != "," }) }
        let date = value(of: "date").flatMap(HTTPDate.date)
        let apparent = date.map { Self.time(from: $0, to: stored) } ?? .zero
        return max(.seconds(told ?? 0) + delay, apparent) + Self.time(from: stored, to: now)
    }

    private static func time(from start: Date, to end: Date) -> Duration {
        let seconds = end.timeIntervalSince(start)
        // Also not above 0 is what is no number. A Duration traps on a Double too large for it.
        return .seconds(seconds > 0 ? min(seconds, 1e10) : 0)
    }

    /// Whether the answer may be used without asking the server again.
    ///
    /// It is fresh for as long as `max-age` says, a week at most, or for the default where the
    /// server says nothing. `no-cache`, a `max-age` that is no number, and `Expires` alone (there
    /// is no other use for its date) mean not at all. An answer from the future is not fresh
    /// either, or it would stay so for as long as a clock had once jumped ahead.
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

    /// Whether the answer may be used when it is stale and the server cannot be reached.
    package var isUsableStale: Bool {
        let control = CacheControl(fields)
        return !control.mustAlwaysRevalidate && !control.mustRevalidateWhenStale
    }
}

// MARK: - Revalidation

extension CachedResponse {
    /// The request fields that ask for the answer only if it has changed.
    ///
    /// There are none where the server gave nothing to tell by.
    package var conditionalFields: [HTTPField] {
        [("If-None-Match", "etag"), ("If-Modified-Since", "last-modified")]
            .compactMap { condition, name in value(of: name).map { HTTPField(condition, $0) } }
            .filter { !$0.value.isEmpty }
    }

    /// The same answer after the server has confirmed it with a 304 that has these fields.
    ///
    /// Its validators remain those that came with the body: had the 304 another ETag, the server
    /// would from then on confirm by that a body it was never given for.
    ///
    /// What the redirects to the 304 ask of a cache is added to what is asked of it already.
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
        return CachedResponse(fields: old + new + added, body: body, stored: date, delay: delay)
    }
}

// MARK: - Fields

extension CachedResponse {
    /// Whether a cache may keep the answer, and the format of its files can.
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
