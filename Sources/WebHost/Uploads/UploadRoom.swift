import SectionCLibrary
import Synchronization

/// The room that the files of browsers share, so that all of them together stay within the limits.
final class UploadRoom: Sendable {
    private let limits: UploadLimits
    private let taken = Mutex((files: 0, bytes: 0))

    init(limits: UploadLimits) {
        self.limits = limits
    }

    /// Takes room.
    ///
    /// - Throws: `EDQUOT` if there is not as much.
    func take(files: Int, bytes: Int) throws(SystemError) {
        let fits = taken.withLock { taken in
            guard taken.files + files <= limits.files, taken.bytes + bytes <= limits.all else {
                return false
            }
            taken = (taken.files + files, taken.bytes + bytes)
            return true
        }
        if !fits { throw SystemError(EDQUOT) }
    }

    /// Gives room back.
    func leave(files: Int, bytes: Int) {
        taken.withLock { $0 = ($0.files - files, $0.bytes - bytes) }
    }
}
