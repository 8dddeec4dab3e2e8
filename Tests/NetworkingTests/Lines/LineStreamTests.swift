import FeatureTesting
import Synchronization
import Testing

@testable import Networking

/// How a stream handles lost connections.
@Suite("Line streams", .timeLimit(.minutes(1)))
struct LineStreamTests {
    private let clock = ManualClock()
    private let server = LineServer("gpsd", host: "127.0.0.1", port: 2947, greeting: ["?WATCH"])

    private func events(_ spy: LineTransportSpy, _ count: Int) async -> [LineEvent] {
        let stream = LineStream(of: server, over: spy, clock: clock, random: { 1 })
        return await stream.prefix(count).reduce(into: []) { $0 += [$1] }
    }

    private static let lost = RequestError.connectionLost(reason: "it broke")

    @Test func `lines arrive in order, and a stream reconnects after a lost connection`() async {
        let broken = TransportError.connectionLost(reason: "it broke")
        let spy = LineTransportSpy([.sends(["a", "b"], then: broken), .sends(["c"], then: nil)])

        let events = await events(spy, 6)

        #expect(
            events == [
                .connected, .line("a"), .line("b"), .failed(Self.lost, retryAfter: .seconds(1)),
                .connected, .line("c"),
            ])
        #expect(spy.servers == [server, server])
        #expect(clock.elapsed == .seconds(1))
    }

    @Test func `each failure in a row doubles the wait, up to a minute`() async {
        let spy = LineTransportSpy()

        let events = await events(spy, 8)

        let waits = events.map { event in
            if case .failed(_, let wait) = event { wait } else { nil as Duration? }
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
    }

    @Test func `a line resets the wait, and a connection alone does not`() async {
        let broken = TransportError.connectionLost(reason: "it broke")
        let spy = LineTransportSpy([
            .sends([], then: broken), .sends([], then: broken), .sends(["a"], then: broken),
        ])

        let events = await events(spy, 7)

        #expect(events[1] == .failed(Self.lost, retryAfter: .seconds(1)))
        #expect(events[3] == .failed(Self.lost, retryAfter: .seconds(2)))
        #expect(events[6] == .failed(Self.lost, retryAfter: .seconds(1)))
    }

    @Test func `an address that can never be reached ends the stream`() async {
        let spy = LineTransportSpy([.fails(.notAllowed(reason: "it is a name"))])

        let events = await events(spy, 5)

        #expect(events == [.failed(.notAllowed(reason: "it is a name"), retryAfter: nil)])
    }

    @Test func `a timeout reports how long was allowed`() async {
        let spy = LineTransportSpy([.fails(.timedOut), .sends([], then: .timedOut)])

        let events = await events(spy, 3)

        #expect(events[0] == .failed(.timedOut(seconds: 10), retryAfter: .seconds(1)))
        #expect(events[2] == .failed(.timedOut(seconds: 60), retryAfter: .seconds(2)))
    }

    @Test func `an offline stream connects to no server and ends`() async {
        let spy = LineTransportSpy([.sends(["a"], then: nil)])
        let stream = LineStream(of: server, over: spy, isOffline: true, clock: clock)

        let events = await stream.prefix(5).reduce(into: []) { $0 += [$1] }

        #expect(events == [.failed(.needsNetwork, retryAfter: nil)])
        #expect(spy.servers == [])
    }

    @Test func `each connection and each failure is reported`() async {
        let broken = TransportError.connectionLost(reason: "it broke")
        let spy = LineTransportSpy([
            .sends(["a"], then: broken), .fails(.notAllowed(reason: "it is a name")),
        ])
        let reported = Mutex<[RequestEvent]>([])
        let stream = LineStream(of: server, over: spy, clock: clock, random: { 1 }) { event in
            reported.withLock { $0.append(event) }
        }

        for await _ in stream {}

        let name = "127.0.0.1:2947"
        #expect(
            reported.withLock(\.self) == [
                .connected(to: name),
                .disconnected(from: name, because: Self.lost, retryAfter: .seconds(1)),
                .disconnected(
                    from: name, because: .notAllowed(reason: "it is a name"), retryAfter: nil),
            ])
    }

    @Test func `a transport that is shut down ends the stream`() async {
        let spy = LineTransportSpy([.sends(["a"], then: nil)])
        spy.shutDown()

        #expect(await events(spy, 5) == [])
        #expect(spy.servers == [])
    }

    @Test func `cancelling ends the stream`() async {
        let spy = LineTransportSpy([.sends(["a"], then: nil)])
        let (seen, source) = AsyncStream.makeStream(of: LineEvent.self)
        let task = Task { [server, clock] in
            for await event in LineStream(of: server, over: spy, clock: clock) {
                source.yield(event)
            }
            source.finish()
        }
        var iterator = seen.makeAsyncIterator()
        #expect(await iterator.next() == .connected)
        #expect(await iterator.next() == .line("a"))

        task.cancel()

        #expect(await iterator.next() == nil)
    }
}
