import Networking
import Synchronization

/// The lock that this device has taken and not ended yet.
final class HeldLock: Sendable {
    private let lock = Mutex<SyncLock?>(nil)

    func begin(_ new: SyncLock) { lock.withLock { $0 = new } }
    func end() { lock.withLock { $0 = nil } }

    /// The field with which a server that honours no versions writes only while the lock holds
    /// (RFC 4918, section 10.4.1); nil without a lock.
    func field(at address: String) -> HTTPField? {
        lock.withLock(\.self).map {
            HTTPField("If", "<\(address)/\(WebDAVLock.fileName)> (<\($0.token)>)")
        }
    }
}
