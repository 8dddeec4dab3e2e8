import Synchronization

/// Records the arguments of the calls of a spy, in order.
///
/// ```swift
/// struct PlanetsPresenterSpy: PlanetsPresenterInput {
///     let kinds = Calls<[Planet.Kind]>()
///
///     func presentPlanets(of kinds: [Planet.Kind], in output: some PlanetsPresenterOutput) async {
///         self.kinds.note(kinds)
///     }
/// }
/// ```
public final class Calls<Argument: Sendable>: Sendable {
    private let record = Mutex<[Argument]>([])

    /// Creates an empty record.
    public init() {}

    /// The arguments of all calls, in order.
    public var all: [Argument] { record.withLock(\.self) }

    /// Records the argument of a call.
    public func note(_ argument: Argument) {
        record.withLock { $0.append(argument) }
    }
}
