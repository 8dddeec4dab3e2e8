/// Sends a request: authorizes it, follows redirects and retries temporary failures.
struct Exchange: Sendable {
    let transport: any HTTPTransport

    /// Returns a random number from 0 to 1 for the waits between attempts.
    let random: @Sendable () -> Double

    let clock: any RequestClock
    let report: @Sendable (RequestEvent) -> Void
    var limiter = RequestLimiter()
    var authorization: (any Authorization)?

    /// The fields in addition to `Retry-After` in which the server says how long to wait.
    var retryAfterFields: [String] = []

    /// Where the pauses that the server asks for are kept across runs; nil for nowhere.
    var pause: KeptPause?

    /// The first response that is neither a redirect nor a temporary failure.
    ///
    /// The timeout starts when the limiter lets the request through. After a 401, the request is
    /// sent once more if the authorization can be renewed.
    func response(
        to request: HTTPRequest,
        retries: Retries = .standard
    ) async throws(RequestError) -> ReceivedResponse {
        guard let authorization else {
            return try await send(request, shown: request.url, retries)
        }
        let field = try await authorization.field()
        let authorized = authorization.request(request, with: field)
        var received = try await send(authorized, shown: request.url, retries)
        if let key = authorization as? QueryKey {
            received.response.fields = key.removed(from: received.response.fields)
        }
        guard received.response.status == 401, authorization.isRenewed(after: field) else {
            return received
        }
        let renewed = authorization.request(request, with: try await authorization.field())
        return try await send(renewed, shown: request.url, retries)
    }

    /// Sends a request, reported under the address `shown`, and retries it until the deadline.
    private func send(
        _ request: HTTPRequest,
        shown url: String,
        _ retries: Retries
    ) async throws(RequestError) -> ReceivedResponse {
        guard await limiter.acquire() else { throw .cancelled }
        defer { limiter.release() }
        if let error = limiter.pauseError(at: clock.date) ?? pause?.error(at: clock.date) {
            throw error
        }
        let deadline = clock.elapsed + request.timeout
        var attempt = 1
        while true {
            let error: RequestError
            let mayRepeat: Bool
            do throws(TransportError) {
                let received = try await follow(request, shown: url, until: deadline)
                let status = received.response.status
                guard RetryPolicy.isTemporary(status) else {
                    limiter.endPause()
                    pause?.end()
                    return received
                }
                error = received.response.busyError(at: clock.date, fields: retryAfterFields)
                // A server that counts requests is not asked again at once.
                let mayAsk = status != 429 || error.retryAfter != nil
                mayRepeat =
                    mayAsk
                    && (retries.isForAnyMethod
                        || RetryPolicy.mayRepeat(request, after: status))
            } catch .connectionLost(let reason) {
                error = .connectionLost(reason: reason)
                mayRepeat = RetryPolicy.mayRepeat(request)
            } catch {
                throw RequestError(error, timeout: request.silence ?? request.timeout)
            }
            var wait = retries.wait(after: attempt, random: random())
            if case .busy(_, let seconds?, _) = error { wait = max(wait, .seconds(seconds)) }
            guard mayRepeat, attempt < retries.attempts,
                clock.elapsed + wait < deadline, wait < request.silence ?? request.timeout
            else {
                let error = limiter.pause(after: error, at: clock.date)
                pause?.keep(error, at: clock.date)
                throw error
            }
            report(.retrying(method: request.method, url: url, after: wait))
            do throws(CancellationError) {
                try await clock.wait(for: wait)
            } catch {
                throw .cancelled
            }
            attempt += 1
        }
    }

    /// Sends a request and follows its redirects.
    private func follow(
        _ request: HTTPRequest,
        shown url: String,
        until deadline: Duration
    ) async throws(TransportError) -> ReceivedResponse {
        var request = request
        var shown = url
        var redirectFields: [HTTPField] = []
        for _ in 0...RedirectPolicy.limit {
            let start = clock.elapsed
            let response = try await send(request, shown: shown, until: deadline)
            guard let next = try RedirectPolicy.next(after: request, response) else {
                return ReceivedResponse(
                    response: response,
                    delay: clock.elapsed - start,
                    redirectFields: redirectFields
                )
            }
            redirectFields += RedirectCaching.fields(of: response)
            request = next
            shown = ServerAddress.redacted(redirect: next.url)
        }
        throw .notAllowed(reason: "the server redirects too many times")
    }

    /// Sends a request with the deadline as its timeout, and reports it under the address `shown`.
    private func send(
        _ request: HTTPRequest,
        shown url: String,
        until deadline: Duration
    ) async throws(TransportError) -> HTTPResponse {
        let start = clock.elapsed
        var limited = request
        limited.timeout = deadline - start
        guard limited.timeout > .zero else { throw .timedOut }
        do throws(TransportError) {
            let response = try await transport.send(limited)
            report(
                .asked(
                    method: request.method,
                    url: url,
                    result: "\(response.status)",
                    bytes: response.body.count,
                    took: clock.elapsed - start
                ))
            return response
        } catch {
            report(
                .asked(
                    method: request.method,
                    url: url,
                    result: RequestError(error, timeout: request.silence ?? request.timeout)
                        .summary,
                    bytes: 0,
                    took: clock.elapsed - start
                ))
            throw error
        }
    }
}

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
