import Synchronization

/// What a spy was called with, in order.
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

    /// Makes a record of no calls.
    public init() {}

    /// The arguments, those of the first call first.
    public var all: [Argument] { record.withLock(\.self) }

    /// Notes what a call was given.
    public func note(_ argument: Argument) {
        record.withLock { $0.append(argument) }
    }
}
