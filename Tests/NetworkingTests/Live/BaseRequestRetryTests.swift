import FeatureTesting
import Foundation
import Networking
import Synchronization
import Testing

/// Which failures are retried, how often, and for how long.
@Suite struct BaseRequestRetryTests {
    private let clock = ManualClock()

    private func request(
        _ spy: HTTPTransportSpy,
        timeout: Duration = .seconds(15),
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) -> BaseRequest {
        BaseRequest(
            server: "https://api.example/", timeout: timeout, transport: spy, clock: clock,
            random: { 1 }, report: report)
    }

    private static let good = HTTPTransportSpy.Answer.success(
        HTTPResponse(status: 200, body: Data("[1]".utf8)))

    private static func status(_ code: Int, retryAfter: String? = nil) -> HTTPTransportSpy.Answer {
        .success(
            HTTPResponse(
                status: code, fields: retryAfter.map { [HTTPField("Retry-After", $0)] } ?? []))
    }

    @Test(arguments: [408, 500, 502, 503, 504])
    func `a temporary status is retried at most twice`(code: Int) async throws {
        let spy = HTTPTransportSpy([Self.status(code), Self.status(code), Self.good])

        let data = try await request(spy).data(for: Endpoint("/v4/launches"))

        #expect(data == Data("[1]".utf8))
        #expect(clock.elapsed == .milliseconds(500 + 1_000))
    }

    @Test(arguments: [(500, 1), (503, 3)])
    func `a change that a server failed to make is not repeated`(
        code: Int, attempts: Int
    ) async {
        let spy = HTTPTransportSpy(Array(repeating: Self.status(code), count: 3))
        let client = HTTPClient(transport: spy, clock: clock, random: { 1 })

        await #expect(throws: RequestError.busy(status: code, retryAfter: nil)) {
            try await client.response(
                to: HTTPRequest(method: .put, url: "https://api.example/a", body: Data()))
        }
        #expect(spy.sent.count == attempts)
    }

    @Test func `a request fails after the third attempt`() async {
        let spy = HTTPTransportSpy(Array(repeating: Self.status(503), count: 5))

        await #expect(throws: RequestError.busy(status: 503, retryAfter: nil)) {
            try await request(spy).data(for: Endpoint("/"))
        }
        #expect(spy.sent.count == 3)
    }

    @Test func `a lost connection is retried`() async throws {
        let spy = HTTPTransportSpy([.failure(.connectionLost(reason: "it broke")), Self.good])

        _ = try await request(spy).data(for: Endpoint("/"))

        #expect(spy.sent.count == 2)
    }

    @Test(arguments: [400, 401, 403, 418, 501])
    func `other statuses are not retried`(code: Int) async {
        let spy = HTTPTransportSpy([Self.status(code), Self.good])

        await #expect(throws: RequestError.status(code)) {
            try await request(spy).data(for: Endpoint("/"))
        }
        #expect(spy.sent.count == 1)
    }

    @Test(arguments: [404, 410])
    func `a missing resource is requested once`(code: Int) async {
        let spy = HTTPTransportSpy([Self.status(code), Self.good])

        await #expect(throws: RequestError.notFound(Endpoint("/v4/cores/1"), status: code)) {
            try await request(spy).data(for: Endpoint("/v4/cores/1"))
        }
        #expect(spy.sent.count == 1)
    }

    @Test func `a proxy that requires a password is reported`() async {
        await #expect(throws: RequestError.proxyRefused(status: 407)) {
            try await request(HTTPTransportSpy([Self.status(407)])).data(for: Endpoint("/"))
        }
    }

    @Test(arguments: ["7", "Sun, 13 Sep 2020 12:26:47 GMT"])
    func `Retry-After is the minimum wait`(value: String) async throws {
        let spy = HTTPTransportSpy([Self.status(429, retryAfter: value), Self.good])

        _ = try await request(spy).data(for: Endpoint("/"))

        #expect(clock.elapsed == .seconds(7))
    }

    @Test func `a wait beyond the deadline fails at once and says when to retry`() async {
        let spy = HTTPTransportSpy([Self.status(429, retryAfter: "900"), Self.good])

        let error = await #expect(throws: RequestError.self) {
            try await request(spy).data(for: Endpoint("/"))
        }

        #expect(error?.recovery == "Try again in 15 minutes.")
        #expect(clock.elapsed == .zero)
    }

    @Test func `the timeout covers all attempts together`() async {
        let spy = HTTPTransportSpy([Self.status(500), Self.good])

        _ = try? await request(spy, timeout: .seconds(2)).data(for: Endpoint("/"))

        #expect(spy.sent.map(\.timeout) == [.seconds(2), .milliseconds(1_500)])
    }

    @Test func `a timeout is not retried`() async {
        let spy = HTTPTransportSpy([.failure(.timedOut), Self.good])

        await #expect(throws: RequestError.timedOut(seconds: 15)) {
            try await request(spy).data(for: Endpoint("/"))
        }
    }

    @Test func `the log shows the whole timeout, not the rest of it`() async {
        let spy = HTTPTransportSpy([Self.status(500), .failure(.timedOut)])
        let results = Mutex<[String]>([])

        let request = request(spy, timeout: .seconds(2)) { event in
            if case .asked(_, _, let result, _, _) = event {
                results.withLock { $0.append(result) }
            }
        }
        _ = try? await request.data(for: Endpoint("/"))

        #expect(results.withLock(\.self) == ["500", "no response came within 2 seconds"])
    }

    @Test(arguments: [
        (204, ""), (304, ""), (200, ""), (200, " \n"), (200, "<!doctype html>"), (200, "{"),
        (200, "[1,]"), (200, "\u{FEFF}<html>"),
    ])
    func `a body that is not JSON is unreadable`(code: Int, body: String) async {
        let spy = HTTPTransportSpy([
            .success(HTTPResponse(status: code, body: Data(body.utf8))), Self.good,
        ])

        let error = await #expect(throws: RequestError.self) {
            try await request(spy).value(
                of: Resource<Bool>.json(of: Endpoint("/"), called: "anything") { _ in true })
        }

        guard case .unreadable = error else {
            Issue.record("\(String(describing: error)) is not an unreadable response")
            return
        }
        #expect(spy.sent.count == 1)
    }
}
