import CLibrary
import Synchronization

/// The files that are being written under another name until they are whole.
///
/// They are known here so that a process that is about to end leaves none of them behind.
final class Drafts: Sendable {
    /// Those of this process.
    static let shared = Drafts()

    private let paths = Mutex<Set<String>>([])

    /// Lets a body write a draft, which is gone afterwards unless it was put in its place.
    func write<Failure>(
        to path: String,
        _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        paths.withLock { _ = $0.insert(path) }
        defer { paths.withLock { _ = $0.remove(path) } }
        do throws(Failure) {
            try body()
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Removes all that are being written; may be called from any thread.
    func removeAll() {
        paths.withLock { paths in
            for path in paths { unlink(path) }
        }
    }
}
