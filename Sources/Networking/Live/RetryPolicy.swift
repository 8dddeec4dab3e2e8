/// Decides which failures are retried, and after which wait.
struct RetryPolicy: Sendable {
    /// The maximum number of attempts.
    static let attempts = 3

    /// The longest wait before the second attempt; it doubles with each further one.
    static let base = Duration.milliseconds(500)

    /// A random number from 0 to 1.
    let random: @Sendable () -> Double

    /// Whether a request may be sent again although the first attempt may have succeeded: not if
    /// that could apply a change twice, as with POST.
    static func mayRepeat(_ method: HTTPMethod) -> Bool {
        method.isIdempotent
    }

    /// Whether a status is a temporary failure, such as a busy server.
    static func isTemporary(_ status: Int) -> Bool {
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
