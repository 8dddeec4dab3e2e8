import SectionEssentials

/// Reports changes of a person's records, whoever makes them: this program, another one, or a sync.
///
/// A section that lists records begins it each time before it loads, and waits for a change in
/// `waitForChange()`, so that a screen and a page that are watched load it again.
public struct RecordChanges: Sendable {
    /// The path of the folder of the records.
    public let folder: String

    /// Waits, unless its task is cancelled.
    public let pause: @Sendable (Duration) async -> Void

    private let watch = FolderWatch()

    /// Reports changes of the records of all kinds in a data folder.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder, which need not exist.
    ///   - pause: waits for a time, or until its task is cancelled.
    public init(
        of folder: String,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.folder = folder
        self.pause = pause
    }

    /// Counts changes from now on: those of the records, and of the files in other folders.
    public func begin(also others: [String] = []) {
        let kinds = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        watch.begin([folder] + kinds.sorted().map { "\(folder)/\($0)/records" } + others)
    }

    /// Waits for a change; false if the task was cancelled, or nothing was begun.
    ///
    /// - Parameter limit: how long to wait at most, for a place that reports nothing; then it is as if
    ///   something had changed.
    public func next(within limit: Duration? = nil) async -> Bool {
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
