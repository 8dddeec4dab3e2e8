import Foundation
import Networking
import Synchronization
import Testing

@testable import ReportCLI

/// The age of the facts on the screen, and the log of their requests.
@Suite struct RequestLogTests {
    private static let now = Date(timeIntervalSince1970: 1_600_000_000)

    private func oldest(after events: RequestEvent...) -> Date? {
        let session = RequestLog(isVerbose: false, clock: { Self.now }).session { _ in }
        for event in events { session.take(event) }
        return session.oldest
    }

    private static func asked(_ result: String) -> RequestEvent {
        .asked(url: "/guests", result: result, bytes: 12, took: .zero)
    }

    @Test func `the facts are as old as the oldest response`() {
        let kept = RequestEvent.cached(url: "/teas", bytes: 2, age: .seconds(60))

        #expect(oldest(after: Self.asked("200"), kept, Self.asked("304")) == Self.now - 60)
        #expect(oldest(after: Self.asked("200")) == Self.now)
    }

    @Test(arguments: ["404", "500", "the server could not be reached"])
    func `a response without content has no age`(result: String) {
        #expect(oldest(after: Self.asked(result)) == nil)
    }

    @Test func `a fetched token does not count as a response`() {
        let token = RequestEvent.asked(
            method: .post, url: "/token", result: "200", bytes: 9, took: .zero)

        #expect(oldest(after: token) == nil)
    }

    @Test func `a warning is shown once and kept for the report`() {
        let shown = Mutex<[String]>([])
        let session = RequestLog(isVerbose: false, clock: { Self.now })
            .session { notice in shown.withLock { $0.append(notice) } }
        let stale = RequestEvent.stale(url: "/teas", age: .seconds(7_200), because: nil)

        for event in [stale, Self.asked("200"), stale] { session.take(event) }

        let words = "showing a cached response that is 2 hours old: /teas"
        #expect(shown.withLock { $0 } == ["warning: \(words)"])
        #expect(session.warnings == [words])
    }

    @Test func `a warning ends once the server is well`() {
        let shown = Mutex<[String]>([])
        let log = RequestLog(isVerbose: false, clock: { Self.now })
        func take(_ event: RequestEvent) {
            // Each load of a screen has a session of its own.
            log.session { notice in shown.withLock { $0.append(notice) } }.take(event)
        }
        func asked(_ url: String, _ result: String) -> RequestEvent {
            .asked(method: .get, url: url, result: result, bytes: 9, took: .zero)
        }

        take(.stale(url: "https://tea.example/teas", age: .seconds(60), because: nil))
        take(asked("https://other.example/teas", "200"))
        take(asked("https://tea.example/teas", "503"))
        #expect(shown.withLock { $0.count } == 1)
        take(asked("https://tea.example/teas?page=2", "200"))
        take(asked("https://tea.example/teas", "200"))

        #expect(shown.withLock { $0.dropFirst() } == [""])
    }

    @Test func `a pause that a server asks for is said with its end`() {
        let event = RequestEvent.stale(
            url: "https://tea.example/teas", age: .seconds(60),
            because: .busy(
                status: 429, retryAfter: 3_600, until: Date(timeIntervalSince1970: 3_600)))

        #expect(
            event.warning == "the server has had too many requests, and is asked again at 01:00:00"
                + " UTC; showing a cached response that is 1 minute old: https://tea.example/teas")
    }

    @Test func `a line of the log begins with the HTTP method`() {
        let asked = RequestEvent.asked(
            method: .post, url: "/token", result: "200", bytes: 9, took: .milliseconds(3))
        let retrying = RequestEvent.retrying(method: .put, url: "/book", after: .milliseconds(250))

        #expect(asked.logLine == "POST /token 200, 9 bytes, 3 ms")
        #expect(retrying.logLine == "PUT /book again in 250 ms")
        #expect(Self.asked("200").logLine == "GET /guests 200, 12 bytes, 0 ms")
    }
}
