/// Decides which failures are retried.
enum RetryPolicy {
    /// Whether a request may be sent again although the first attempt may have succeeded: not if
    /// that could apply a change twice, as with POST.
    static func mayRepeat(_ request: HTTPRequest) -> Bool {
        request.onlyReads || request.method.isIdempotent
    }

    /// Whether a request may be sent again after a temporary failure.
    ///
    /// A server that could not carry out a change, such as one without space, may have done a part
    /// of it, which the next attempt would meet.
    static func mayRepeat(_ request: HTTPRequest, after status: Int) -> Bool {
        status == 500 ? request.onlyReads || request.method.isSafe : mayRepeat(request)
    }

    /// Whether a status is a temporary failure, such as a busy server.
    static func isTemporary(_ status: Int) -> Bool {
        [408, 429, 500, 502, 503, 504].contains(status)
    }
}
