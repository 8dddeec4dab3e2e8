import Networking
package import SectionEssentials
package import SectionKit
import Synchronization

/// The positions that a device sends, such as a phone that shows a page of `serve`.
///
/// A device sends them in parts, and again if it has no answer: what was taken before is left out.
package final class DeviceLocation: LocationInput {
    /// When its person asked to be followed, which tells walks of devices apart.
    package let start: Date

    fileprivate struct State {
        var queue: [LocationEvent] = []

        /// Who waits for the next event.
        var reader: CheckedContinuation<LocationEvent?, Never>?

        /// Who waits until all events are taken.
        var senders: [CheckedContinuation<Void, Never>] = []

        var last: TrackPoint?
        var sent = 0
        var isOver = false
    }

    private let state = Mutex(State())
    private let pause: @Sendable (Duration) async -> Void

    /// The time without a position after which one is awaited again.
    private static let patience = Duration.seconds(60)

    /// The longest time between two positions without a gap in the track, in seconds: a device that lies
    /// still may send none.
    private static let longestLeg = 60.0

    /// Creates a source without positions.
    ///
    /// - Parameters:
    ///   - start: when its person asked to be followed.
    ///   - pause: waits, unless its task is cancelled.
    package init(
        since start: Date,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        (self.start, self.pause) = (start, pause)
    }

    package var goesOnLater: Bool { true }

    package func events() -> AsyncStream<LocationEvent> {
        AsyncStream {
            await self.next()
        } onCancel: {
            self.stop()
        }
    }

    /// Goes on after a point that was recorded before.
    func goOn(after point: TrackPoint?) {
        state.withLock { $0.last = point }
    }

    /// Takes positions, and waits until the walk has them; what is recorded then stays.
    ///
    /// Those that are older than the last one, or not accurate enough, are left out.
    ///
    /// - Returns: false if the walk has ended.
    package func send(_ positions: [SentPositions.Position]) async -> Bool {
        let number = state.withLock { state -> Int? in
            guard !state.isOver else { return nil }
            for position in positions { state.take(position, longestLeg: Self.longestLeg) }
            // Also without a new one, so that what could not be recorded is tried again.
            state.queue.append(.state(state.last == nil ? .requesting : .authorised))
            state.sent += 1
            return state.sent
        }
        guard let number else { return false }
        await withCheckedContinuation { sender in
            state.withLock { state in
                state.senders.append(sender)
                state.pass()
            }
        }
        Task { [pause, weak self] in
            await pause(Self.patience)
            self?.wait(after: number)
        }
        return state.withLock { !$0.isOver }
    }

    /// Awaits a position, unless others were sent after some.
    private func wait(after number: Int) {
        state.withLock { state in
            guard state.sent == number, !state.isOver else { return }
            state.queue.append(.state(.requesting))
            state.pass()
        }
    }

    private func next() async -> LocationEvent? {
        await withCheckedContinuation { reader in
            state.withLock { state in
                state.reader = reader
                state.pass()
            }
        }
    }

    private func stop() {
        state.withLock { state in
            state.isOver = true
            state.queue = []
            state.pass()
        }
    }
}

extension SentPositions.Position {
    /// Whether it is exact enough to count.
    package var isExact: Bool { accuracy ?? 0 <= GPSDFix.largestError }
}

extension DeviceLocation: Equatable {
    package static func == (one: DeviceLocation, other: DeviceLocation) -> Bool { one === other }
}

extension DeviceLocation.State {
    fileprivate mutating func take(_ position: SentPositions.Position, longestLeg: Double) {
        let point = position.point
        guard position.isExact, let time = point.time else { return }
        if let before = last?.time {
            guard time > before else { return }
            if time.timeIntervalSince(before) > longestLeg { queue.append(.gap) }
        }
        queue.append(.point(point))
        last = point
    }

    /// Passes the next event on to who waits for it.
    fileprivate mutating func pass() {
        guard isOver || reader != nil else { return }
        if queue.isEmpty {
            // Who asks for another one has taken those before.
            for sender in senders { sender.resume() }
            senders = []
            guard isOver else { return }
        }
        guard let reader else { return }
        self.reader = nil
        reader.resume(returning: queue.isEmpty ? nil : queue.removeFirst())
    }
}
