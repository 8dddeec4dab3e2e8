/// Sends a request until it is answered: follows redirects, and tries again what may pass.
struct Exchange: Sendable {
    let transport: any HTTPTransport
    let policy: RetryPolicy
    let clock: any RequestClock
    let report: @Sendable (RequestEvent) -> Void
    var limiter: RequestLimiter = .shared
    var authorization: (any Authorization)?

    /// The first answer that is neither a redirect nor a failure that may pass.
    ///
    /// The time allowed for it begins when the limiter lets the request through. What is refused
    /// for its authorization is sent once more if that can be renewed.
    func answer(to request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        guard let authorization else { return try await sendPatiently(request) }
        let field = try await authorization.field()
        var authorized = request
        authorized.fields.append(field)
        let response = try await sendPatiently(authorized)
        guard response.status == 401, authorization.isRenewed(after: field) else { return response }
        authorized = request
        authorized.fields.append(try await authorization.field())
        return try await sendPatiently(authorized)
    }

    /// The answer to a request as it is.
    private func sendPatiently(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        guard await limiter.take() else { throw .cancelled }
        defer { limiter.give() }
        let deadline = clock.elapsed + request.timeout
        var attempt = 1
        while true {
            let error: RequestError
            do throws(TransportError) {
                let response = try await follow(request, until: deadline)
                guard RetryPolicy.isPassing(response.status) else { return response }
                error = response.busyError(at: clock.date)
            } catch .connectionLost(let reason) {
                error = .connectionLost(reason: reason)
            } catch {
                throw RequestError(error, timeout: request.timeout)
            }
            var wait = policy.wait(after: attempt)
            if case .busy(_, let seconds?) = error { wait = max(wait, .seconds(seconds)) }
            guard RetryPolicy.mayRepeat(request.method), attempt < RetryPolicy.attempts,
                clock.elapsed + wait < deadline
            else { throw error }
            report(.retrying(url: request.url, after: wait))
            do throws(CancellationError) {
                try await clock.wait(for: wait)
            } catch {
                throw .cancelled
            }
            attempt += 1
        }
    }

    /// The answer at the end of the redirects that start here.
    private func follow(
        _ request: HTTPRequest,
        until deadline: Duration
    ) async throws(TransportError) -> HTTPResponse {
        var request = request
        for _ in 0...RedirectPolicy.limit {
            let response = try await send(request, until: deadline)
            guard let next = try RedirectPolicy.next(after: request, response) else {
                return response
            }
            request = next
        }
        throw .notAllowed(reason: "the server redirects without an end")
    }

    /// Sends a request in the time that is left of its own.
    private func send(
        _ request: HTTPRequest,
        until deadline: Duration
    ) async throws(TransportError) -> HTTPResponse {
        let start = clock.elapsed
        var hasty = request
        hasty.timeout = deadline - start
        guard hasty.timeout > .zero else { throw .timedOut }
        do throws(TransportError) {
            let response = try await transport.send(hasty)
            report(
                .asked(
                    url: request.url,
                    result: "\(response.status)",
                    bytes: response.body.count,
                    took: clock.elapsed - start
                ))
            return response
        } catch {
            report(
                .asked(
                    url: request.url,
                    result: RequestError(error, timeout: request.timeout).summary,
                    bytes: 0,
                    took: clock.elapsed - start
                ))
            throw error
        }
    }
}
