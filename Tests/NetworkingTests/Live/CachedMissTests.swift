import FeatureTesting
import Foundation
import Networking
import Testing

/// How long a server is not asked again for what it does not have, and requests that never ask it.
@Suite final class CachedMissTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "CachedMissTests-\(UUID().uuidString)").path
    private let clock = ManualClock()

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func ask(
        _ answers: HTTPTransportSpy.Answer...,
        mode: BaseRequest.CacheMode = .normal,
        missLifetime: Duration? = .seconds(86_400)
    ) async -> (text: String?, error: RequestError?, sent: [HTTPRequest]) {
        let spy = HTTPTransportSpy(answers)
        let request = BaseRequest(
            server: "https://api.example", transport: spy, cache: ResponseCache(folder: folder),
            cacheMode: mode, missLifetime: missLifetime, clock: clock, random: { 0 })
        do throws(RequestError) {
            let data = try await request.value(of: .bytes(of: Self.aircraft))
            return (String(decoding: data, as: UTF8.self), nil, spy.sent)
        } catch {
            return (nil, error, spy.sent)
        }
    }

    private static let aircraft = Endpoint("/aircraft/abcdef")
    private static let missing = RequestError.notFound(aircraft, status: 404)
    private static let known = answer(200, "N413SK")

    private static func answer(
        _ status: Int, _ body: String = "", _ fields: [HTTPField] = []
    ) -> HTTPTransportSpy.Answer {
        .success(HTTPResponse(status: status, fields: fields, body: Data(body.utf8)))
    }

    @Test(arguments: [404, 410])
    func `a server is not asked again for a day for what it does not have`(status: Int) async {
        _ = await ask(Self.answer(status, #"{"error": "not found"}"#))
        clock.advance(by: .seconds(86_399))

        let second = await ask(Self.known)

        #expect(second.error == .notFound(Self.aircraft, status: status))
        #expect(second.sent.isEmpty)
    }

    @Test func `a server is asked again after a day`() async {
        _ = await ask(Self.answer(404))
        clock.advance(by: .seconds(86_401))

        #expect(await ask(Self.known).text == "N413SK")
        #expect(await ask().text == "N413SK")
    }

    @Test func `a server without a lifetime of misses is asked again at once`() async {
        _ = await ask(Self.answer(404), missLifetime: nil)

        #expect(await ask(Self.known, missLifetime: nil).text == "N413SK")
    }

    @Test func `what the server says of the lifetime comes first`() async {
        _ = await ask(Self.answer(404, "", [HTTPField("Cache-Control", "no-store")]))
        #expect(await ask(Self.answer(404)).sent.count == 1)
        #expect(await ask().sent.isEmpty)
    }

    @Test func `refreshing asks again`() async {
        _ = await ask(Self.answer(404))

        #expect(await ask(Self.known, mode: .refresh).text == "N413SK")
    }

    @Test func `a failing server is not taken for one that has nothing`() async {
        _ = await ask(Self.answer(404))
        clock.advance(by: .seconds(86_401))
        let down = HTTPTransportSpy.Answer.failure(.unreachable(reason: "it is down"))

        #expect(await ask(down).error == .unreachable(reason: "it is down"))
    }

    @Test func `a resource that is gone is no longer used from the cache`() async {
        _ = await ask(Self.known)
        clock.advance(by: .seconds(601))

        #expect(await ask(Self.answer(404)).error == Self.missing)
        #expect(await ask(mode: .offline).error == Self.missing)
    }

    // MARK: Requests that never ask

    @Test func `a request for fresh responses returns them and known misses`() async {
        _ = await ask(Self.known)
        #expect(await ask(mode: .cached).text == "N413SK")

        clock.advance(by: .seconds(601))
        _ = await ask(Self.answer(404))
        #expect(await ask(mode: .cached).error == Self.missing)
    }

    @Test func `a request for fresh responses never asks the server`() async {
        let first = await ask(Self.known, mode: .cached)
        _ = await ask(Self.known)
        clock.advance(by: .seconds(601))
        let stale = await ask(Self.known, mode: .cached)

        #expect([first.error, stale.error] == [.notCached, .notCached])
        #expect(first.sent.isEmpty && stale.sent.isEmpty)
    }
}
