import Foundation
import Networking
import Testing

@testable import ReportCLI

/// How old the facts on the screen are.
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

    @Test func `as old as the oldest answer`() {
        let kept = RequestEvent.cached(url: "/teas", bytes: 2, age: .seconds(60))

        #expect(oldest(after: Self.asked("200"), kept, Self.asked("304")) == Self.now - 60)
        #expect(oldest(after: Self.asked("200")) == Self.now)
    }

    @Test(arguments: ["404", "500", "the server could not be reached"])
    func `an answer that brings nothing has no age`(result: String) {
        #expect(oldest(after: Self.asked(result)) == nil)
    }
}
