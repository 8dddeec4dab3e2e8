import Networking
import Synchronization

/// The lock that this device has taken and not ended yet.
///
/// Its time is measured by a clock that goes on while the machine sleeps, from before it was asked
/// for. Nothing is assumed of it in the last tenth of that time.
final class HeldLock: Sendable {
    private let lock = Mutex<(lock: SyncLock, end: ContinuousClock.Instant)?>(nil)
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant) {
        self.now = now
    }

    /// The present time, to be noted before a lock is asked for.
    var start: ContinuousClock.Instant { now() }

    func begin(_ new: SyncLock, asked start: ContinuousClock.Instant) {
        lock.withLock { $0 = (new, start + .seconds(new.seconds) * 0.9) }
    }

    func end() { lock.withLock { $0 = nil } }

    /// How long the lock lasts yet; zero or less if it is over, nil without a lock.
    var rest: Duration? { lock.withLock { $0?.end }.map { now().duration(to: $0) } }

    /// The field with which a server writes only while the lock holds (RFC 4918, section 10.4.1);
    /// nil without a lock.
    func field(at address: String) -> HTTPField? {
        lock.withLock { $0?.lock }.map { WebDAVLock.field(for: $0, at: address) }
    }
}
