import FeatureTesting
import Foundation
import Networking
import Testing

@Suite struct BaseRequestSpyTests {
    private let known = Endpoint("/known")
    private let other = Endpoint("/known", query: [.init("page", "2")])

    @Test func `a spy returns the configured responses`() async throws {
        let spy = BaseRequestSpy([known: .text("é"), other: .data(Data([0xFF]))])

        #expect(try await spy.data(for: known) == Data([0xC3, 0xA9]))
        #expect(try await spy.data(for: other) == Data([0xFF]))
        #expect(spy.unexpected == [])
    }

    @Test func `a spy throws the configured errors`() async {
        let spy = BaseRequestSpy([known: .failure(.status(418))])

        await #expect(throws: RequestError.status(418)) { try await spy.data(for: known) }
        #expect(spy.asked == [known])
        #expect(spy.unexpected == [])
    }

    @Test func `a spy fails for an unexpected endpoint, and records it`() async throws {
        let spy = BaseRequestSpy([known: .text("")])

        await #expect(throws: RequestError.notFound(other)) { try await spy.data(for: other) }
        _ = try await spy.data(for: known)

        #expect(spy.asked == [other, known])
        #expect(spy.unexpected == [other])
    }

    @Test func `a spy records every call in order`() async throws {
        let spy = BaseRequestSpy([known: .text(""), other: .text("")])

        for endpoint in [known, other, known] { _ = try await spy.data(for: endpoint) }

        #expect(spy.asked == [known, other, known])
    }

    @Test func `a new spy has recorded no calls`() {
        #expect(BaseRequestSpy([known: .text("")]).asked == [])
    }

    @Test(.timeLimit(.minutes(1)))
    func `a spy holds a gated response until the gate opens`() async throws {
        let gate = Gate()
        let spy = BaseRequestSpy([
            known: .gated(gate, .text("late")), other: .gated(gate, .failure(.cancelled)),
        ])

        async let answer = spy.data(for: known)
        await gate.reached()
        #expect(spy.asked == [known])
        await gate.open()

        #expect(try await answer == Data("late".utf8))
        await #expect(throws: RequestError.cancelled) { try await spy.data(for: other) }
    }

    @Test func `a spy responds to what is sent, and records it`() async throws {
        let spy = BaseRequestSpy([
            known: .toContent { content in
                content == Data("a".utf8) ? .text("1") : .failure(.status(400))
            }
        ])
        let resource = Resource.bytes(of: known)

        #expect(try await spy.value(of: resource.reading(with: Data("a".utf8))) == Data("1".utf8))
        await #expect(throws: RequestError.status(400)) {
            try await spy.value(of: resource.reading(with: Data("b".utf8)))
        }
        #expect(spy.sent == [Data("a".utf8), Data("b".utf8)])
        #expect(spy.asked == [known, known])
    }
}
