import SectionEssentials
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Notices when the files in folders change, also those that other programs write.
///
/// Linux reports it at once (inotify). Elsewhere, and for folders of other machines, whose changes the
/// system does not report, the names, sizes and times of the files are compared.
package final class FolderWatch: Sendable {
    private let state = Mutex(State())

    /// How often it looks whether the system has reported something.
    private static let step = Duration.milliseconds(200)

    /// How many steps pass between two comparisons of the files.
    private static let stepsBetweenLooks = isReported ? 25 : 5

    /// Whether the system reports changes.
    private static var isReported: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private struct State {
        var folders: [String] = []

        /// The files when it was looked at them last.
        var seen: [String: FileStamp] = [:]

        #if os(Linux)
            var events: Int32 = -1
        #endif
    }

    package init() {}

    deinit {
        #if os(Linux)
            state.withLock { if $0.events >= 0 { close($0.events) } }
        #endif
    }

    /// Begins to watch folders, instead of others; one that is missing is watched once it is there.
    ///
    /// What changes from now on ends the next wait.
    package func begin(_ folders: [String]) {
        state.withLock { state in
            state.folders = folders
            state.seen = Self.files(in: folders)
            #if os(Linux)
                if state.events >= 0 { close(state.events) }
                state.events = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
                guard state.events >= 0 else { return }
                let kinds =
                    IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE
                for folder in folders {
                    inotify_add_watch(state.events, folder, UInt32(kinds))
                }
            #endif
        }
    }

    /// Waits until something has changed; false if the task was cancelled, or nothing is watched.
    ///
    /// - Parameter pause: waits, unless its task is cancelled.
    package func change(pause: @Sendable (Duration) async -> Void) async -> Bool {
        var steps = 0
        while !Task.isCancelled, !state.withLock(\.folders.isEmpty) {
            if hasEvent() || steps % Self.stepsBetweenLooks == 0 && hasOtherFiles() {
                // Several files are often written one after another.
                await pause(Self.step)
                _ = hasEvent()
                _ = hasOtherFiles()
                return !Task.isCancelled
            }
            await pause(Self.step)
            steps += 1
        }
        return false
    }

    /// Whether the system has reported a change since it was asked last.
    private func hasEvent() -> Bool {
        #if os(Linux)
            state.withLock { state in
                guard state.events >= 0 else { return false }
                var buffer = [UInt8](repeating: 0, count: 4096)
                var isChanged = false
                while true {
                    let count = read(state.events, &buffer, buffer.count)
                    if count <= 0 { return isChanged }
                    isChanged = isChanged || Self.isWorthLoading(buffer[..<count])
                }
            }
        #else
            false
        #endif
    }

    #if os(Linux)
        /// Whether one of the events is about a file that is not hidden, as locks and drafts are.
        private static func isWorthLoading(_ events: ArraySlice<UInt8>) -> Bool {
            let header = MemoryLayout<inotify_event>.size
            var place = events.startIndex
            while place + header <= events.endIndex {
                let length = events[place + 12..<place + 16].reversed()
                    .reduce(0) { $0 << 8 | Int($1) }
                let name = place + header
                guard name + length <= events.endIndex else { return true }
                if length > 0, events[name] != UInt8(ascii: ".") { return true }
                place = name + length
            }
            return false
        }
    #endif

    /// Whether the files differ from those that were seen last.
    private func hasOtherFiles() -> Bool {
        state.withLock { state in
            let files = Self.files(in: state.folders)
            defer { state.seen = files }
            return files != state.seen
        }
    }

    /// The sizes and times of the files that are not hidden.
    private static func files(in folders: [String]) -> [String: FileStamp] {
        var files: [String: FileStamp] = [:]
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = "\(folder)/\(name)"
                // The time of a folder in the folder says nothing about the files that are watched.
                var status = stat()
                let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
                files[path] = isFile ? FileStamp(status) : .never
            }
        }
        return files
    }
}
