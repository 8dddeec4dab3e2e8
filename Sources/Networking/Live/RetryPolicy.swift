/// Which failures are tried again, and after how long.
struct RetryPolicy: Sendable {
    /// How often a request is sent at the most.
    static let attempts = 3

    /// The longest wait before the second attempt; it doubles with each after it.
    static let base = Duration.milliseconds(500)

    /// A number from 0 to 1, by chance.
    let random: @Sendable () -> Double

    /// Whether a request may be sent again when nobody knows what became of it: not if that could
    /// do twice what was asked for once, as with POST.
    static func mayRepeat(_ method: HTTPMethod) -> Bool {
        method.isIdempotent
    }

    /// Statuses that pass: the server was busy, not wrong.
    static func isPassing(_ status: Int) -> Bool {
        [408, 429, 500, 502, 503, 504].contains(status)
    }

    /// How long to wait before the attempt that follows `attempt`, counted from 1: exponential
    /// with full jitter.
    ///
    /// Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    func wait(after attempt: Int) -> Duration {
        Self.base * (Double(1 << (attempt - 1)) * random())
    }
}
