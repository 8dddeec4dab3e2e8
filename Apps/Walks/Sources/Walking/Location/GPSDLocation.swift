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
        let listener = Listener(address)
        let reader = Task { [lines] in
            for await event in lines {
                listener.hear(output) { $0.take(event) }
            }
            output.finish()
        }
        let watch = Task { [pause] in
            while !Task.isCancelled {
                await pause(.seconds(1))
                listener.hear(output) { $0.tick() }
            }
        }
        output.onTermination = { _ in
            reader.cancel()
            watch.cancel()
        }
        return events
    }

    /// What the lines and the silence between them change.
    private final class Listener: Sendable {
        private let listener: Mutex<GPSDListener>

        init(_ address: String?) {
            listener = Mutex(GPSDListener(address: address))
        }

        func hear(
            _ output: AsyncStream<LocationEvent>.Continuation,
            _ change: (inout GPSDListener) -> [LocationEvent]
        ) {
            // Locked while it is passed on, so that events keep their order.
            listener.withLock { listener in
                for event in change(&listener) { output.yield(event) }
            }
        }
    }
}
