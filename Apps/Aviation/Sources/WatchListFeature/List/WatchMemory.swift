import Essentials
import Synchronization

/// When a screen last saw each watched flight.
final class WatchMemory: Sendable {
    private let times = Mutex<[String: Date]>([:])

    init() {}

    /// Keeps the time of a flight that is seen; returns the last one of a flight that is not.
    func lastSeen(_ name: String, now: Date?) -> Date? {
        times.withLock { times in
            guard let now else { return times[name] }
            times[name] = now
            return nil
        }
    }
}
