package import Networking
import Synchronization

/// The positions of a receiver, from gpsd.
///
/// The stream of lines connects again by itself after a lost connection, so that a receiver that is
/// unplugged and back, or a gpsd that is started late, goes on in the same walk.
package struct GPSDLocation: LocationInput {
    private let lines: any LineStreamInput
    private let address: String?
    private let pause: @Sendable (Duration) async -> Void

    /// Creates a source, which connects when its events are asked for.
    ///
    /// - Parameters:
    ///   - lines: the lines of gpsd.
    ///   - address: its host and port, for people; nil for the usual one.
    ///   - pause: waits, unless its task is cancelled.
    package init(
        _ lines: any LineStreamInput,
        address: String? = nil,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.lines = lines
        self.address = address
        self.pause = pause
    }

    package func events() -> AsyncStream<LocationEvent> {
        let (events, output) = AsyncStream<LocationEvent>.makeStream()
        let reader = GPSDReader(lines, address: address, output)
        reader.connect()
        let watch = Task { [pause] in
            while !Task.isCancelled {
                await pause(.seconds(1))
                if !Task.isCancelled { reader.tick() }
            }
        }
        output.onTermination = { _ in
            watch.cancel()
            reader.close()
        }
        return events
    }
}

/// Reads the lines of one walk, and passes its events on.
private final class GPSDReader: Sendable {
    private struct State {
        var listener: GPSDListener
        var connection: Task<Void, Never>?
    }

    private let lines: any LineStreamInput
    private let output: AsyncStream<LocationEvent>.Continuation
    private let state: Mutex<State>

    init(
        _ lines: any LineStreamInput,
        address: String?,
        _ output: AsyncStream<LocationEvent>.Continuation
    ) {
        self.lines = lines
        self.output = output
        state = Mutex(State(listener: GPSDListener(address: address)))
    }

    /// Connects, again if there is a connection.
    func connect() {
        let connection = Task {
            for await event in lines {
                if Task.isCancelled { return }
                hear { $0.take(event) }
            }
            if !Task.isCancelled { output.finish() }
        }
        state.withLock { state in
            state.connection?.cancel()
            state.connection = connection
        }
    }

    func close() {
        state.withLock { $0.connection?.cancel() }
    }

    /// Takes a second that has passed.
    func tick() {
        hear { $0.tick() }
        if state.withLock({ $0.listener.connectsAgain() }) { connect() }
    }

    private func hear(_ change: (inout GPSDListener) -> [LocationEvent]) {
        // Locked while they are passed on, so that events keep their order.
        state.withLock { state in
            for event in change(&state.listener) { output.yield(event) }
        }
    }
}
