import FeatureTesting

@testable import Walking

/// A source of positions with the events that a test gives it.
final class LocationSpy: LocationInput {
    private let given: [LocationEvent]
    private let ends: Bool

    /// What the first event waits for; nil for nothing.
    private let gate: Gate?

    init(_ events: [LocationEvent], ends: Bool = true, gate: Gate? = nil) {
        given = events
        self.ends = ends
        self.gate = gate
    }

    func events() -> AsyncStream<LocationEvent> {
        let (given, ends, gate) = (given, ends, gate)
        return AsyncStream { output in
            Task {
                await gate?.passed()
                for event in given { output.yield(event) }
                if ends { output.finish() }
            }
        }
    }
}
