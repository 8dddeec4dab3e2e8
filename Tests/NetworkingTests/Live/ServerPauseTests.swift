import FeatureTesting
import Foundation
import Networking
import Testing

/// A server that asks to wait is not asked again before the wait is over.
@Suite struct ServerPauseTests {
    private let clock = ManualClock()

    private static func refusal(_ wait: String? = nil) -> HTTPTransportSpy.Answer {
        .success(
            HTTPResponse(
                status: 429, fields: wait.map { [HTTPField("Retry-After", $0)] } ?? []))
    }

    private static let good = HTTPTransportSpy.Answer.success(
        HTTPResponse(status: 200, body: Data("[1]".utf8)))

    /// Asks once, and returns the error.
    private func ask(_ request: BaseRequest) async -> RequestError? {
        do throws(RequestError) {
            _ = try await request.value(of: .bytes(of: Endpoint("/states")))
            return nil
        } catch {
            return error
        }
    }

    private func request(
        _ spy: HTTPTransportSpy,
        _ limiter: RequestLimiter = RequestLimiter(),
        cache: ResponseCache? = nil,
        report: @escaping @Sendable (RequestEvent) -> Void = { _ in }
    ) -> BaseRequest {
        BaseRequest(
            server: "https://api.example", transport: spy, limiter: limiter, cache: cache,
            cacheMode: .refresh, clock: clock, random: { 0 }, report: report)
    }

    @Test func `nothing is asked until the wait is over, by no request to the server`() async {
        let spy = HTTPTransportSpy([Self.refusal("3600"), Self.good])
        let limiter = RequestLimiter()

        let first = await ask(request(spy, limiter))
        clock.advance(by: .seconds(10))
        let second = await ask(request(spy, limiter))
        clock.advance(by: .seconds(3_580))
        let third = await ask(request(spy, limiter))
        clock.advance(by: .seconds(11))
        let fourth = await ask(request(spy, limiter))

        #expect(first?.retryAfter == .seconds(3_600))
        #expect(second?.retryAfter == .seconds(3_590))
        #expect(third?.retryAfter == .seconds(10))
        #expect(fourth == nil)
        #expect(spy.sent.count == 2)
    }

    @Test func `a refusal that names no wait is one of a minute, which doubles to fifteen`() async {
        let spy = HTTPTransportSpy(Array(repeating: Self.refusal(), count: 7) + [Self.good])
        let request = request(spy)
        var waits: [Duration?] = []

        for _ in 0..<7 {
            let wait = await ask(request)?.retryAfter
            waits.append(wait)
            clock.advance(by: wait ?? .zero)
        }

        #expect(waits == [60, 120, 240, 480, 900, 900, 900].map { .seconds($0) })
        #expect(await ask(request) == nil)
        #expect(spy.sent.count == 8)
    }

    @Test func `a response ends the pause and its growth`() async {
        let spy = HTTPTransportSpy([Self.refusal(), Self.good, Self.refusal()])
        let request = request(spy)

        #expect(await ask(request)?.retryAfter == .seconds(60))
        clock.advance(by: .seconds(60))
        #expect(await ask(request) == nil)
        #expect(await ask(request)?.retryAfter == .seconds(60))
    }

    @Test func `a server of another limiter is asked meanwhile`() async {
        let (busy, idle) = (HTTPTransportSpy([Self.refusal("60")]), HTTPTransportSpy([Self.good]))

        #expect(await ask(request(busy)) != nil)
        #expect(await ask(request(idle)) == nil)
    }

    @Test func `a pause is kept with the cache, so that the next run does not ask either`()
        async throws
    {
        let folder = TemporaryFolder()
        let cache = ResponseCache(folder: folder.path + "/cache")
        let spy = HTTPTransportSpy([Self.refusal("3600"), Self.good, Self.good])

        let first = await ask(request(spy, cache: cache))
        clock.advance(by: .seconds(600))
        let second = await ask(request(spy, cache: cache))
        let other = await ask(request(spy))
        clock.advance(by: .seconds(3_001))
        let third = await ask(request(spy, cache: cache))

        #expect(first?.retryAfter == .seconds(3_600))
        #expect(second?.retryAfter == .seconds(3_000))
        #expect(other == nil)
        #expect(third == nil)
        #expect(spy.sent.count == 3)
    }

    @Test func `a kept pause is no response, and goes with the cache or a good answer`()
        async throws
    {
        let folder = TemporaryFolder()
        let cache = ResponseCache(folder: folder.path + "/cache")
        let spy = HTTPTransportSpy([
            Self.refusal("3600"), Self.refusal(), Self.good, Self.good,
        ])

        _ = await ask(request(spy, cache: cache))
        #expect(try cache.list().isEmpty)
        #expect(try cache.clear() == 0)
        #expect(await ask(request(spy, cache: cache))?.retryAfter == .seconds(60))
        clock.advance(by: .seconds(61))
        #expect(await ask(request(spy, cache: cache)) == nil)
        #expect(await ask(request(spy, cache: cache)) == nil)
        #expect(spy.sent.count == 4)
    }

    @Test func `a kept pause that is damaged or longer than a day counts for nothing`() async throws
    {
        let folder = TemporaryFolder()
        let path = folder.path + "/cache"
        let cache = ResponseCache(folder: path)
        let spy = HTTPTransportSpy([Self.refusal("1000000000"), Self.good])

        _ = await ask(request(spy, cache: cache))
        let names = try FileManager.default.contentsOfDirectory(atPath: path)
        let name = try #require(names.first { $0.hasSuffix(".pause") })
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        for damaged in ["", "pause", "pause 429 x\n", "pause 429 9\(text.dropFirst(10))"] {
            try damaged.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
            let good = HTTPTransportSpy([Self.good])
            #expect(await ask(request(good, cache: cache)) == nil)
        }
    }
}
