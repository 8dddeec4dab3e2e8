import FeatureTesting
import Foundation
import Synchronization
import Testing

@testable import Networking

/// Keys that are sent in the query of a request.
@Suite struct QueryKeyTests {
    private let clock = ManualClock()
    private let log = Log()

    private final class Log: Sendable {
        let events = Mutex<[RequestEvent]>([])
    }

    private func key() throws -> QueryKey {
        QueryKey(try #require(Secret("s3cret/1")), in: "api_key")
    }

    private func send(
        _ url: String,
        _ answers: HTTPTransportSpy.Answer...
    ) async throws -> [HTTPRequest] {
        let spy = HTTPTransportSpy(answers)
        let client = HTTPClient(
            transport: spy, authorization: try key(), clock: clock, random: { 0 },
            report: { [log] event in log.events.withLock { $0.append(event) } })
        _ = try? await client.response(to: HTTPRequest(url: url))
        return spy.sent
    }

    private static func answer(_ status: Int, _ location: String? = nil) -> HTTPTransportSpy.Answer
    {
        .success(
            HTTPResponse(
                status: status, fields: location.map { [HTTPField("Location", $0)] } ?? []))
    }

    @Test func `the key is added to the query, percent-encoded`() async throws {
        let plain = try await send("https://api.example/photos", Self.answer(200))
        let more = try await send("https://api.example/photos?lat=1", Self.answer(200))

        #expect(plain.map(\.url) == ["https://api.example/photos?api_key=s3cret%2F1"])
        #expect(more.map(\.url) == ["https://api.example/photos?lat=1&api_key=s3cret%2F1"])
        #expect(plain.first?.fields == [])
    }

    @Test func `no event of a request contains the key`() async throws {
        _ = try await send("https://api.example/a", Self.answer(503), Self.answer(200))
        _ = try await send(
            "https://api.example/a", Self.answer(302, "/b?api_key=s3cret%2F1"), Self.answer(200))
        _ = try await send("https://api.example/a", .failure(.unreachable(reason: "it is down")))

        let events = log.events.withLock(\.self)
        #expect(events.count == 6)
        for event in events { #expect(!"\(event)".contains("s3cret")) }
    }

    @Test func `a redirect to another server does not get the key`() async throws {
        let sent = try await send(
            "https://api.example/a", Self.answer(302, "https://other.example/b"), Self.answer(200))

        #expect(sent.last?.url == "https://other.example/b")
    }

    @Test func `responses to different keys are cached apart, without the key`() throws {
        let one = CacheKey(
            url: "https://api.example/a",
            fields: [HTTPField("Authorization", try key().identity)])
        #expect(one.fileName != CacheKey(url: "https://api.example/a").fileName)
        #expect(!one.url.contains("s3cret"))
    }
}
