public import SectionKit
import Synchronization

/// A section output that remembers the states it was shown.
public final class SectionOutputSpy<Content: Sendable>: SectionOutput {
    private let record = Mutex<[SectionState<Content>]>([])

    /// Makes a spy that was shown nothing yet.
    public init() {}

    /// The states shown, in order.
    public var states: [SectionState<Content>] { record.withLock { $0 } }

    /// Notes the state.
    public func show(_ state: SectionState<Content>) async {
        record.withLock { $0.append(state) }
    }
}
