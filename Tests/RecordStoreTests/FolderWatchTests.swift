import FeatureTesting
import Foundation
import SectionEssentials
import Synchronization
import Testing

@testable import RecordStore

/// Changes of folders, which other programs make.
@Suite(.timeLimit(.minutes(1))) struct FolderWatchTests {
    private let folder: TemporaryFolder
    private let watch = FolderWatch()

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("shared")
        watch.begin([folder.path("shared")])
    }

    /// Whether a change is noticed within some steps.
    private func isNoticed(within steps: Int) async -> Bool {
        let watch = watch
        let left = Mutex(steps)
        let task = Mutex(Task<Bool, Never>?.none)
        let wait = Task {
            await watch.change { _ in
                let step = left.withLock {
                    $0 -= 1
                    return steps - $0
                }
                if step > steps { task.withLock { $0?.cancel() } }
                await Task.yield()
            }
        }
        task.withLock { $0 = wait }
        return await wait.value
    }

    private func write(_ name: String) throws {
        try Data("text".utf8).write(to: URL(filePath: folder.path("shared/\(name)")))
    }

    @Test func `a file that another program writes, replaces or removes is noticed`() async throws {
        try write("flights.one.json")
        #expect(await isNoticed(within: 40))
        #expect(await !isNoticed(within: 40))

        let path = folder.path("shared/flights.one.json")
        try FileManager.default.removeItem(atPath: path)
        #expect(await isNoticed(within: 40))
    }

    @Test func `a hidden file, such as a lock, is not worth loading`() async throws {
        try write(".folder-lock")

        #expect(await !isNoticed(within: 40))
    }

    @Test func `a folder that was missing is noticed once it has files`() async throws {
        watch.begin([folder.path("later")])
        #expect(await !isNoticed(within: 40))

        try folder.makeFolder("later")
        try Data().write(to: URL(filePath: folder.path("later/flights.one.json")))

        #expect(await isNoticed(within: 40))
    }

    @Test func `where nothing is watched, the wait is over at once`() async {
        watch.begin([])

        #expect(await !isNoticed(within: 1_000_000))
    }
}
