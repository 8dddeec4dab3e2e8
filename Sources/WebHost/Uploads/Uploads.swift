import SectionCLibrary
import SectionEssentials
import SectionKit
import Synchronization

/// The files that browsers have sent, until an action has read them, a person cancels it, or their time
/// is over.
///
/// They are in a folder that only this user can enter, which ends with this object; what a server has
/// left that was killed is removed by the next one.
package final class Uploads: Sendable {
    let limits: UploadLimits

    /// The folder of the program's data; nil if this machine has none.
    private let data: String?
    private let room: UploadRoom
    private let pause: @Sendable (Duration) async -> Void
    private let state = Mutex(State())

    private struct State: ~Copyable {
        var session: Session?
        var files: [String: UploadedFile] = [:]
        var isClosed = false
    }

    /// A folder for the files, which is locked for as long as it is used.
    private struct Session: ~Copyable {
        let folder: String
        let lock: FileLock
    }

    private static let lockName = "lock"

    /// The start of what names a file in a form.
    private static let prefix = "upload-"

    /// Creates an empty place for files, and removes what earlier servers have left.
    ///
    /// - Parameters:
    ///   - data: the folder of the program's data; nil if this machine has none.
    ///   - limits: the most that it holds.
    ///   - pause: waits for a time, or until the task is cancelled.
    package init(
        in data: String?, limits: UploadLimits = UploadLimits(),
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        (self.data, self.limits, self.pause) = (data, limits, pause)
        room = UploadRoom(limits: limits)
        removeLeftovers()
    }

    deinit {
        close()
    }

    // MARK: - Files

    /// Begins a file, which is gone unless it is kept.
    func begin(called name: String) throws(SystemError) -> UploadedFile {
        try UploadedFile(
            id: Self.prefix + WebGuard.randomToken(), called: name, in: try session(), room: room)
    }

    /// Keeps files until they are dropped, or their time is over.
    func keep(_ files: [UploadedFile]) {
        let isOpen = state.withLock { state in
            guard !state.isClosed else { return false }
            for file in files { state.files[file.id] = file }
            return true
        }
        guard isOpen, !files.isEmpty else { return }
        let ids = files.map(\.id)
        Task { [self] in
            await pause(limits.time)
            drop(ids)
        }
    }

    /// The file that something names in a form; nil if there is none.
    func file(_ id: String) -> UploadedFile? { state.withLock { $0.files[id] } }

    /// The file at a path; nil if it is another one.
    func file(at path: String) -> UploadedFile? {
        state.withLock { $0.files.values.first { $0.path == path } }
    }

    /// Lets files go, which are removed once nobody reads them.
    func drop(_ ids: [String]) {
        // The last reference is given up outside of the lock.
        _ = state.withLock { state in ids.map { state.files.removeValue(forKey: $0) } }
    }

    /// Returns a text with the names of files instead of their paths, which mean nothing to a person.
    func words(_ text: String, escaped isEscaped: Bool = false) -> String {
        let files = state.withLock { state in
            guard let folder = state.session?.folder,
                text.contains(isEscaped ? folder.html : folder)
            else { return [UploadedFile]() }
            return Array(state.files.values)
        }
        return files.reduce(text) { text, file in
            isEscaped
                ? text.replacing(file.path.html, with: file.label.html)
                : text.replacing(file.path, with: file.label)
        }
    }

    /// The folder for files that an action needs later too; nil if this machine has none.
    var lastingFolder: String? { data.map { "\($0)/files" } }

    /// Removes all files, and takes no more.
    package func close() {
        let (files, folder) = state.withLock { state in
            let closed = (state.files, state.session?.folder)
            (state.files, state.isClosed) = ([:], true)
            state.session = nil
            return closed
        }
        withExtendedLifetime(files) {
            guard let folder else { return }
            Self.remove(folder)
        }
    }

    // MARK: - Folders

    /// The folder of the files, which is made for the first one.
    private func session() throws(SystemError) -> String {
        guard let parent else { throw SystemError(ENOENT) }
        return try state.withLock { state throws(SystemError) in
            if let folder = state.session?.folder { return folder }
            guard !state.isClosed else { throw SystemError(ESHUTDOWN) }
            for _ in 0..<3 {
                let folder = "\(parent)/\(WebGuard.randomToken())"
                try Folder.make(folder, around: 0o700)
                let opened = try Folder(folder, followingLinks: false)
                guard let lock = try FileLock.taken(on: Self.lockName, in: opened, making: true),
                    // A server that starts may have removed it before it was locked.
                    (try? opened.status(of: Self.lockName)) != nil
                else { continue }
                state.session = Session(folder: folder, lock: lock)
                return folder
            }
            throw SystemError(EBUSY)
        }
    }

    private var parent: String? { data.map { "\($0)/uploads" } }

    /// Removes the folders that no server has locked.
    private func removeLeftovers() {
        guard let parent, let folder = try? Folder(parent, followingLinks: false),
            let names = try? folder.names()
        else { return }
        for name in names {
            let path = "\(parent)/\(name)"
            guard let left = try? Folder(path, followingLinks: false) else { continue }
            do throws(SystemError) {
                let lock = try FileLock.taken(on: Self.lockName, in: left, making: false)
                if lock != nil { Self.remove(path) }
            } catch {
                // Without a lock, a server has just made it, or ended while it did.
                rmdir(path)
            }
        }
        rmdir(parent)
    }

    private static func remove(_ folder: String) {
        try? FileManager.default.removeItem(atPath: folder)
        if let slash = folder.lastIndex(of: "/") { rmdir(String(folder[..<slash])) }
    }
}
