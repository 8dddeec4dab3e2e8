import Synchronization

/// Records the arguments of the calls of a spy, in order.
///
/// ```swift
/// struct LaunchesInteractorSpy: LaunchesInteractorInput {
///     let answer: Result<LaunchList, RequestError>
///     let queries = Calls<LaunchesQuery>()
///
///     func fetchLaunches(
///         _ query: LaunchesQuery,
///         reportingTo output: some LaunchesInteractorOutput
///     ) async {
///         queries.note(query)
///         await answer.report(to: output)
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
