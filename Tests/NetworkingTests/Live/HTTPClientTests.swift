import FeatureTesting
import Foundation
import Testing

@testable import Networking

/// Which methods are retried, and how many requests are sent at once.
@Suite("Requests of any method", .timeLimit(.minutes(1)))
struct HTTPClientTests {
    private static let lost = HTTPTransportSpy.Answer.failure(.connectionLost(reason: "it broke"))
    private static let good = HTTPTransportSpy.Answer.success(HTTPResponse(status: 204))

    private func client(
        _ transport: any HTTPTransport, limiter: RequestLimiter = RequestLimiter()
    ) -> HTTPClient {
        HTTPClient(transport: transport, limiter: limiter, clock: ManualClock(), random: { 0 })
    }

    @Test(arguments: ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PROPFIND", "MKCOL", "MOVE"])
    func `an idempotent method is retried after a lost connection`(method: String) async throws {
        let spy = HTTPTransportSpy([Self.lost, Self.good])
        let request = HTTPRequest(
            method: HTTPMethod(rawValue: method), url: "https://a.example/", body: Data("x".utf8))

        let response = try await client(spy).response(to: request)

        #expect(response.status == 204)
        #expect(spy.sent.map(\.method.rawValue) == [method, method])
        #expect(spy.sent.map(\.body) == [Data("x".utf8), Data("x".utf8)])
    }

    @Test(arguments: ["POST", "PATCH", "LOCK", "post", "get", "ANYTHING"])
    func `a method that is not idempotent is sent once`(method: String) async throws {
        let spies = [Self.lost, .success(HTTPResponse(status: 503))].map {
            HTTPTransportSpy([$0, Self.good])
        }
        let request = HTTPRequest(
            method: HTTPMethod(rawValue: method), url: "https://a.example/", body: Data("x".utf8))

        for spy in spies {
            await #expect(throws: RequestError.self) {
                try await client(spy).response(to: request)
            }
            #expect(spy.sent.count == 1)
        }
    }

    @Test func `an error status is returned for a request that writes`() async throws {
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 412))])

        let response = try await client(spy).response(
            to: HTTPRequest(method: .put, url: "https://a.example/"))

        #expect(response.status == 412)
    }

    @Test func `requests wait for others of the same limiter only`() async {
        let gate = Gate()
        let (held, free) = (GatedTransport(gate: gate), HTTPTransportSpy([Self.good]))
        let limiter = RequestLimiter(2)
        let request = HTTPRequest(url: "https://a.example/")

        await withTaskGroup { group in
            for _ in 0..<5 {
                group.addTask {
                    _ = try? await client(held, limiter: limiter).response(to: request)
                }
            }
            while !Task.isCancelled, limiter.waiting < 3 { await Task.yield() }
            _ = try? await client(free, limiter: RequestLimiter(1)).response(to: request)
            #expect(free.sent.count == 1)
            #expect(limiter.waiting == 3)
            await gate.open()
        }

        #expect(limiter.waiting == 0)
    }

    @Test func `a request that is cancelled while it waits is not sent`() async {
        let (spy, limiter) = (HTTPTransportSpy(), RequestLimiter(1))
        #expect(await limiter.acquire())
        let task = Task {
            try await client(spy, limiter: limiter).response(
                to: HTTPRequest(url: "https://a.example/"))
        }
        while !Task.isCancelled, limiter.waiting < 1 { await Task.yield() }

        task.cancel()

        await #expect(throws: RequestError.cancelled) { try await task.value }
        #expect(spy.sent.isEmpty)
    }
}

/// Responds once a gate is open.
private struct GatedTransport: HTTPTransport {
    let gate: Gate

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        await gate.passed()
        return HTTPResponse(status: 200)
    }

    func shutDown() {}
}
