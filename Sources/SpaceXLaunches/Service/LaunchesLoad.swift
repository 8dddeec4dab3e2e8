import Networking
import Synchronization

/// A load of all launches, shared by all queries that are made while it is in progress.
///
/// Without it, each section of a screen would read the whole list.
final class LaunchesLoad: Sendable {
    private typealias Waiter = CheckedContinuation<Result<LaunchesEntity, RequestError>?, Never>

    /// The queries that wait; nil while nothing loads.
    private let waiters = Mutex<[Waiter]?>(nil)

    /// Begins a load; false if one is in progress.
    func begin() -> Bool {
        waiters.withLock { waiters in
            if waiters != nil { return false }
            waiters = []
            return true
        }
    }

    /// Ends the load in progress, and passes its result to the waiting queries; nil if the load was
    /// cancelled, since they were not.
    func end(_ result: Result<LaunchesEntity, RequestError>) {
        let waiting = waiters.withLock { waiters in
            defer { waiters = nil }
            return waiters ?? []
        }
        let isCancelled = if case .failure(.cancelled) = result { true } else { false }
        for waiter in waiting { waiter.resume(returning: isCancelled ? nil : result) }
    }

    /// Waits for the result of the load in progress; nil if it was cancelled or has just ended.
    func result() async -> Result<LaunchesEntity, RequestError>? {
        await withCheckedContinuation { waiter in
            let isLoading = waiters.withLock { waiters in
                waiters?.append(waiter)
                return waiters != nil
            }
            if !isLoading { waiter.resume(returning: nil) }
        }
    }
}
