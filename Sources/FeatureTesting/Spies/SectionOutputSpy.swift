public import SectionKit
import Synchronization

/// A section output that records the states.
public final class SectionOutputSpy<Content: Sendable>: SectionOutput {
    private let record = Mutex<[SectionState<Content>]>([])

    /// Creates a spy without states.
    public init() {}

    /// The states, in order.
    public var states: [SectionState<Content>] { record.withLock { $0 } }

    /// Records the state.
    public func show(_ state: SectionState<Content>) async {
        record.withLock { $0.append(state) }
    }
}
