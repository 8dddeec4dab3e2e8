import Foundation
import Networking
import Synchronization

/// A clock that waiting advances at once.
final class ManualClock: RequestClock {
    private let passed = Mutex(Duration.zero)
    private let start = Date(timeIntervalSince1970: 1_600_000_000)

    var elapsed: Duration { passed.withLock { $0 } }

    var date: Date { start.addingTimeInterval(elapsed / .seconds(1)) }

    func wait(for duration: Duration) async throws(CancellationError) {
        advance(by: duration)
    }

    func advance(by duration: Duration) {
        passed.withLock { $0 += duration }
    }
}
