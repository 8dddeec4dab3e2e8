/// Decides which failures are retried.
enum RetryPolicy {
    /// Whether a request may be sent again although the first attempt may have succeeded: not if
    /// that could apply a change twice, as with POST.
    static func mayRepeat(_ method: HTTPMethod) -> Bool {
        method.isIdempotent
    }

    /// Whether a status is a temporary failure, such as a busy server.
    static func isTemporary(_ status: Int) -> Bool {
        [408, 429, 500, 502, 503, 504].contains(status)
    }
}
