import SectionCLibrary
import Synchronization

/// The temporary files of a process, removed if a signal ends it.
final class TemporaryFiles: Sendable {
    /// The temporary files of this process.
    static let shared = TemporaryFiles()

    private let paths = Mutex<Set<String>>([])

    /// Adds a file before it is created.
    func insert(_ path: String) {
        paths.withLock { _ = $0.insert(path) }
    }

    /// Removes a file from the list once it is complete or deleted.
    func forget(_ path: String) {
        paths.withLock { _ = $0.remove(path) }
    }

    /// Deletes all files in the list; call from any thread.
    func removeAll() {
        paths.withLock { paths in
            for path in paths { unlink(path) }
        }
    }
}
