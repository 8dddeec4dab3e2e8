package import RecordSync
import SectionEssentials

/// Reports changes of a person's records, and of the folder that they are shared in, whoever makes
/// them.
package struct RecordChanges: Sendable {
    /// The path of the folder of the records.
    let folder: String

    /// Waits, unless its task is cancelled.
    package let pause: @Sendable (Duration) async -> Void

    private let watch = FolderWatch()

    package init(
        of folder: String,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.folder = folder
        self.pause = pause
    }

    /// Counts changes from now on: those of the records, and of the folder that they are synced with,
    /// or else of how the last sync ended.
    package func begin(with place: SyncPlace? = nil) {
        let kinds = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var folders = [folder] + kinds.sorted().map { "\(folder)/\($0)/records" }
        if case .folder(let path)? = place { folders.append(path) }
        watch.begin(folders + (place == nil ? ["\(folder)/sync"] : []))
    }

    /// Waits for a change; false if the task was cancelled, or nothing was begun.
    ///
    /// - Parameter limit: how long to wait at most, for a place that reports nothing; then it is as if
    ///   something had changed.
    package func next(within limit: Duration? = nil) async -> Bool {
        guard let limit else { return await watch.change(pause: pause) }
        return await withTaskGroup(of: Bool.self) { group in
            group.addTask { await watch.change(pause: pause) }
            group.addTask {
                await pause(limit)
                return !Task.isCancelled
            }
            defer { group.cancelAll() }
            return await group.next() ?? false
        }
    }
}

extension LogDependencies {
    /// Reports changes of the records to a screen, which loads again; nil where all is loaded once.
    package var changes: RecordChanges? {
        guard memory != nil else { return nil }
        return folder.map { RecordChanges(of: $0) }
    }
}
