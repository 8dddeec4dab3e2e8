import FeatureTesting
import Foundation
import Networking
import Synchronization
import Testing

/// When the cache answers, when the server is asked, and when an old answer stands in.
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
        fields: [HTTPField] = []
    ) async -> (data: Data?, error: RequestError?, sent: [HTTPRequest]) {
        let spy = HTTPTransportSpy(answers)
        let request = BaseRequest(
            server: "https://api.example", fields: fields, transport: spy,
            cache: ResponseCache(folder: folder),
            cacheMode: mode, clock: clock, random: { 0 },
            report: { [events] event in events.all.withLock { $0.append(event) } })
        do throws(RequestError) {
            return (try await request.value(of: Self.array.withBody).body, nil, spy.sent)
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

    @Test func `a fresh answer is not asked for again`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(599))

        let second = await ask(Self.good("[2]"))

        #expect(second.data == Data("[1]".utf8))
        #expect(second.sent.isEmpty)
    }

    @Test func `a stale answer is asked for anew`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(601))

        #expect(await ask(Self.good("[2]")).data == Data("[2]".utf8))
    }

    @Test func `a 304 renews a stale answer`() async {
        _ = await ask(Self.good("[1]", ["ETag": "\"a\"", "Cache-Control": "max-age=60"]))
        clock.advance(by: .seconds(61))

        let second = await ask(.success(HTTPResponse(status: 304)))
        let third = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        #expect(second.sent.first?.fields.contains(HTTPField("If-None-Match", "\"a\"")) == true)
        #expect(third.data == Data("[1]".utf8))
        #expect(third.sent.isEmpty)
    }

    @Test func `a stale answer stands in for a server that fails, and that is told`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(7_200))

        let second = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .seconds(7_200),
            because: .unreachable(reason: "it is down"))
        #expect(events.all.withLock { $0.last } == stale)
    }

    @Test func `one that must be revalidated does not`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "max-age=1, must-revalidate"]))
        clock.advance(by: .seconds(2))

        #expect(await ask(Self.down).error == .unreachable(reason: "it is down"))
    }

    @Test func `neither does one for a resource that is gone`() async {
        _ = await ask(Self.good("[1]"))
        clock.advance(by: .seconds(601))

        #expect(await ask(.success(HTTPResponse(status: 404))).error == Self.gone)
    }

    private static let gone = RequestError.notFound(Endpoint("/v4/company"), status: 404)

    @Test(arguments: [
        good("{"), good("{}"), good("<html>"), good("[1]", ["Cache-Control": "no-store"]),
        .success(HTTPResponse(status: 206, body: Data("[1]".utf8))),
    ])
    func `only whole answers that may be kept are`(answer: HTTPTransportSpy.Answer) async {
        _ = await ask(answer)

        #expect(await ask(mode: .offline).error == .notCached)
    }

    @Test func `offline takes what there is, and asks nobody`() async {
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
    func `offline tells how old a stale answer is, and takes none that is to be confirmed`(
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

    @Test func `offline takes a fresh answer as current`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "max-age=60, must-revalidate"]))

        #expect(await ask(mode: .offline).data == Data("[1]".utf8))
        let cached = RequestEvent.cached(
            url: "https://api.example/v4/company", bytes: 3, age: .zero)
        #expect(events.all.withLock { $0.last } == cached)
    }

    @Test func `no-cache is asked for each time, and does not stand in`() async {
        _ = await ask(Self.good("[1]", ["Cache-Control": "no-cache", "ETag": "\"a\""]))

        let second = await ask(.success(HTTPResponse(status: 304)))
        let third = await ask(Self.down)

        #expect(second.data == Data("[1]".utf8))
        #expect(third.error == .unreachable(reason: "it is down"))
    }

    @Test func `an answer that a proxy has changed is one, and is kept`() async {
        let first = await ask(.success(HTTPResponse(status: 203, body: Data("[1]".utf8))))

        #expect(first.data == Data("[1]".utf8))
        #expect(await ask().data == Data("[1]".utf8))
    }

    @Test func `another token has answers of its own`() async {
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
    func `an answer behind a redirect is used for as long as the redirect allows`(
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

    @Test func `what cannot be cached is told, and the answer given`() async throws {
        try Data().write(to: URL(filePath: folder))

        let answer = await ask(Self.good("[1]"))

        #expect(answer.data == Data("[1]".utf8))
        let failed = RequestEvent.cacheFailed(
            reason: "the cache folder '\(folder)' is not a folder")
        #expect(events.all.withLock { $0.contains(failed) })
    }

    @Test func `refresh asks and keeps`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.good("[2]"), mode: .refresh)
        let third = await ask()

        #expect(second.data == Data("[2]".utf8))
        #expect(third.data == Data("[2]".utf8))
    }

    @Test func `refresh asks for the whole answer`() async {
        _ = await ask(Self.good("[1]", ["ETag": "\"a\""]))

        let second = await ask(Self.good("[2]"), mode: .refresh)

        #expect(second.sent.map { $0.fields.contains { $0.name == "If-None-Match" } } == [false])
    }

    @Test func `what is kept stands in for a refresh that fails, and that is told`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.down, mode: .refresh)

        #expect(second.data == Data("[1]".utf8))
        let stale = RequestEvent.stale(
            url: "https://api.example/v4/company", age: .zero,
            because: .unreachable(reason: "it is down"))
        #expect(events.all.withLock { $0.last } == stale)
    }

    @Test(arguments: [BaseRequest.CacheMode.normal, .refresh])
    func `an answer that its reader does not accept leaves the cached one in place`(
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

    @Test func `a cached answer that its reader does not accept is asked for again`() async throws {
        let stored = CachedResponse(
            fields: [HTTPField("ETag", "\"a\"")], body: Data("{}".utf8), stored: clock.date)
        let key = CacheKey(url: "https://api.example/v4/company")
        try ResponseCache(folder: folder).store(stored, for: key)

        let answer = await ask(Self.good("[2]"))

        #expect(answer.data == Data("[2]".utf8))
        #expect(answer.sent.first?.fields.contains { $0.name == "If-None-Match" } == false)
    }

    @Test func `without the cache nothing is read or kept`() async {
        _ = await ask(Self.good("[1]"))

        let second = await ask(Self.good("[2]"), mode: .none)
        let third = await ask()

        #expect(second.data == Data("[2]".utf8))
        #expect(third.data == Data("[1]".utf8))
    }
}
