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
        _ answers: HTTPTransportSpy.Answer..., mode: BaseRequest.CacheMode = .normal
    ) async -> (data: Data?, error: RequestError?, sent: [HTTPRequest]) {
        let spy = HTTPTransportSpy(answers)
        let request = BaseRequest(
            server: "https://api.example", transport: spy, cache: ResponseCache(folder: folder),
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

        #expect(await ask(.success(HTTPResponse(status: 404))).error == .status(404))
    }

    @Test(arguments: [
        good("{"), good("{}"), good("<html>"), good("[1]", ["Cache-Control": "no-store"]),
        .success(HTTPResponse(status: 203, body: Data("[1]".utf8))),
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

    @Test func `a cached answer that its reader does not accept is asked for again`() async {
        let stored = CachedResponse(
            fields: [HTTPField("ETag", "\"a\"")], body: Data("{}".utf8), stored: clock.date)
        ResponseCache(folder: folder).store(stored, for: "https://api.example/v4/company")

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
