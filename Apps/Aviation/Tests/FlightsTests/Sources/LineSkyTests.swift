import FeatureTesting
import Flights
import Networking
import SectionEssentials
import Synchronization
import Testing

/// The lines of a receiver, which come and go.
@Suite(.timeLimit(.minutes(1))) struct LineSkyTests {
    private static let start = Date(timeIntervalSince1970: 1_600_000_000)

    private let clock = Calls<Double>()
    private let gate = Gate()
    private let stream = AsyncStream.makeStream(of: LineEvent.self)

    private func source() -> LineSky {
        LineSky(
            stream.stream,
            clock: { [clock] in Self.start.addingTimeInterval(clock.all.last ?? 0) },
            pause: { [gate] _ in await gate.passed() })
    }

    private func line(_ address: String, _ callSign: String = "", at position: String = ",") {
        stream.continuation.yield(
            .line("MSG,3,1,1,\(address),1,,,,,\(callSign),37000,,,\(position),,,0,0,0,0"))
    }

    /// Loads until the aircraft are those expected; what was sent is taken on another task.
    private func load(_ source: LineSky, until isDone: (Sky) -> Bool) async throws -> Sky {
        while true {
            let sky = try await source.sky(.world)
            if isDone(sky) { return sky }
            await Task.yield()
        }
    }

    @Test func `the first load waits for lines, and later ones do not`() async throws {
        let source = source()
        stream.continuation.yield(.connected)
        line("4CA4E5", "IBE123", at: "40.5,-3.5")
        async let first = source.sky(.world)
        await gate.reached()
        await gate.open()

        _ = try await first
        let sky = try await load(source) { !$0.aircraft.isEmpty }
        #expect(sky.aircraft.map(\.callSign) == ["IBE123"])
        #expect(sky.aircraft.first?.positionTime == Self.start)
        #expect(!sky.isRecorded)

        clock.note(5)
        line("4CA4E5")
        line("4CA4E6")
        let later = try await load(source) { $0.aircraft.count == 2 }
        // What an earlier line said is still known.
        #expect(later.aircraft.first?.callSign == "IBE123")
        #expect(later.aircraft.first?.positionTime == Self.start)
        #expect(later.time == Self.start.addingTimeInterval(5))
    }

    @Test func `without a connection the first load fails at once`() async {
        // The wait ends only if it is cancelled.
        let source = LineSky(
            stream.stream,
            pause: { [gate] _ in
                await withTaskCancellationHandler {
                    await gate.passed()
                } onCancel: {
                    Task { await gate.open() }
                }
            })
        stream.continuation.yield(.failed(.unreachable(reason: "no"), retryAfter: .seconds(1)))

        await #expect(throws: RequestError.unreachable(reason: "no")) {
            try await source.sky(.world)
        }
    }

    @Test func `after a lost connection the aircraft are shown with a warning, until it is back`()
        async throws
    {
        let source = source()
        await gate.open()
        stream.continuation.yield(.connected)
        line("4CA4E5")
        _ = try await load(source) { !$0.aircraft.isEmpty }

        stream.continuation.yield(.failed(.connectionLost(reason: "gone"), retryAfter: .seconds(1)))
        let lost = try await load(source) { !$0.warnings.isEmpty }
        #expect(lost.aircraft.count == 1)
        #expect(lost.warnings.first?.hasPrefix("The receiver is not connected") == true)

        stream.continuation.yield(.connected)
        line("4CA4E6")
        let back = try await load(source) { $0.aircraft.count == 2 }
        #expect(back.warnings == [])
    }

    @Test func `an aircraft that is not heard for five minutes is forgotten`() async throws {
        let source = source()
        await gate.open()
        line("4CA4E5")
        _ = try await load(source) { !$0.aircraft.isEmpty }

        clock.note(301)
        #expect(try await source.sky(.world).aircraft == [])
    }

    @Test func `lines that are cut in the middle are skipped`() async throws {
        let source = source()
        await gate.open()
        for text in ["", "MSG,3", "5,-1.02826,,,0,0,0,0", "MSG,3,1,1,4CA4E5,1,,,MSG,3,1,1,4CA4E6"] {
            stream.continuation.yield(.line(text))
        }
        line("4CA4E7")

        let sky = try await load(source) { !$0.aircraft.isEmpty }
        #expect(sky.aircraft.map(\.address.description) == ["4ca4e7"])
    }

    @Test func `what is no receiver is named by what it sent`() async throws {
        let source = source()
        await gate.open()
        stream.continuation.yield(.connected)
        for text in ["", "HTTP/1.0 400 Bad Request", "Server: other"] {
            stream.continuation.yield(.line(text))
        }

        await #expect {
            while true {
                _ = try await source.sky(.world)
                await Task.yield()
            }
        } throws: { error in
            let error = error as? RequestError
            return error?.summary.contains("it sent 'HTTP/1.0 400 Bad Request', and no lines")
                == true && error?.recovery.contains("30003") == true
        }
    }

    @Test func `a receiver that has sent nothing is said to be silent`() async throws {
        let source = source()
        await gate.open()
        stream.continuation.yield(.connected)

        let silent = try await source.sky(.world)
        #expect(silent.warnings.first?.hasPrefix("The receiver has sent nothing yet") == true)

        stream.continuation.yield(.line("STA,,5,179,400AE7,10103"))
        let heard = try await load(source) { $0.warnings.isEmpty }
        #expect(heard.aircraft == [])
    }

    @Test func `nothing is left when a collector is given up`() async throws {
        let ended = Gate()
        let (lines, continuation) = AsyncStream.makeStream(of: LineEvent.self)
        continuation.onTermination = { _ in Task { await ended.open() } }
        do {
            let source = LineSky(lines, pause: { _ in })
            continuation.yield(.line("MSG,"))
            _ = try await source.sky(.world)
        }
        await ended.passed()
    }
}
