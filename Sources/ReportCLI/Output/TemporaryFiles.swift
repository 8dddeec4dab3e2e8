import CLibrary
import Synchronization

/// The files that are being written under another name until they are whole.
///
/// They are known here so that a process that is about to end leaves none of them behind.
final class TemporaryFiles: Sendable {
    /// Those of this process.
    static let shared = TemporaryFiles()

    private let paths = Mutex<Set<String>>([])

    /// Takes note of a file that is about to be made.
    func insert(_ path: String) {
        paths.withLock { _ = $0.insert(path) }
    }

    /// Forgets a file that is whole, or gone.
    func forget(_ path: String) {
        paths.withLock { _ = $0.remove(path) }
    }

    /// Removes all that are being written; may be called from any thread.
    func removeAll() {
        paths.withLock { paths in
            for path in paths { unlink(path) }
        }
    }
}
