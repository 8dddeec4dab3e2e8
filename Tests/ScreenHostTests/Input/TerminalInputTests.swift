import Foundation
import SectionCLibrary
@testable import ScreenHost
import Testing

/// Reading the input of a terminal.
@Suite(.timeLimit(.minutes(1))) struct TerminalInputTests {
    private let terminal = Pipe()

    private func type(_ text: String) throws {
        try terminal.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    private func input(patience: Duration) -> TerminalInput {
        TerminalInput(terminal.fileHandleForReading.fileDescriptor, patience: patience)
    }

    /// Reads on a thread of its own, because reading blocks.
    private func start(_ input: TerminalInput) -> AsyncStream<DeviceEvent> {
        let (events, source) = AsyncStream<DeviceEvent>.makeStream()
        Thread.detachNewThread { input.read(to: source) }
        return events
    }

    @Test func `typed bytes and the end of the input are sent as events`() async throws {
        let input = input(patience: .milliseconds(10))

        try type("q")
        try terminal.fileHandleForWriting.close()

        let events = await start(input).reduce(into: []) { $0.append($1) }
        #expect(events.first == .bytes(Array("q".utf8)))
        #expect(events.last == .closed)
    }

    @Test func `input after a stop is left to the next reader`() async throws {
        let input = input(patience: .milliseconds(10))
        let events = start(input)
        try type("q")
        var iterator = events.makeAsyncIterator()
        #expect(await iterator.next() == .bytes(Array("q".utf8)))

        input.stop()
        while let event = await iterator.next(), event != .closed {}
        try type("ls")

        #expect(terminal.fileHandleForReading.availableData == Data("ls".utf8))
    }

    @Test func `a sequence in pieces stays together if the rest arrives in time`() async throws {
        let input = input(patience: .seconds(30))
        var events = start(input).makeAsyncIterator()

        try type("\u{1B}")
        #expect(await events.next() == .bytes([0x1B]))
        try type("[A")

        #expect(await events.next() == .bytes(Array("[A".utf8)))
        input.stop()
    }

    @Test func `a pause follows bytes after which nothing comes`() async throws {
        let input = input(patience: .milliseconds(1))
        var events = start(input).makeAsyncIterator()

        try type("\u{1B}")

        #expect(await events.next() == .bytes([0x1B]))
        #expect(await events.next() == .pause)
        input.stop()
    }
}
