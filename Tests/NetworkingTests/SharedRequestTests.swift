import FeatureTesting
import Foundation
@testable import Networking
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct SharedRequestTests {
    private static let menu = Endpoint("/menu")

    @Test func `a resource that is requested twice is loaded once`() async throws {
        let spy = BaseRequestSpy([Self.menu: .text("tea")])
        let request = SharedRequest(spy)

        let first = try await request.data(for: Self.menu)
        let second = try await request.data(for: Self.menu)

        #expect(first == Data("tea".utf8))
        #expect(second == first)
        #expect(spy.asked == [Self.menu])
    }

    @Test func `concurrent requests for a resource load it once`() async throws {
        let gate = Gate()
        let spy = BaseRequestSpy([Self.menu: .gated(gate, .text("tea"))])
        let request = SharedRequest(spy)

        let answers = try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<50 { group.addTask { try await request.data(for: Self.menu) } }
            await gate.reached()
            await gate.open()
            return try await group.reduce(into: []) { $0.append($1) }
        }

        #expect(answers == Array(repeating: Data("tea".utf8), count: 50))
        #expect(spy.asked == [Self.menu])
    }

    @Test func `all callers get the same error`() async {
        let spy = BaseRequestSpy([Self.menu: .failure(.timedOut(seconds: 15))])
        let request = SharedRequest(spy)

        for _ in 0..<2 {
            await #expect(throws: RequestError.timedOut(seconds: 15)) {
                try await request.data(for: Self.menu)
            }
        }
        #expect(spy.asked == [Self.menu])
    }

    @Test func `forgotten failures are requested again, and nothing else`() async throws {
        let broken = Endpoint("/broken")
        let spy = BaseRequestSpy([
            Self.menu: .text("tea"), broken: .failure(.timedOut(seconds: 15)),
        ])
        let request = SharedRequest(spy)
        _ = try await request.data(for: Self.menu)
        _ = try? await request.data(for: broken)

        request.forgetFailures()
        _ = try await request.data(for: Self.menu)
        _ = try? await request.data(for: broken)

        #expect(spy.asked == [Self.menu, broken, broken])
    }

    @Test func `different resources are loaded separately`() async throws {
        let other = Endpoint("/menu", query: [Endpoint.QueryItem("day", "1")])
        let spy = BaseRequestSpy([Self.menu: .text("tea"), other: .text("port")])
        let request = SharedRequest(spy)

        #expect(try await request.data(for: Self.menu) == Data("tea".utf8))
        #expect(try await request.data(for: other) == Data("port".utf8))
    }

    @Test func `the next caller sends the request when the first is cancelled`() async throws {
        let flaky = CancelledOnce()
        let request = SharedRequest(flaky)

        async let first = request.data(for: Self.menu)
        await flaky.gate.reached()
        async let second = request.data(for: Self.menu)
        await flaky.gate.open()

        let answers = await [try? first, try? second]
        #expect(answers.compactMap(\.self) == [Data("tea".utf8)])
        #expect(flaky.count.withLock(\.self) == 2)
    }

    @Test func `a caller that is cancelled stops waiting`() async throws {
        let gate = Gate()
        let request = SharedRequest(BaseRequestSpy([Self.menu: .gated(gate, .text("tea"))]))
        async let first = request.data(for: Self.menu)
        await gate.reached()
        let second = Task { try await request.data(for: Self.menu) }
        while !Task.isCancelled, request.waiting < 1 { await Task.yield() }

        second.cancel()

        await #expect(throws: RequestError.cancelled) { try await second.value }
        #expect(request.waiting == 0)
        await gate.open()
        #expect(try await first == Data("tea".utf8))
    }

    @Test func `a caller that is already cancelled does not wait`() async throws {
        let gate = Gate()
        let request = SharedRequest(BaseRequestSpy([Self.menu: .gated(gate, .text("tea"))]))
        async let first = request.data(for: Self.menu)
        await gate.reached()
        let second = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await request.data(for: Self.menu)
        }

        second.cancel()

        await #expect(throws: RequestError.cancelled) { try await second.value }
        await gate.open()
        #expect(try await first == Data("tea".utf8))
    }

    @Test func `a body that one reader rejects may be accepted by another`() async throws {
        let spy = BaseRequestSpy([Self.menu: .text("[1]")])
        let request = SharedRequest(spy)
        let word = Resource<String>.json(of: Self.menu, called: "a word") { $0.string() }
        let list = Resource<[Int]>.json(of: Self.menu, called: "a list") { json in
            json.list { $0.integer() }
        }

        await #expect(throws: RequestError.self) { try await request.value(of: word) }
        await #expect(throws: RequestError.self) { try await request.value(of: word) }
        #expect(spy.asked.count == 1)
        #expect(try await request.value(of: list) == [1])
        #expect(try await request.value(of: list) == [1])
        #expect(spy.asked.count == 2)
    }
}

/// A request whose first caller is cancelled.
private final class CancelledOnce: BaseRequestInput {
    let gate = Gate()
    let count = Mutex(0)

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let isFirst = count.withLock { count in
            count += 1
            return count == 1
        }
        guard isFirst else { return try resource.value(from: Data("tea".utf8)) }
        await gate.passed()
        throw .cancelled
    }
}
