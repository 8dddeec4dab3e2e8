import FeatureTesting
import Foundation
import Networking
import Synchronization
import Testing

/// When cached responses are used, fresh or stale, and when the server is asked.
@Suite final class BaseRequestCacheTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "BaseRequestCacheTests-\(UUID().uuidString)").path
    private let clock = ManualClock()
    private let events = Events()

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private final class Events: Sendable {
        let all = Mutex<[RequestEvent]>([])
    }

    private func ask(
        _ answers: HTTPTransportSpy.Answer..., mode: BaseRequest.CacheMode = .normal,
        fields: [HTTPField] = [], longestAge: Duration? = nil, replacesFailures: Bool = true
    ) async -> (data: Data?, error: RequestError?, sent: [HTTPRequest]) {
        let spy = HTTPTransportSpy(answers)
        let request = BaseRequest(
            server: "https://api.example", fields: fields, transport: spy,
            cache: ResponseCache(folder: folder),
            cacheMode: mode, longestAge: longestAge, replacesFailures: replacesFailures,
            clock: clock, random: { 0 },
            report: { [events] event in events.all.withLock { $0.append(event) } })
        do throws(RequestError) {
            let body = try await request.value(of: Self.array.withBody).body
            return (try body.data(), nil, spy.sent)
        } catch {
            return (nil, error, spy.sent)
        }
    }

    private static let array = Resource<Bool>.json(
        of: Endpoint("/v4/company"), called: "an array"
    ) { json in
        json.array { _ in } ? true : nil
    }

    private static func good(
        _ body: String, _ fields: [String: String] = [:]
    ) -> HTTPTransportSpy.Answer {
        .success(
            HTTPResponse(
                status: 200, fields: fields.map { HTTPField($0.key, $0.value) },
                body: Data(body.utf8)))
    }

    private static let down = HTTPTransportSpy.Answer.failure(.unreachable(reason: "it is down"))

    @Test func `a response older than the longest age is as if there were none`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "max-age=1000000", "ETag": "\"1\""]))
        clock.advance(by: .seconds(3_600))
        let fresh = await ask(longestAge: .seconds(3_600))
        clock.advance(by: .seconds(1))
        let offline = await ask(mode: .offline, longestAge: .seconds(3_600))
        let down = await ask(Self.down, longestAge: .seconds(3_600))

        #expect(fresh.data == Data("[1]".utf8))
        #expect(offline.error == .notCached)
        #expect(down.error == .unreachable(reason: "it is down"))
        #expect(down.sent.first?.fields.contains { $0.name == "If-None-Match" } == false)
    }

    @Test func `a fresh response is not requested again`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(599))

        let second = await ask(Self.good("[2]"))

        #expect(second.data == Data("[1]".utf8))
        #expect(second.sent.isEmpty)
    }

    @Test func `a stale response is requested again`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(601))

        #expect(await ask(Self.good("[2]")).data == Data("[2]".utf8))
    }

    @Test func `a 304 response renews a stale response`() async {
        _ = await ask(Self.good("[1]", ["ETag": "\"a\"", "Cache-Control": "max-age=60"]))
        clock.advance(by: .seconds(61))

        let second = await ask(.success(HTTPResponse(status: 304)))
        let third = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        #expect(second.sent.first?.fields.contains(HTTPField("If-None-Match", "\"a\"")) == true)
        #expect(third.data == Data("[1]".utf8))
        #expect(third.sent.isEmpty)
    }

    @Test func `a stale response is used when the server fails, and reported`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(7_200))

        let second = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .seconds(7_200),
            because: .unreachable(reason: "it is down"))
        #expect(events.all.withLock { $0.last } == stale)
    }

    @Test func `a stale response is not used if it does not replace failures`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(599))
        let fresh = await ask(Self.down, replacesFailures: false)
        clock.advance(by: .seconds(2))
        let stale = await ask(Self.down, replacesFailures: false)

        #expect(fresh.data == Data("[1]".utf8))
        #expect(stale.data == nil)
        #expect(stale.error == .unreachable(reason: "it is down"))
    }

    @Test func `a stale response that must be revalidated is not used`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "max-age=1, must-revalidate"]))
        clock.advance(by: .seconds(2))

        #expect(await ask(Self.down).error == .unreachable(reason: "it is down"))
    }

    @Test func `a stale response is not used for a resource that is gone`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(601))

        #expect(await ask(.success(HTTPResponse(status: 404))).error == Self.gone)
    }

    private static let gone = RequestError.notFound(Endpoint("/v4/company"), status: 404)

    @Test(arguments: [
        good("{"), good("{}"), good("<html>"), good("[1]", ["Cache-Control": "no-store"]),
        .success(HTTPResponse(status: 206, body: Data("[1]".utf8))),
    ])
    func `only complete responses that may be cached are cached`(answer: HTTPTransportSpy.Answer)
        async
    {
        _ = await ask(answer)

        #expect(await ask(mode: .offline).error == .notCached)
    }

    @Test func `offline mode uses cached responses and sends no request`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(86_400))

        let second = await ask(Self.good("[2]"), mode: .offline)

        #expect(second.data == Data("[1]".utf8))
        #expect(second.sent.isEmpty)
    }

    @Test(arguments: [
        ("max-age=60", nil), ("max-age=60, must-revalidate", RequestError.notConfirmed),
        ("no-cache", .notConfirmed), ("must-revalidate, max-age=0", .notConfirmed),
    ])
    func `offline mode reports the age of a stale response, and uses none that must be confirmed`(
        control: String, error: RequestError?
    ) async {
        _ = await ask(Self.good("[1]", ["Cache-Control": control]))
        clock.advance(by: .seconds(7_200))

        let second = await ask(mode: .offline)

        #expect(second.error == error)
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .seconds(7_200), because: nil)
        #expect((events.all.withLock { $0.last } == stale) == (error == nil))
    }

    @Test func `offline mode uses a fresh response as current`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "max-age=60, must-revalidate"]))

        #expect(await ask(mode: .offline).data == Data("[1]".utf8))
        let cached = RequestEvent.cached(
            url: "https://api.example/v4/company", bytes: 3, age: .zero)
        #expect(events.all.withLock { $0.last } == cached)
    }

    @Test func `a no-cache response is requested each time, and not used stale`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "no-cache", "ETag": "\"a\""]))

        let second = await ask(.success(HTTPResponse(status: 304)))
        let third = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        #expect(third.error == .unreachable(reason: "it is down"))
    }

    @Test func `a 203 response is accepted and cached`() async {
        let first = await ask(.success(HTTPResponse(status: 203, body: Data("[1]".utf8))))

        #expect(first.data == Data("[1]".utf8))
        #expect(await ask().data == Data("[1]".utf8))
    }

    @Test func `another token has separate cached responses`() async {
        let (ours, theirs) = (HTTPField("Authorization", "a"), HTTPField("Authorization", "b"))
        _ = await ask(Self.good("[1]"), fields: [ours])

        let second = await ask(Self.good("[2]"), fields: [theirs])
        let third = await ask(fields: [ours])

        #expect(second.data == Data("[2]".utf8))
        #expect(third.data == Data("[1]".utf8))
    }

    @Test(
        arguments: [
            (301, [:], 600), (308, ["Cache-Control": "max-age=60"], 60),
            (301, ["Cache-Control": "max-age=60", "Age": "50"], 10), (301, ["Expires": "0"], 0),
            (302, ["Cache-Control": "max-age=60"], 60), (307, ["Expires": "0"], 0),
            (301, ["Cache-Control": "no-cache"], nil), (302, [:], nil), (303, [:], nil),
            (301, ["Cache-Control": "no-store"], nil), (302, ["Cache-Control": "no-store"], nil),
            (301, ["Vary": "*"], nil),
        ] as [(Int, [String: String], Int?)])
    func `a redirected response is used for as long as the redirect allows`(
        status: Int, fields: [String: String], lifetime: Int?
    ) async {
        let redirect = HTTPResponse(
            status: status,
            fields: [HTTPField("Location", "/v5")] + fields.map { HTTPField($0.key, $0.value) })
        _ = await ask(.success(redirect), Self.good("[1]"))

        #expect((await ask(mode: .offline).data == nil) == (lifetime == nil))
        if let lifetime, lifetime > 0 {
            clock.advance(by: .seconds(lifetime - 1))
            #expect(await ask().sent.isEmpty)
            clock.advance(by: .seconds(1))
        }
        #expect(await ask(Self.good("[2]")).data == Data("[2]".utf8))
    }

    @Test func `a cache failure is reported, and the response returned`() async throws {
        try Data().write(to: URL(filePath: folder))

        let answer = await ask(Self.good("[1]"))

        #expect(answer.data == Data("[1]".utf8))
        let failed = RequestEvent.cacheFailed(
            reason: "the cache folder '\(folder)' is not a folder")
        #expect(events.all.withLock { $0.contains(failed) })
    }

    @Test func `refresh mode requests and caches a response`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.good("[2]"), mode: .refresh)
        let third = await ask()

        #expect(second.data == Data("[2]".utf8))
        #expect(third.data == Data("[2]".utf8))
    }

    @Test func `refresh mode sends no conditional request`() async {
        _ = await ask(Self.good("[1]", ["ETag": "\"a\""]))

        let second = await ask(Self.good("[2]"), mode: .refresh)

        #expect(second.sent.map { $0.fields.contains { $0.name == "If-None-Match" } } == [false])
    }

    @Test func `a cached response is used when a refresh fails, and reported`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.down, mode: .refresh)

        #expect(second.data == Data("[1]".utf8))
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .zero,
            because: .unreachable(reason: "it is down"))
        #expect(events.all.withLock { $0.last } == stale)
    }

    @Test(arguments: [BaseRequest.CacheMode.normal, .refresh])
    func `a response that its reader rejects does not replace the cached one`(
        mode: BaseRequest.CacheMode
    ) async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(601))

        let second = await ask(Self.good(#"{"message": "down for maintenance"}"#), mode: mode)
        let third = await ask(mode: .offline)

        #expect(second.data == Data("[1]".utf8))
        #expect(third.data == Data("[1]".utf8))
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .seconds(601),
            because: .unreadable(
                reason: #"it is not an array: {"message": "down for maintenance"}"#))
        #expect(events.all.withLock { $0.contains(stale) })
    }

    @Test func `a cached response that its reader rejects is requested again`() async throws {
        let stored = CachedResponse(
            fields: [HTTPField("ETag", "\"a\"")], body: Data("{}".utf8), stored: clock.date)
        let key = CacheKey(url: "https://api.example/v4/company")
        try ResponseCache(folder: folder).store(stored, for: key)

        let answer = await ask(Self.good("[2]"))

        #expect(answer.data == Data("[2]".utf8))
        #expect(answer.sent.first?.fields.contains { $0.name == "If-None-Match" } == false)
    }

    @Test func `an unchanged response that its reader rejects is requested whole`() async throws {
        let stored = CachedResponse(
            fields: [HTTPField("ETag", "\"a\"")], body: Data("{}".utf8), stored: clock.date)
        let key = CacheKey(url: "https://api.example/v4/company")
        try ResponseCache(folder: folder).store(stored, for: key)
        clock.advance(by: .seconds(601))

        let answer = await ask(
            .success(HTTPResponse(status: 304, fields: [], body: Data())), Self.good("[2]"))

        #expect(answer.data == Data("[2]".utf8))
        #expect(
            answer.sent.map { $0.fields.contains { $0.name == "If-None-Match" } } == [true, false])
    }

    @Test func `without a cache nothing is read or stored`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.good("[2]"), mode: .none)
        let third = await ask()

        #expect(second.data == Data("[2]".utf8))
        #expect(third.data == Data("[1]".utf8))
    }
}
